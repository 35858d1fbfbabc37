import { copyFileSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { createRsbuild, mergeRsbuildConfig, type RsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import { BROWSERS, INLINE_BROWSERS } from './browsers.ts';
import { commonConfig, unitContext, type UnitContext } from './common.ts';
import { compiledAhead } from './compiled-ahead.ts';
import { ownRuntime } from './federation/own-runtime.ts';
import { shareGroups } from './federation/share-groups.ts';
import { hostShares, sharedVersions } from './shares.ts';
import { hiddenMaps, sourcesRoot } from './source-maps.ts';
import { unitManifestPlugin } from './unit-manifest-plugin.ts';
import { sourceVersion } from './version/unit-version.ts';
import { VERSION_MARK } from './version/version-mark.ts';

/** The complete build of the shell: `export default shellConfig(import.meta.url)`. */
export function shellConfig(configUrl: string): RsbuildConfig {
  const context = unitContext(configUrl);
  return mergeRsbuildConfig(shellBuild(context, null), hiddenMaps(sourcesRoot(context.root)));
}

/**
 * The shell with React's development build, which hot reload of a remote requires. Its version comes from its
 * inputs, so that it is known before the build, and ends in `-development`, so that nobody mistakes it for the
 * production shell.
 */
export function developmentShell(
  configUrl: string,
  dist: string,
): { version: string; config: RsbuildConfig } {
  const context = unitContext(configUrl);
  const version = `${sourceVersion(context)}-development`;
  const config = mergeRsbuildConfig(shellBuild({ ...context, dist }, version), {
    mode: 'production', // independent of NODE_ENV: only React uses the development build
    // the shell can provide only shares that its build has seen
    source: { preEntry: ['react/jsx-dev-runtime'] },
    output: { minify: false },
    tools: { rspack: { optimization: { nodeEnv: 'development' } } },
  });
  return { version, config };
}

/** `version`: null for the version of what is built. */
function shellBuild(context: UnitContext, version: string | null): RsbuildConfig {
  return mergeRsbuildConfig(commonConfig(context, VERSION_MARK), {
    source: {
      entry: { shell: './src/main.tsx' },
      // its syntax is newer than the declared browsers
      include: [/[\\/]maplibre-gl[\\/]/],
      // the map's library looks here for its worker, and the bundler would write the checkout's folder
      define: { 'import.meta.url': "''" },
    },
    // beside the icons, by name: the page asks for the file of its own skin only
    output: { copy: [{ from: fileURLToPath(new URL('../skin/characters', import.meta.url)), to: 'app' }] },
    tools: {
      rspack: {
        module: {
          rules: [
            // its import() of an address is for custom workers, which we have not
            { test: /maplibre-gl\.mjs$/, parser: { exprContextCritical: false } },
            // a script like others for the registry and the checks
            {
              test: /maplibre-gl-worker\.mjs$/,
              type: 'asset/resource',
              loader: 'builtin:swc-loader',
              options: { env: { targets: BROWSERS }, jsc: { parser: { syntax: 'ecmascript' } } },
              generator: { filename: 'static/js/async/map-worker.[contenthash:10].js' },
            },
          ],
        },
      },
    },
    // one script and one style for the first paint: a second file would only wait for the first
    splitChunks: {
      preset: 'none',
      cacheGroups: {
        default: false,
        defaultVendors: false,
        ...shareGroups('shell'),
      },
    },
    plugins: [
      pluginModuleFederation({
        name: 'shell',
        dts: false,
        manifest: false,
        remotes: {},
        shareStrategy: 'loaded-first',
        shared: hostShares(),
      }),
      ownRuntime(),
      compiledAhead(),
      pagePlugin(context),
      unitManifestPlugin({
        context,
        version,
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
  const fonts = top(/^app\/[^/]+\.woff2$/);
  const [entry] = scripts;
  if (!entry) throw new Error('the build has no shell script');
  return { entry, page: { ...PAGE_PARTS, scripts, styles, fonts, shortRelease: true as const } };
}

/** What `pagePlugin` writes. */
export const PAGE_PARTS = {
  template: 'page.html',
  boot: 'boot.js',
  inlineStyle: 'inline.css',
  worker: 'worker.js',
} as const;

/**
 * Writes the page's template, the inline script and style and the service worker next to the bundle before the
 * manifest hashes them.
 */
export function pagePlugin(context: UnitContext): RsbuildPlugin {
  return {
    name: 'resort:page',
    setup(api) {
      api.onAfterBuild(async () => {
        copyFileSync(join(context.root, 'src/page.html'), join(context.dist, 'page.html'));
        await buildPart(context, PAGE_PARTS.boot, './src/boot/boot.ts', INLINE_BROWSERS);
        await buildPart(
          context,
          PAGE_PARTS.inlineStyle,
          './src/layout/before-start/inline.css',
          INLINE_BROWSERS,
        );
        await buildPart(context, PAGE_PARTS.worker, './src/offline/worker.ts', BROWSERS);
      });
    },
  };
}

/** A separate bundle: one file, self-contained, small, and without the federation runtime. */
async function buildPart(
  { root, dist }: UnitContext,
  file: string,
  source: string,
  browsers: string[],
): Promise<void> {
  const { name } = parse(file);
  const folder = join(dist, `.${name}`);
  mkdirSync(folder, { recursive: true });
  const rsbuild = await createRsbuild({
    cwd: root,
    rsbuildConfig: {
      root,
      source: { entry: { [name]: source } },
      output: {
        distPath: { root: folder, js: '', css: '' },
        filenameHash: false,
        legalComments: 'none',
        overrideBrowserslist: browsers,
        polyfill: 'off',
      },
      performance: { printFileSize: false },
      // icons and manifests belong to the build of the page
      server: { publicDir: false },
      splitChunks: false,
      tools: { htmlPlugin: false },
    },
  });
  await rsbuild.build();
  renameSync(join(folder, file), join(dist, file));
  rmSync(folder, { recursive: true });
}
