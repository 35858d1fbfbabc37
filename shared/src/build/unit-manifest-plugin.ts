import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import { LANGUAGES, type Language } from '../contract/languages.ts';
import type { RemoteDefinition } from '../remote/define-remote.ts';
import type { UnitFile, UnitManifest, UnitRoute } from '../remote/unit-manifest.ts';
import { chunkGroups, filesOf, holds, type ChunkGroup } from './chunk-groups.ts';
import { contractSchemas } from './contract-schemas.ts';
import { offeredNames, usedNames } from './shared-names.ts';
import { allShareSources, EAGER_SHARES, LAZY_SHARES, shareSources, type LazyShare } from './shares.ts';

/** The part of the manifest that differs between shell and remotes. */
export interface UnitKind extends Pick<UnitManifest, 'unit' | 'version' | 'commit' | 'container' | 'shared'> {
  /** the unit's folder */
  root: string;
  /** null for the shell */
  definition: RemoteDefinition | null;
  /** finds the script to load first, and the contents of the page's head */
  describe: (files: string[]) => Pick<UnitManifest, 'entry' | 'page'>;
}

/** Writes `dist/unit.json` next to the bundle, from the compilation and the remote's definition. */
export function unitManifestPlugin({ root, definition, describe, ...identity }: UnitKind): RsbuildPlugin {
  return {
    name: 'resort:unit-manifest',
    setup(api) {
      api.onAfterBuild(async ({ stats }) => {
        if (!stats || !('compilation' in stats) || stats.hasErrors()) return;
        const dist = api.context.distPath;
        const files = describeFiles(dist);
        const groups = chunkGroups(stats.compilation);
        const manifest: UnitManifest = {
          schema: 'unit/1',
          ...identity,
          ...describe(Object.keys(files)),
          files,
          routes: (definition?.routes ?? []).map((route) => unitRoute(route, groups)),
          texts: textFiles(groups),
          provides: definition === null ? providedFiles(groups) : {},
          ...(await promises(root, definition)),
        };
        writeFileSync(join(dist, 'unit.json'), `${JSON.stringify(manifest, null, 2)}\n`);
      });
    },
  };
}

/** What a unit provides to others, and what it requires. The gates compare both before a pin. */
async function promises(
  root: string,
  definition: RemoteDefinition | null,
): Promise<Pick<UnitManifest, 'uses' | 'offers' | 'contract'>> {
  if (definition === null) {
    const rows = fileURLToPath(new URL('../calls/rows.ts', import.meta.url));
    return { offers: offeredNames(allShareSources()), contract: await contractSchemas(rows) };
  }
  const uses = usedNames(root, [...EAGER_SHARES, ...LAZY_SHARES]);
  return { uses, contract: await contractSchemas(join(root, 'contract/index.ts')) };
}

function unitRoute({ screen, ...meta }: RemoteDefinition['routes'][number], groups: ChunkGroup[]): UnitRoute {
  const request = /import\(\s*['"]([^'"]+)['"]\s*\)/.exec(screen.toString())?.[1];
  if (!request) throw new Error(`${meta.path}: screen must be a literal () => import('./screens/…')`);
  const isScreen = ({ requests }: ChunkGroup) => requests.includes(request);
  if (!groups.some(isScreen)) throw new Error(`${meta.path}: the build has no chunk for ${request}`);
  const files = [...filesOf(groups, holds('/src/remote.ts')), ...filesOf(groups, isScreen)];
  return { ...meta, files: [...new Set(files)], shares: lazySharesOf(groups.filter(isScreen)) };
}

function lazySharesOf(groups: ChunkGroup[]): LazyShare[] {
  const modules = groups.flatMap((group) => group.modules);
  return LAZY_SHARES.filter((share) =>
    modules.some((identifier) => identifier.includes(` @resort/shared/${share}@`)),
  );
}

function textFiles(groups: ChunkGroup[]): Record<Language, string[]> {
  const of = (language: Language) => filesOf(groups, holds(`/src/locales/${language}.json`));
  return Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as Record<
    Language,
    string[]
  >;
}

function providedFiles(groups: ChunkGroup[]): Record<string, string[]> {
  const sources = shareSources();
  return Object.fromEntries(
    LAZY_SHARES.map((share) => {
      const own = smallest(groups.filter(holds(sources[share])));
      if (own === undefined) throw new Error(`shell/src/provide/lazy.ts does not provide ${share}`);
      return [share, own.files];
    }),
  );
}

/**
 * Another share of `shared` that uses this one contains its modules, too, plus its own. The smallest group is
 * the share's own file.
 */
const smallest = (groups: readonly ChunkGroup[]) =>
  groups.toSorted((a, b) => a.modules.length - b.modules.length)[0];

export function describeFiles(dist: string): Record<string, UnitFile> {
  const paths = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => path !== 'unit.json' && !path.endsWith('.map'))
    .sort();
  return Object.fromEntries(paths.map((path) => [path, describeFile(readFileSync(join(dist, path)))]));
}

function describeFile(bytes: Buffer): UnitFile {
  const digest = createHash('sha384').update(bytes).digest('base64');
  return { integrity: `sha384-${digest}`, bytes: bytes.length };
}
