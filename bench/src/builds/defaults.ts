import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { inEach } from '@resort/shared/contract';
import { PAGE_PARTS, pagePlugin, unitContext } from '@resort/shared/build/parts';
import { sourceVersion } from '@resort/shared/build/version';
import type { RouteMeta, UnitManifest, UnitRoute } from '@resort/shared/remote';
import {
  createRsbuild,
  mergeRsbuildConfig,
  type RsbuildConfig,
  type RsbuildPlugin,
  type Rspack,
} from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { projectRoot, readDefinition, remoteSources, workFolder, type RemoteSources } from './folders.ts';
import { skinFiles } from './kit-styles.ts';
import { manifestPlugin } from './manifest-plugin.ts';
import { mapWorker } from './map-worker.ts';
import { replaced } from './replaced.ts';

const loaders = new URL('../loaders/', import.meta.url).pathname;
const NAME = 'defaults';

/** What the guide says to share; everything else of the configuration is left to Module Federation and rsbuild. */
const SHARED = {
  react: { singleton: true },
  'react-dom': { singleton: true },
  '@resort/shared/': { singleton: true },
};

/**
 * The same shell and remotes with Module Federation's plain defaults: manifests fetched at run time, shares that are
 * not eager, every remote asked for its versions first, nothing preloaded. One artifact, so that the origin serves it
 * as it serves the product: the remotes are below the shell's files. Gives the folder to publish from.
 */
export async function buildDefaults(): Promise<string> {
  const remotes = remoteSources();
  const shell = unitContext(pathToFileURL(join(projectRoot, 'shell/rsbuild.config.ts')).href);
  const context = {
    ...shell,
    dist: join(workFolder, NAME, 'dist'),
    version: `${sourceVersion(shell)}-${NAME}`,
  };
  const base = `/artifacts/shell/${context.version}/`;
  for (const remote of remotes) await build(remote.folder, remoteBuild(remote, base));
  const owned = (await Promise.all(remotes.map(routesOf))).flat();
  const owners = owned.map(({ container, route }) => [route.path, container] as const);
  const manifests = remotes.map(({ unit }) => [
    containerOf(unit),
    `${containerOf(unit)}@${base}${unit}/mf-manifest.json`,
  ]);
  const config: RsbuildConfig = {
    source: {
      entry: { shell: join(loaders, 'defaults-entry.ts') },
      define: { CONTAINERS: JSON.stringify(Object.fromEntries(owners)) },
    },
    plugins: [
      replaced({ [join(projectRoot, 'shell/src/loading/remotes.ts')]: join(loaders, 'defaults.ts') }),
      pluginModuleFederation({
        name: 'shell',
        dts: false,
        remotes: Object.fromEntries(manifests) as Record<string, string>,
        shared: SHARED,
      }),
      pagePlugin(context),
      remotesPlugin(context.dist, remotes),
      manifestPlugin(context.version, (compilation) => ({
        ...pageOf(compilation),
        texts: noTexts(),
        routes: owned.map(({ route }) => route),
      })),
    ],
  };
  await build(shell.root, mergeRsbuildConfig(plain(base, context.dist), skinFiles, config));
  return context.dist;
}

const containerOf = (unit: string) => unit.replaceAll('-', '_');
const folderOf = (unit: string) => join(workFolder, NAME, unit);

async function build(cwd: string, rsbuildConfig: RsbuildConfig): Promise<void> {
  await (await createRsbuild({ cwd, rsbuildConfig })).build();
}

/** Nothing is hinted at, and no call is made before the application makes it. */
async function routesOf(remote: RemoteSources): Promise<{ container: string; route: UnitRoute }[]> {
  const { routes } = await readDefinition(remote);
  return routes.map((route) => {
    const meta = Object.entries(route).filter(([name]) => name !== 'screen' && name !== 'prefetch');
    const own = Object.fromEntries(meta) as unknown as RouteMeta;
    return { container: containerOf(remote.unit), route: { ...own, files: [], shares: [] } };
  });
}

function plain(assetPrefix: string, dist: string): RsbuildConfig {
  return mergeRsbuildConfig(mapWorker, {
    plugins: [pluginReact()],
    output: {
      assetPrefix,
      cleanDistPath: true,
      dataUriLimit: 0,
      distPath: { root: dist },
      legalComments: 'none',
      polyfill: 'off',
    },
    performance: { printFileSize: false },
    tools: { htmlPlugin: false },
  });
}

function remoteBuild({ unit, folder }: RemoteSources, base: string): RsbuildConfig {
  const name = containerOf(unit);
  return mergeRsbuildConfig(plain(`${base}${unit}/`, folderOf(unit)), {
    root: folder,
    source: { entry: { [name]: 'data:text/javascript,' } },
    plugins: [
      pluginModuleFederation({
        name,
        dts: false,
        exposes: { './remote': join(folder, 'src/remote.ts') },
        shared: SHARED,
      }),
    ],
  });
}

/** Puts the remotes' builds below the shell's, before its manifest hashes them. */
function remotesPlugin(dist: string, remotes: readonly RemoteSources[]): RsbuildPlugin {
  return {
    name: 'bench:remotes',
    setup(api) {
      api.onAfterBuild(() => {
        for (const { unit } of remotes) {
          rmSync(join(dist, unit), { recursive: true, force: true });
          cpSync(folderOf(unit), join(dist, unit), { recursive: true });
        }
      });
    },
  };
}

function pageOf(compilation: Rspack.Compilation): Pick<UnitManifest, 'page' | 'entry'> {
  const files = compilation.entrypoints.get('shell')?.getFiles() ?? [];
  const scripts = files.filter((file) => file.endsWith('.js'));
  const styles = files.filter((file) => file.endsWith('.css'));
  const [entry] = scripts;
  if (entry === undefined) throw new Error('the build has no script');
  return { entry, page: { ...PAGE_PARTS, scripts, styles } };
}

const noTexts = () => inEach((): string[] => []);
