import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  chunkGroups,
  commonConfig,
  compiledAhead,
  describeShell,
  filesOf,
  holds,
  pagePlugin,
  unitContext,
} from '@resort/shared/build/parts';
import { sourceVersion } from '@resort/shared/build/version';
import { inEach } from '@resort/shared/contract';
import type { RemoteDefinition, UnitManifest, UnitRoute } from '@resort/shared/remote';
import { createRsbuild, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { projectRoot, readDefinition, workFolder, type RemoteSources } from './folders.ts';
import { kitStyles, skinFiles } from './kit-styles.ts';
import { manifestPlugin } from './manifest-plugin.ts';
import { mapWorker } from './map-worker.ts';
import { replaced } from './replaced.ts';

const loaders = new URL('../loaders/', import.meta.url).pathname;
/** The language of every measured page: a route's files are hinted at with the texts of this one. */
const LANGUAGE = 'en';

const PROVIDED = ['rules.ts', 'calls.ts', 'screens.ts', 'lazy.ts'];
const NOTHING = 'data:text/javascript,';

/**
 * The very same screens as one single-page application: the shell's sources and the remotes' unchanged, without
 * federation, one script for the first paint and one chunk for each screen. Gives the folder to publish from. All have
 * one version: what does not change keeps its address, as it would on any other host of such an application.
 */
export async function buildMonolith(name: string, remotes: readonly RemoteSources[]): Promise<string> {
  const own = unitContext(pathToFileURL(join(projectRoot, 'shell/rsbuild.config.ts')).href);
  const dist = join(workFolder, name, 'dist');
  const context = { ...own, dist, version: `${sourceVersion(own)}-monolith` };
  const definitions = await Promise.all(remotes.map(readDefinition));
  const config: RsbuildConfig = {
    source: { entry: { shell: './src/main.tsx' } },
    splitChunks: false,
    // its version's folder stays the same, so the name must change with the content
    tools: { rspack: { output: { chunkFilename: 'static/js/async/[name].[contenthash:10].js' } } },
    plugins: [
      replaced({
        [join(projectRoot, 'shell/src/loading/remotes.ts')]: writeLoader(name, remotes),
        // what the shell gives to remotes: here there are none
        ...Object.fromEntries(
          PROVIDED.map((file) => [join(projectRoot, 'shell/src/provide', file), NOTHING]),
        ),
      }),
      compiledAhead(),
      pagePlugin(context),
      manifestPlugin(context.version, (compilation, files) => {
        const groups = chunkGroups(compilation);
        return {
          ...describeShell(files),
          texts: textsOf('shell', groups),
          routes: remotes.flatMap((remote, at) => routesOf(remote, definitions[at], groups)),
        };
      }),
    ],
  };
  const rsbuild = await createRsbuild({
    cwd: own.root,
    rsbuildConfig: mergeRsbuildConfig(
      commonConfig(context, context.inputs),
      mapWorker,
      kitStyles,
      skinFiles,
      config,
    ),
  });
  await rsbuild.build();
  return dist;
}

/** A module that imports every remote's table of routes, where the shell has the one that loads remotes. */
function writeLoader(name: string, remotes: readonly RemoteSources[]): string {
  const imports = remotes.map(({ folder }, at) => `import remote${at} from '${folder}/src/remote.ts';`);
  const names = remotes.map((_, at) => `remote${at}`).join(', ');
  const file = join(workFolder, name, 'remotes.js');
  mkdirSync(join(workFolder, name), { recursive: true });
  const lines = [`import { openMonolith } from '${loaders}monolith.ts';`, ...imports];
  writeFileSync(
    file,
    [...lines, `export const { openRelease, verdictOn } = openMonolith([${names}]);`, ''].join('\n'),
  );
  return file;
}

function textsOf(unit: string, groups: ReturnType<typeof chunkGroups>): UnitManifest['texts'] {
  const module = (language: string) =>
    unit === 'shell' ? `texts/${language}.ts` : `locales/${language}.json`;
  const of = (language: string) => filesOf(groups, holds(`/${unit}/src/${module(language)}`));
  return inEach(of);
}

function routesOf(
  { unit }: RemoteSources,
  definition: RemoteDefinition | undefined,
  groups: ReturnType<typeof chunkGroups>,
): UnitRoute[] {
  const texts = textsOf(unit, groups)[LANGUAGE];
  return (definition?.routes ?? []).map(({ screen, ...meta }) => {
    const request = /import\(\s*['"]\.\/([^'"]+)['"]\s*\)/.exec(screen.toString())?.[1];
    const isScreen = holds(`/${unit}/src/${request}`);
    const files = filesOf(groups, (group) => isScreen(group) && group.requests.includes(`./${request}`));
    if (files.length === 0) throw new Error(`${meta.path}: the monolith has no chunk for ${request}`);
    return { ...meta, files: [...files, ...texts], shares: [] };
  });
}
