import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { routerFolder } from './router-aliases.ts';

/** The module of react-router with its components for a browser. */
export const COMPONENTS = 'lib/dom/lib.js';

/**
 * Lets the build drop the components of react-router that this product does not use: `Form` and `NavLink` with their hooks.
 * The library assigns a `displayName` to each, and a bundler must keep a component that a statement changes.
 */
export const pluginRouterComponents: RsbuildPlugin = {
  name: 'router-components',
  setup(api) {
    api.transform({ test: join(routerFolder(), COMPONENTS) }, ({ code }) => withoutEffects(code));
  },
};

/** Fails if an upgrade of the library writes its components in another way. Keeps the lines, for source maps. */
export function withoutEffects(code: string): string {
  const unnamed = code.replaceAll(/^\w+\.displayName = .*$/gm, '');
  const pure = unnamed.replaceAll(/^const \w+ = (?=React\$1\.forwardRef\()/gm, '$&/* @__PURE__ */ ');
  if (unnamed === code || pure === unnamed) throw new Error(`react-router's ${COMPONENTS} has another form`);
  return pure;
}
