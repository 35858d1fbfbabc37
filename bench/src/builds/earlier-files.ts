import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { UnitManifest } from '@resort/shared/remote';

const manifestIn = (dist: string) => join(dist, 'unit.json');
const readManifest = (dist: string) => JSON.parse(readFileSync(manifestIn(dist), 'utf8')) as UnitManifest;

/**
 * Adds the files of the build before that a later one no longer has. A server keeps them, as dictionaries for
 * browsers that have them; the product finds them in the folder of the version before.
 */
export function addEarlierFiles(dist: string, earlier: string): void {
  const manifest = readManifest(dist);
  const before = readManifest(earlier);
  const gone = Object.keys(before.files).filter((file) => !Object.hasOwn(manifest.files, file));
  for (const file of gone) cpSync(join(earlier, file), join(dist, file));
  const files = { ...before.files, ...manifest.files };
  writeFileSync(manifestIn(dist), JSON.stringify({ ...manifest, files }));
}
