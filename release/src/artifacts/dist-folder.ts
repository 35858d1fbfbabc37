import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { checkBuild, type Build } from './build.ts';
import { RefusedError } from '../base/errors.ts';
import { parseManifest } from './manifest.ts';
import { readMaps } from './read-maps.ts';

/** Reads a unit's dist folder, and the source maps beside it. Refuses it if it differs from its `unit.json`. */
export async function readBuild(dist: string): Promise<Build> {
  if (!existsSync(join(dist, 'unit.json'))) {
    throw new RefusedError(`${dist} has no unit.json: build the unit first.`);
  }
  const present = await filesBelow(dist);
  present.delete('unit.json');
  const manifest = parseManifest(await readFile(join(dist, 'unit.json'), 'utf8'));
  const files = new Map<string, Buffer>();
  for (const path of present) files.set(path, await readFile(join(dist, path)));
  const maps = await readMaps(dist, manifest);
  return checkBuild({ manifest, files, ...(maps && { maps }) }, dist);
}

/** Accepts plain files only, because a link or a device could return other bytes on the next read. */
async function filesBelow(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => {
      const path = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/');
      if (!entry.isFile()) throw new RefusedError(`${path} in ${folder} is no plain file.`);
      return path;
    });
  return new Set(paths);
}
