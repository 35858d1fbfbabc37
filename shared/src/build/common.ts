import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { BROWSERS } from './browsers.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { routerAliases } from './router-parts/router-aliases.ts';
import { pluginRouterComponents } from './router-parts/router-components.ts';
import { unitSource, type UnitSource } from './version/unit-version.ts';

export interface UnitContext extends UnitSource {
  root: string;
  /** output folder */
  dist: string;
}

/** `configUrl`: the `import.meta.url` of the unit's rsbuild.config.ts. */
export function unitContext(configUrl: string): UnitContext {
  const root = dirname(fileURLToPath(configUrl));
  const projectRoot = fileURLToPath(new URL('../../../', import.meta.url));
  return { root, dist: join(root, 'dist'), ...unitSource(root, projectRoot) };
}

/** Which React a development build runs with; production builds always get the production one. */
export type ReactBuild = 'development' | 'production';

/** React's production build has neither `jsxDEV` nor a refresh of components. */
const IN_PRODUCTION = { fastRefresh: false, swcReactOptions: { development: false, refresh: false } };

/** What one pass leaves, a further one can shorten: 0.3 kB of the shell. */
const MINIFY = { jsOptions: { minimizerOptions: { compress: { passes: 3 } } } };

/**
 * Configuration that every unit's build shares: integrity, and names that never collide between two versions.
 * `digits` end these names: VERSION_MARK in a build whose manifest plugin replaces it, or the inputs.
 */
export function commonConfig(
  { root, dist, unit }: UnitContext,
  digits: string,
  react: ReactBuild = 'development',
): RsbuildConfig {
  return {
    root,
    plugins: [pluginReact(react === 'development' ? {} : IN_PRODUCTION), pluginRouterComponents],
    resolve: { alias: routerAliases() },
    output: {
      assetPrefix: 'auto',
      cleanDistPath: true,
      cssModules: { localIdentName: `${unit}-[local]-[hash:base64:5]` },
      dataUriLimit: 0,
      distPath: { root: dist },
      filenameHash: 'contenthash:10',
      legalComments: 'none',
      minify: MINIFY,
      overrideBrowserslist: BROWSERS,
      polyfill: 'off',
    },
    performance: { printFileSize: false },
    tools: {
      htmlPlugin: false,
      rspack: (config) => {
        config.plugins = [...(config.plugins ?? []), new IntegrityPlugin()];
        const name = `${unit.replaceAll('-', '_')}_${digits}`;
        // ids from hashes would depend on the checkout folder, because a shared module's identifier contains
        // its absolute path
        // shortest names first: 1.3 kB less in the shell than names from hashes
        const mangleExports = 'size' as const;
        config.optimization = {
          ...config.optimization,
          moduleIds: 'natural',
          chunkIds: 'natural',
          mangleExports,
        };
        config.output = {
          ...config.output,
          uniqueName: name,
          // without a hash, which the version's folder has: each would be in this unit's runtime and in the page. A style
          // keeps its own, because the runtimes of all units find a style in the page by its name
          chunkFilename: 'static/js/async/[name].js',
          chunkLoadingGlobal: `chunk_${name}`,
          // without this, a second import of a module that threw returns the half-evaluated module
          strictModuleErrorHandling: true,
        };
      },
    },
  };
}
