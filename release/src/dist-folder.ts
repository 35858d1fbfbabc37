import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { UnitManifest } from '@resort/shared/remote';
import { RefusedError } from './errors.ts';
import { integrityOf } from './integrity.ts';
import { parseManifest } from './manifest.ts';
import { BODY_MARKER, HEAD_MARKER } from './page-template.ts';

/** A build, read once: what is hashed is what is stored. */
export interface Build {
  manifest: UnitManifest;
  /** by path below the unit's base */
  files: Map<string, Buffer>;
}

/** Reads a unit's dist folder and refuses it when it is not, file for file, what its `unit.json` says. */
export async function readBuild(dist: string): Promise<Build> {
  if (!existsSync(join(dist, 'unit.json'))) {
    throw new RefusedError(`${dist} has no unit.json: build the unit first.`);
  }
  const present = await filesBelow(dist);
  present.delete('unit.json');
  const manifest = parseManifest(await readFile(join(dist, 'unit.json'), 'utf8'));

  const unlisted = [...present].find((path) => !Object.hasOwn(manifest.files, path));
  if (unlisted !== undefined) {
    throw new RefusedError(`${unlisted} lies in ${dist}, but ${manifest.unit}'s unit.json does not list it.`);
  }
  const files = new Map<string, Buffer>();
  for (const [path, { integrity, bytes }] of Object.entries(manifest.files)) {
    if (!present.has(path)) throw new RefusedError(`${path} is in unit.json, but not in ${dist}.`);
    const body = await readFile(join(dist, path));
    if (body.length !== bytes || integrityOf(body) !== integrity) {
      throw new RefusedError(`${path} is not the file that unit.json describes: it changed after the build.`);
    }
    files.set(path, body);
  }
  checkPage(manifest, files);
  return { manifest, files };
}

/** A link or a device could show other bytes at the next look, so only plain files are taken. */
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

/** What the origin will put into the page must fit there. */
function checkPage({ page }: UnitManifest, files: Map<string, Buffer>): void {
  if (page === null) return;
  const template = files.get(page.template)?.toString() ?? '';
  for (const marker of ['<html', HEAD_MARKER, BODY_MARKER]) {
    if (template.split(marker).length !== 2) {
      throw new RefusedError(`The page's template ${page.template} must have ${marker} exactly once.`);
    }
  }
  if (/<\/script|<!--/i.test(files.get(page.boot)?.toString() ?? '')) {
    throw new RefusedError(`${page.boot} would end its own script element: it has </script or <!-- in it.`);
  }
}
