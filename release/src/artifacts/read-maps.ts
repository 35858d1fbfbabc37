import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { mapsFolder, type MapIndex } from '@resort/shared/build/maps';
import type { UnitManifest } from '@resort/shared/remote';
import { RefusedError } from '../base/errors.ts';
import { isFilePath } from '../storage/names.ts';
import type { Maps, ScriptMap } from './check-maps.ts';

/**
 * The source maps beside a dist folder; null without. Throws RefusedError for maps of another build: publishing without
 * them would only show when somebody needs them.
 */
export async function readMaps(
  dist: string,
  { unit, version }: Pick<UnitManifest, 'unit' | 'version'>,
): Promise<Maps | null> {
  const folder = mapsFolder(dist);
  if (!existsSync(join(folder, 'maps.json'))) return null;
  const index = parseIndex(await readFile(join(folder, 'maps.json'), 'utf8'));
  if (index === null) throw new RefusedError(`maps.json in ${folder} is no list of source maps.`);
  if (index.unit !== unit || index.version !== version)
    throw new RefusedError(
      `The source maps in ${folder} are of ${index.unit}@${index.version}, and the build is ${unit}@${version}: ` +
        'build the unit again.',
    );
  const maps = new Map<string, ScriptMap>();
  for (const [path, script] of Object.entries(index.scripts)) {
    const file = join(folder, `${path}.map`);
    if (!isFilePath(path) || !existsSync(file))
      throw new RefusedError(`The source map of ${path} is missing in ${folder}: build the unit again.`);
    maps.set(path, { script, gzip: await promisify(gzip)(await readFile(file), { level: 9 }) });
  }
  return maps;
}

function parseIndex(text: string): MapIndex | null {
  try {
    const index = JSON.parse(text) as MapIndex;
    const isOne =
      index.schema === 'maps/1' && Object.values(index.scripts).every((hash) => typeof hash === 'string');
    return isOne ? index : null;
  } catch {
    return null;
  }
}
