import { join } from 'node:path';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { mergeRsbuildConfig, type RsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import type { RemoteDefinition } from '../remote/define-remote.ts';
import { entrySource } from './federation/entry-source.ts';
import { ownRuntime } from './federation/own-runtime.ts';
import { commonConfig, unitContext, type ReactBuild, type UnitContext } from './common.ts';
import { remoteShares, sharedVersion, sharedVersions } from './shares.ts';
import { secondScope, secondScopeShares, type SecondScope } from './second-scope.ts';
import { hiddenMaps, sourcesRoot } from './source-maps.ts';
import { unitManifestPlugin } from './unit-manifest-plugin.ts';
import { VERSION_MARK } from './version/version-mark.ts';

/** The complete build of a remote: `export default remoteConfig(import.meta.url, remote)`. */
export function remoteConfig(
  configUrl: string,
  definition: RemoteDefinition,
  options: {
    /** the name of a share scope for this remote's own React, of another major version than the shell's */
    scope?: string;
  } = {},
): RsbuildConfig {
  const context = unitContext(configUrl);
  const scope = options.scope === undefined ? null : secondScope(context.root, options.scope);
  const container = containerConfig(context, VERSION_MARK, ENTRY, 'development', scope);
  return mergeRsbuildConfig(container, hiddenMaps(sourcesRoot(context.root)), {
    plugins: [
      unitManifestPlugin({
        context,
        container: containerOf(context.unit),
        ...sharedBy(scope),
        definition,
        describe: (files) => ({ entry: remoteEntryOf(files), page: null }),
      }),
    ],
  });
}

/** The shell knows by this name that the entry brings its federation runtime (shell/src/loading/entry-name.ts). */
const ENTRY = 'container.[contenthash:10].js';

/** What a remote was built against, and what it brings itself. */
const sharedBy = (scope: SecondScope | null) =>
  scope === null ? { shared: sharedVersions() } : { shared: { '@resort/shared': sharedVersion() }, scope };

/**
 * A remote served by a development server below `base`: hot reload, no hashes in names, no integrity.
 * Production builds use `remoteConfig`. `react`: the build of React that the page's shell provides.
 */
export function liveRemoteConfig(
  configUrl: string,
  base: string,
  react: ReactBuild = 'development',
): RsbuildConfig {
  const context = unitContext(configUrl);
  return mergeRsbuildConfig(containerConfig(context, context.inputs, 'container.js', react), {
    mode: 'development',
    // compile a screen at once instead of on demand: the host's page cannot request it
    dev: { assetPrefix: base, hmr: true, lazyCompilation: false, liveReload: true, writeToDisk: false },
    output: { filenameHash: false },
    server: { base, cors: { origin: [] }, printUrls: false },
    plugins: [sameOriginClient()],
  });
}

/**
 * Routes hot updates through the server that served the page. The federation plug-in would use rsbuild's own
 * port.
 */
function sameOriginClient(): RsbuildPlugin {
  return {
    name: 'resort:same-origin-client',
    setup(api) {
      api.modifyRsbuildConfig({
        order: 'post',
        handler: (config) => {
          delete config.dev?.client?.port;
        },
      });
    },
  };
}

function containerConfig(
  context: UnitContext,
  digits: string,
  filename: string,
  react: ReactBuild = 'development',
  scope: SecondScope | null = null,
): RsbuildConfig {
  const container = containerOf(context.unit);
  return mergeRsbuildConfig(commonConfig(context, digits, react), {
    source: {
      entry: { [container]: entrySource(join(context.root, 'src/remote.ts')) },
    },
    splitChunks: {
      preset: 'none',
      // a small file for two screens costs each of them a request
      minSize: 40_000,
      // only modules with content need a chunk of their own; shares that the shell provides have none
      cacheGroups: { default: { test: /./, minChunks: 2, reuseExistingChunk: true }, defaultVendors: false },
    },
    plugins: [
      pluginModuleFederation({
        name: container,
        dts: false,
        manifest: false,
        filename,
        exposes: { './remote': join(context.root, 'src/remote.ts') },
        shareStrategy: 'loaded-first',
        ...(scope === null
          ? { shared: remoteShares() }
          : { shared: secondScopeShares(scope), shareScope: ['default', scope.name] }),
      }),
      ownRuntime(),
    ],
  });
}

/** The federation runtime's name for a remote: `mf_auth`. */
const containerOf = (unit: string) => unit.replaceAll('-', '_');

function remoteEntryOf(files: string[]): string {
  const entry = files.find((file) => /(^|\/)container\.[^/]+\.js$/.test(file));
  if (!entry) throw new Error('the build has no container');
  return entry;
}
