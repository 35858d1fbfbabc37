import { join } from 'node:path';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import type { RemoteDefinition } from '../remote/define-remote.ts';
import { commonConfig, unitContext } from './common.ts';
import { remoteShares, sharedVersions } from './shares.ts';
import { unitManifestPlugin } from './unit-manifest-plugin.ts';

/** The whole build of a remote: `export default remoteConfig(import.meta.url, remote)`. */
export function remoteConfig(configUrl: string, definition: RemoteDefinition): RsbuildConfig {
  const context = unitContext(configUrl);
  const container = context.unit.replaceAll('-', '_');
  return mergeRsbuildConfig(commonConfig(context), {
    source: { entry: { [container]: 'data:text/javascript,' } },
    plugins: [
      pluginModuleFederation({
        name: container,
        dts: false,
        manifest: false,
        filename: 'remoteEntry.[contenthash:10].js',
        exposes: { './remote': join(context.root, 'src/remote.ts') },
        shareStrategy: 'loaded-first',
        shared: remoteShares(),
        experiments: { optimization: { target: 'web', disableSnapshot: true }, externalRuntime: true },
      }),
      unitManifestPlugin({
        unit: context.unit,
        version: context.version,
        commit: context.commit,
        container,
        shared: sharedVersions(),
        definition,
        describe: (files) => ({ entry: remoteEntryOf(files), page: null }),
      }),
    ],
  });
}

function remoteEntryOf(files: string[]): string {
  const entry = files.find((file) => /(^|\/)remoteEntry\.[^/]+\.js$/.test(file));
  if (!entry) throw new Error('the build has no remoteEntry');
  return entry;
}
