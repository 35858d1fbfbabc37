import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { addScreen } from '../new-screen/add-screen.ts';
import { remoteFiles } from './templates.ts';

export interface RemoteRequest {
  /** the folder: `mf-events` */
  unit: string;
  /** its first screen, see new:screen */
  path: string;
  access: string;
}

/** The versions of packages are copied from this remote. */
const LIKE = 'mf-membership';

/**
 * Writes a remote with one screen. Returns the files below the root; nothing else changes, not even the
 * shell.
 */
export function addRemote(root: string, { unit, path, access }: RemoteRequest): string[] {
  if (!/^mf-[a-z][a-z0-9]*$/.test(unit))
    throw new Error(`"${unit}" is not a valid name: use mf- and one lower-case word, such as mf-events.`);
  if (existsSync(join(root, unit)))
    throw new Error(`${unit} already exists; npm run new:screen adds a screen to it.`);
  const files = remoteFiles(unit, packagesOf(root));
  for (const [name, text] of Object.entries(files)) {
    const file = join(root, unit, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  try {
    const screen = addScreen(root, { unit, path, access });
    return [...new Set([...Object.keys(files).map((name) => `${unit}/${name}`), ...screen])];
  } catch (error) {
    rmSync(join(root, unit), { recursive: true });
    throw error;
  }
}

/** Without zod, which a remote adds with its first contract. */
function packagesOf(root: string) {
  const { version, dependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, LIKE, 'package.json'), 'utf8'),
  ) as { version: string; dependencies: Record<string, string>; devDependencies: object };
  const { zod: _zod, ...rest } = dependencies;
  return { version, dependencies: rest, devDependencies };
}
