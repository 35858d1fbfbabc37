import type { Stories } from './stories.ts';

const context = import.meta.webpackContext('../..', {
  regExp: /^\.\/(shared\/src\/ui|shell\/src|mf-[^/]+\/src)\/(?!.*node_modules).*\.stories\.tsx$/,
});

/** Every part with stories: of the kit, and of the units' own. */
export const PARTS: Stories[] = context
  .keys()
  .map((file) => (context(file) as { default: Stories }).default)
  .sort((a, b) => a.title.localeCompare(b.title));
