import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import { inEach, type Language } from '../contract/languages.ts';
import type { RemoteDefinition } from '../remote/define-remote.ts';
import type { UnitFile, UnitManifest, UnitRoute } from '../remote/unit-manifest.ts';
import { chunkGroups, filesOf, holds, type ChunkGroup } from './chunk-groups.ts';
import type { UnitContext } from './common.ts';
import { contractSchemas } from './contract-schemas.ts';
import { linkedPaths } from './type-contract/links.ts';
import { screenRequests } from './screen-requests.ts';
import { offeredNames, screenSources, usedNames } from './shared-names.ts';
import { offeredBy } from './federation/share-groups.ts';
import { allShareSources, EAGER_SHARES, LAZY_SHARES, type LazyShare } from './shares.ts';
import { moveMaps } from './source-maps.ts';
import { typeContract } from './type-contract/index.ts';
import { setProps } from './type-contract/set-props.ts';
import { writeStamp } from './version/unit-version.ts';
import { stampVersion, versionDigits } from './version/version-mark.ts';

/** The part of the manifest that differs between shell and remotes. */
export interface UnitKind extends Pick<UnitManifest, 'container' | 'shared' | 'scope'> {
  context: UnitContext;
  /** given for a development shell; otherwise a hash of what was built */
  version?: string | null;
  /** null for the shell */
  definition: RemoteDefinition | null;
  /** finds the script to load first, and the contents of the page's head */
  describe: (files: string[]) => Pick<UnitManifest, 'entry' | 'page'>;
}

/** Writes `dist/unit.json` next to the bundle, from the compilation and the remote's definition. */
export function unitManifestPlugin(kind: UnitKind): RsbuildPlugin {
  return {
    name: 'resort:unit-manifest',
    setup(api) {
      api.onAfterBuild(async ({ stats }) => {
        if (!stats || !('compilation' in stats) || stats.hasErrors()) return;
        const { context } = kind;
        const dist = api.context.distPath;
        const files = filesIn(dist);
        const description = await describeBuild(kind, files, chunkGroups(stats.compilation));
        const built = new Map(files.map((file) => [file, readFileSync(join(dist, file))]));
        const digits = versionDigits(built, description, context.packageVersion);
        stampVersion(dist, files, digits);
        const manifest: UnitManifest = {
          ...description,
          version: kind.version ?? `${context.packageVersion}-${digits}`,
          commit: context.commit,
          files: describeFiles(dist),
        };
        writeFileSync(join(dist, 'unit.json'), `${JSON.stringify(manifest, null, 2)}\n`);
        moveMaps(dist, manifest);
        if (dist === join(context.root, 'dist')) writeStamp(context.root, context.inputs);
      });
    },
  };
}

/** All of the manifest that a build decides, except the hashes of its files. */
async function describeBuild(
  { context, container, shared, scope, definition, describe }: UnitKind,
  files: string[],
  groups: ChunkGroup[],
): Promise<Omit<UnitManifest, 'version' | 'commit' | 'files'>> {
  return {
    schema: 'unit/1',
    unit: context.unit,
    container,
    shared,
    ...(scope && { scope }),
    ...describe(files),
    routes: unitRoutes(context.root, definition, groups),
    texts: textFiles(groups, definition === null ? SHELL_TEXTS : REMOTE_TEXTS),
    provides: definition === null ? providedFiles(groups) : {},
    ...(await promises(context.root, definition)),
  };
}

/** What a unit provides to others, and what it requires. The gates compare both before a pin. */
async function promises(
  root: string,
  definition: RemoteDefinition | null,
): Promise<Pick<UnitManifest, 'uses' | 'offers' | 'types' | 'sets' | 'links' | 'contract'>> {
  if (definition === null) {
    const rows = fileURLToPath(new URL('../rows/index.ts', import.meta.url));
    const offers = offeredNames(allShareSources());
    const kit = fileURLToPath(new URL('../..', import.meta.url));
    return {
      offers,
      types: await typeContract(offers),
      links: linkedPaths([...screenSources(root), ...screenSources(kit)]),
      contract: await contractSchemas(rows),
    };
  }
  const shares = [...EAGER_SHARES, ...LAZY_SHARES];
  const uses = usedNames(root, shares);
  return {
    uses,
    types: await typeContract(uses),
    sets: setProps(root, shares),
    links: linkedPaths(screenSources(root)),
    contract: await contractSchemas(join(root, 'contract/index.ts')),
  };
}

function unitRoutes(root: string, definition: RemoteDefinition | null, groups: ChunkGroup[]): UnitRoute[] {
  if (definition === null) return [];
  const requests = screenRequests(join(root, 'src/remote.ts'));
  return definition.routes.map((route) => unitRoute(route, requests.get(route.path), groups));
}

function unitRoute(
  { screen: _screen, ...meta }: RemoteDefinition['routes'][number],
  request: string | undefined,
  groups: ChunkGroup[],
): UnitRoute {
  if (request === undefined)
    throw new Error(`${meta.path}: screen must be a literal () => import('./screens/…')`);
  const isScreen = ({ requests }: ChunkGroup) => requests.includes(request);
  if (!groups.some(isScreen)) throw new Error(`${meta.path}: the build has no chunk for ${request}`);
  return { ...meta, files: filesOf(groups, isScreen), shares: lazySharesOf(groups.filter(isScreen)) };
}

function lazySharesOf(groups: ChunkGroup[]): LazyShare[] {
  const modules = groups.flatMap((group) => group.modules);
  return LAZY_SHARES.filter((share) =>
    modules.some((identifier) => identifier.includes(` @resort/shared/${share}@`)),
  );
}

/** The module that a unit loads for a language. The shell's has the texts of the kit, too. */
const SHELL_TEXTS = (language: Language) => `/src/texts/${language}.ts`;
const REMOTE_TEXTS = (language: Language) => `/src/locales/${language}.json`;

function textFiles(
  groups: ChunkGroup[],
  moduleOf: (language: Language) => string,
): Record<Language, string[]> {
  const of = (language: Language) => {
    const files = filesOf(groups, holds(moduleOf(language)));
    if (files.length === 0) throw new Error(`the build has no file with ${moduleOf(language)}`);
    return files;
  };
  return inEach(of);
}

/** The files that come with what offers a share: with it, for instance, those of the shares that it uses. */
function providedFiles(groups: ChunkGroup[]): Record<string, string[]> {
  return Object.fromEntries(
    LAZY_SHARES.map((share) => {
      const files = filesOf(groups, ({ origins }) => origins.some((origin) => offeredBy(origin) === share));
      if (files.length === 0) throw new Error(`shell/src/provide/lazy.ts does not provide ${share}`);
      return [share, files];
    }),
  );
}

export const describeFiles = (dist: string): Record<string, UnitFile> =>
  Object.fromEntries(filesIn(dist).map((path) => [path, describeFile(readFileSync(join(dist, path)))]));

function filesIn(dist: string): string[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => path !== 'unit.json' && !path.endsWith('.map'))
    .sort();
}

function describeFile(bytes: Buffer): UnitFile {
  const digest = createHash('sha384').update(bytes).digest('base64');
  return { integrity: `sha384-${digest}`, bytes: bytes.length };
}
