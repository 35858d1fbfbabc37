import { copyFileSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { createRsbuild, mergeRsbuildConfig, type RsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import { BROWSERS } from './browsers.ts';
import { commonConfig, unitContext, type UnitContext } from './common.ts';
import { compiledAhead } from './compiled-ahead.ts';
import { hostShares, sharedVersions } from './shares.ts';
import { unitManifestPlugin } from './unit-manifest-plugin.ts';

/** The whole build of the shell: `export default shellConfig(import.meta.url)`. */
export function shellConfig(configUrl: string): RsbuildConfig {
  return shellBuild(unitContext(configUrl));
}

/**
 * The shell with React's development build, which a remote under hot reload needs from its host; a version of its own,
 * `…-development`, so that it is never taken for the shell that members get.
 */
export function developmentShell(
  configUrl: string,
  dist: string,
): { version: string; config: RsbuildConfig } {
  const context = unitContext(configUrl);
  const version = `${context.version}-development`;
  const config = mergeRsbuildConfig(shellBuild({ ...context, dist, version }), {
    mode: 'production', // whatever NODE_ENV says: only React is the development build
    // a share that the build never meets cannot be given
    source: { preEntry: ['react/jsx-dev-runtime'] },
    output: { minify: false },
    tools: { rspack: { optimization: { nodeEnv: 'development' } } },
  });
  return { version, config };
}

function shellBuild(context: UnitContext): RsbuildConfig {
  return mergeRsbuildConfig(commonConfig(context), {
    source: { entry: { shell: './src/main.tsx' } },
    // one script and one style for the first paint: a second file would only wait for the first
    splitChunks: false,
    plugins: [
      pluginModuleFederation({
        name: 'shell',
        dts: false,
        manifest: false,
        remotes: {},
        shareStrategy: 'loaded-first',
        shared: hostShares(),
        experiments: {
          optimization: { target: 'web', disableSnapshot: true },
          provideExternalRuntime: true,
        },
      }),
      compiledAhead(),
      pagePlugin(context),
      unitManifestPlugin({
        root: context.root,
        unit: context.unit,
        version: context.version,
        commit: context.commit,
        container: null,
        shared: sharedVersions(),
        definition: null,
        describe: describeShell,
      }),
    ],
  });
}

export function describeShell(files: string[]) {
  const top = (pattern: RegExp) => files.filter((file) => pattern.test(file));
  const scripts = top(/^static\/js\/shell\.[^/]+\.js$/);
  const styles = top(/^static\/css\/shell\.[^/]+\.css$/);
  const fonts = top(/^static\/font\/[^/]+\.woff2$/);
  const [entry] = scripts;
  if (!entry) throw new Error('the build has no shell script');
  const page = { template: 'page.html', boot: 'boot.js', scripts, styles, fonts, worker: 'worker.js' };
  return { entry, page };
}

/** Puts the page's template, the inline script and the service worker beside the bundle, before the manifest hashes them. */
export function pagePlugin(context: UnitContext): RsbuildPlugin {
  return {
    name: 'resort:page',
    setup(api) {
      api.onAfterBuild(async () => {
        copyFileSync(join(context.root, 'src/page.html'), join(context.dist, 'page.html'));
        await buildScript(context, 'boot', './src/boot/boot.ts');
        await buildScript(context, 'worker', './src/offline/worker.ts');
      });
    },
  };
}

/** A bundle of its own: free of the federation runtime, self-contained, small. */
async function buildScript({ root, dist }: UnitContext, name: string, source: string): Promise<void> {
  const folder = join(dist, `.${name}`);
  mkdirSync(folder, { recursive: true });
  const rsbuild = await createRsbuild({
    cwd: root,
    rsbuildConfig: {
      root,
      source: { entry: { [name]: source } },
      output: {
        distPath: { root: folder, js: '' },
        filenameHash: false,
        legalComments: 'none',
        overrideBrowserslist: BROWSERS,
        polyfill: 'off',
      },
      performance: { printFileSize: false },
      // icons and manifests belong to the page's own build
      server: { publicDir: false },
      splitChunks: false,
      tools: { htmlPlugin: false },
    },
  });
  await rsbuild.build();
  renameSync(join(folder, `${name}.js`), join(dist, `${name}.js`));
  rmSync(folder, { recursive: true });
}
