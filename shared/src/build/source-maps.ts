import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RsbuildConfig } from '@rsbuild/core';

/**
 * Where the source maps of a build in `dist` are: beside it, never inside, because everything inside is served.
 */
export const mapsFolder = (dist: string): string => join(dist, '../.cache/maps');

/** Says which scripts the maps beside it are of. */
export interface MapIndex {
  schema: 'maps/1';
  unit: string;
  version: string;
  /** `sha384-…` of the script as it is published, by its path; its map is `<path>.map` */
  scripts: Record<string, string>;
}

/** The folder with all units; in a repository of its own, the unit's. */
export function sourcesRoot(unitRoot: string): string {
  const projectRoot = fileURLToPath(new URL('../../../', import.meta.url));
  return unitRoot.startsWith(projectRoot) ? projectRoot : unitRoot;
}

/**
 * Maps without the comment that names them, so that the scripts are the same with and without maps. Sources are named
 * from `root`, the folder with all units, because a map must not depend on where it was built.
 */
export function hiddenMaps(root: string): RsbuildConfig {
  return {
    output: { sourceMap: { js: 'hidden-source-map', css: false } },
    tools: {
      rspack: (config) => {
        const template = (info: { absoluteResourcePath?: string; resourcePath?: string }) =>
          nameOf(info.absoluteResourcePath ?? info.resourcePath ?? '', root);
        config.output = {
          ...config.output,
          devtoolModuleFilenameTemplate: template,
          // for two modules of one name; the bundler's own has a hash of the absolute path
          devtoolFallbackModuleFilenameTemplate: template,
        };
      },
    },
  };
}

/** Code in an address, which the bundler completes to a path: it has no name. */
const IN_ADDRESS = /(?:^|[\\/])data:/;

/** A path below `root`; what is elsewhere, or no file, keeps its last part only. */
function nameOf(path: string, root: string): string {
  if (IN_ADDRESS.test(path)) return 'generated/module';
  const [file = ''] = path.split(/[?|!]/);
  const name = relative(root, file).split(sep).join('/');
  const installed = name.lastIndexOf('node_modules/');
  if (installed >= 0) return name.slice(installed);
  if (isAbsolute(file) && !name.startsWith('..')) return name;
  const [last = ''] = file.split('/').slice(-1);
  return `generated/${/^[\w. -]{1,80}$/.test(last) ? last : 'module'}`;
}

/**
 * Moves the maps out of `dist`, which must be stamped already, and writes their index. A version does not depend on
 * its maps: nothing here changes a file that is published.
 */
export function moveMaps(dist: string, { unit, version }: Pick<MapIndex, 'unit' | 'version'>): void {
  const folder = mapsFolder(dist);
  rmSync(folder, { recursive: true, force: true });
  const scripts: Record<string, string> = {};
  for (const map of mapsIn(dist)) {
    const from = join(dist, map);
    const script = map.slice(0, -'.map'.length);
    if (existsSync(join(dist, script))) {
      mkdirSync(dirname(join(folder, map)), { recursive: true });
      writeFileSync(join(folder, map), tidy(readFileSync(from, 'utf8')));
      scripts[script] = integrityOf(readFileSync(join(dist, script)));
    }
    rmSync(from);
  }
  if (Object.keys(scripts).length === 0) return;
  const index: MapIndex = { schema: 'maps/1', unit, version, scripts };
  writeFileSync(join(folder, 'maps.json'), `${JSON.stringify(index, null, 2)}\n`);
}

/**
 * The text of a map: our own sources in full; of packages and generated modules the names only, because nobody looks for
 * a defect there, and generated code has paths of the machine.
 */
function tidy(text: string): string {
  const { version, sources, sourcesContent, names, mappings } = JSON.parse(text) as {
    version: number;
    sources: string[];
    sourcesContent?: (string | null)[];
    names: string[];
    mappings: string;
  };
  const contents = sources.map((source, at) =>
    /^(?:node_modules|generated)\//.test(source) ? null : (sourcesContent?.[at] ?? null),
  );
  return JSON.stringify({ version, sources, sourcesContent: contents, names, mappings });
}

const integrityOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

function mapsIn(dist: string): string[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.map'))
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
