import { join } from 'node:path';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import type { RsbuildConfig } from '@rsbuild/core';
import { entrySource } from '../../../shared/src/build/federation/entry-source.ts';
import { ownRuntime } from '../../../shared/src/build/federation/own-runtime.ts';
import { ABSENT_SHARE, HOST_SHARES, SCOPED_SHARE, type Runtime } from './sources.ts';

type Options = Parameters<typeof pluginModuleFederation>[0];

/** A unit's name is its folder, and a remote's global name. */
export const hostOf = (runtime: Runtime) => `host_${runtime}`;
export const remoteOf = (runtime: Runtime) => `remote_${runtime}`;
/** Its exposed module itself needs a share that is not part of the host's script. */
export const earlyOf = (runtime: Runtime) => `early_${runtime}`;
/** These have a second share scope. */
export const scopedOf = (runtime: Runtime) => `scoped_${runtime}`;
export const moreScopedOf = (runtime: Runtime) => `more_scoped_${runtime}`;

const SINGLETON = { singleton: true, requiredVersion: false } as const;
const FROM_HOST = { ...SINGLETON, import: false, shareScope: 'default' } as const;
const WEB = { optimization: { target: 'web', disableSnapshot: true } } as const;

const fromHost = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, FROM_HOST]));
const ONE_SCOPE = { shared: fromHost([...HOST_SHARES, ABSENT_SHARE, SCOPED_SHARE]) };
const TWO_SCOPES = {
  shareScope: ['default', 'second'],
  shared: {
    ...fromHost([...HOST_SHARES, ABSENT_SHARE]),
    [SCOPED_SHARE]: { ...SINGLETON, shareScope: 'second', version: '1.0.0' },
  },
};

/** The units of one runtime. `folder`: what is exposed, and a host's script, are in there. */
export const configsOf = (runtime: Runtime, folder: string): Record<string, RsbuildConfig> =>
  Object.fromEntries([
    [hostOf(runtime), hostConfig(runtime, join(folder, hostOf(runtime), 'main.js'))],
    ...[
      { name: remoteOf(runtime), ...ONE_SCOPE },
      { name: earlyOf(runtime), ...ONE_SCOPE },
      { name: scopedOf(runtime), ...TWO_SCOPES },
      { name: moreScopedOf(runtime), ...TWO_SCOPES },
    ].map((options) => {
      const exposed = join(folder, options.name === earlyOf(runtime) ? 'early.js' : 'remote.js');
      return [options.name, remoteConfig(runtime, exposed, options)] as const;
    }),
  ]);

/** As shell-config.ts has it, and had it. */
function hostConfig(runtime: Runtime, main: string): RsbuildConfig {
  const shared = HOST_SHARES.map((name) => [name, { ...SINGLETON, eager: name === 'eager-share' }] as const);
  return {
    source: { entry: { host: main } },
    output: { filename: { js: '[name].js' } },
    splitChunks: false,
    plugins: federation(runtime, {
      name: 'host',
      remotes: {},
      shared: Object.fromEntries(shared),
      ...(runtime === 'whole' && { experiments: { ...WEB, provideExternalRuntime: true } }),
    }),
  };
}

/** As remote-config.ts has it, and had it. */
function remoteConfig(runtime: Runtime, exposed: string, options: Options & { name: string }): RsbuildConfig {
  const isOwn = runtime === 'own';
  return {
    source: {
      entry: { [options.name]: isOwn ? entrySource(exposed) : 'data:text/javascript,' },
      define: isOwn ? {} : { FEDERATION_OPTIMIZE_NO_REMOTE: 'true' },
    },
    splitChunks: {
      preset: 'none',
      cacheGroups: { default: { test: /./, minChunks: 2, reuseExistingChunk: true }, defaultVendors: false },
    },
    plugins: federation(runtime, {
      ...options,
      exposes: { './remote': exposed },
      filename: `${isOwn ? 'container' : 'remoteEntry'}.[contenthash:10].js`,
      ...(!isOwn && { experiments: { ...WEB, externalRuntime: true } }),
    }),
  };
}

const federation = (runtime: Runtime, options: Options) => [
  pluginModuleFederation({ dts: false, manifest: false, shareStrategy: 'loaded-first', ...options }),
  ...(runtime === 'own' ? [ownRuntime()] : []),
];
