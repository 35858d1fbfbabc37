import { expect, it } from '@jest/globals';
import type { Rspack } from '@rsbuild/core';
import { hiddenMaps } from './source-maps.ts';

/** The name of a source as the registry accepts it: below the root, or of a package, or made up. */
function nameOf(absoluteResourcePath: string): unknown {
  const config: Rspack.Configuration = {};
  const { rspack } = hiddenMaps('/work/product').tools ?? {};
  if (typeof rspack !== 'function') throw new Error('the maps name no sources');
  void rspack(config as never, undefined as never);
  const name = config.output?.devtoolModuleFilenameTemplate;
  return typeof name === 'function' ? name({ absoluteResourcePath } as Parameters<typeof name>[0]) : name;
}

it.each([
  ['a source', '/work/product/mf-auth/src/remote.ts', 'mf-auth/src/remote.ts'],
  ['a package', '/elsewhere/node_modules/react/index.js', 'node_modules/react/index.js'],
  ['the bundler’s code', 'webpack/runtime/css loading', 'generated/css loading'],
  [
    'code in an address',
    '/work/product/mf-auth/data:text/javascript,import("/work/a.ts")',
    'generated/module',
  ],
])('a map names %s without the folder of the build', (_what, path, name) => expect(nameOf(path)).toBe(name));
