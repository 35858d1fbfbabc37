import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The library's production build. Its version is pinned exactly, because the parts are named by their files. */
export const routerFolder = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('react-router/package.json')), 'dist/production');

/** Modules of react-router that this product does not need as they are, and what takes their place. */
export const ROUTER_PARTS: Readonly<Record<string, string>> = {
  'lib/dom/ssr/components.js': 'router-framework',
  'lib/router/instrumentation.js': 'router-instrumentation',
};

export function routerAliases(): Record<string, string> {
  const folder = routerFolder();
  return Object.fromEntries(
    Object.entries(ROUTER_PARTS).map(([part, replacement]) => [
      join(folder, part),
      fileURLToPath(import.meta.url.replace('router-aliases', replacement)), // .js in the published package
    ]),
  );
}
