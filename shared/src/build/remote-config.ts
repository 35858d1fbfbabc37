import { join } from 'node:path';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { mergeRsbuildConfig, type RsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import type { RemoteDefinition } from '../remote/define-remote.ts';
import { commonConfig, unitContext, type UnitContext } from './common.ts';
import { remoteShares, sharedVersions } from './shares.ts';
import { unitManifestPlugin } from './unit-manifest-plugin.ts';

/** The whole build of a remote: `export default remoteConfig(import.meta.url, remote)`. */
export function remoteConfig(configUrl: string, definition: RemoteDefinition): RsbuildConfig {
  const context = unitContext(configUrl);
  return mergeRsbuildConfig(containerConfig(context, 'remoteEntry.[contenthash:10].js'), {
    plugins: [
      unitManifestPlugin({
        root: context.root,
        unit: context.unit,
        version: context.version,
        commit: context.commit,
        container: containerOf(context.unit),
        shared: sharedVersions(),
        definition,
        describe: (files) => ({ entry: remoteEntryOf(files), page: null }),
      }),
    ],
  });
}

/**
 * The remote as a development server serves it below `base`: hot reload, no hashes in names, no integrity. What
 * members get is built by `remoteConfig` alone.
 */
export function liveRemoteConfig(configUrl: string, base: string): RsbuildConfig {
  return mergeRsbuildConfig(containerConfig(unitContext(configUrl), 'remoteEntry.js'), {
    mode: 'development',
    // a screen is compiled at once, not when it is first asked for: the host's page cannot ask
    dev: { assetPrefix: base, hmr: true, lazyCompilation: false, liveReload: true, writeToDisk: false },
    output: { filenameHash: false },
    server: { base, cors: { origin: [] }, printUrls: false },
    plugins: [sameOriginClient()],
  });
}

/** Updates come through the server that served the page; the federation plug-in would have named rsbuild's own port. */
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

function containerConfig(context: UnitContext, filename: string): RsbuildConfig {
  const container = containerOf(context.unit);
  return mergeRsbuildConfig(commonConfig(context), {
    source: {
      entry: { [container]: 'data:text/javascript,' },
      // a remote loads no other remote: the runtime's part for that is left out
      define: { FEDERATION_OPTIMIZE_NO_REMOTE: 'true' },
    },
    splitChunks: {
      preset: 'none',
      // only what has a file is worth a chunk of its own; what the shell gives has none
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
        shared: remoteShares(),
        experiments: { optimization: { target: 'web', disableSnapshot: true }, externalRuntime: true },
      }),
    ],
  });
}

/** The name by which the federation runtime knows a remote: `mf_auth`. */
const containerOf = (unit: string) => unit.replaceAll('-', '_');

function remoteEntryOf(files: string[]): string {
  const entry = files.find((file) => /(^|\/)remoteEntry\.[^/]+\.js$/.test(file));
  if (!entry) throw new Error('the build has no remoteEntry');
  return entry;
}
