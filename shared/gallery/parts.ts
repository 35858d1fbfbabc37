import type { Stories } from './stories.ts';

const context = import.meta.webpackContext('../..', {
  regExp: /^\.\/(shared\/src\/ui|shell\/src|mf-[^/]+\/src)\/(?!.*node_modules).*\.stories\.tsx$/,
});

/** Every component with stories, from the kit and from the units. */
export const PARTS: Stories[] = context
  .keys()
  .map((file) => (context(file) as { default: Stories }).default)
  .sort((a, b) => a.title.localeCompare(b.title));
