import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { blockedAt } from './server-user.ts';
import type { ServerUser } from './server-user.ts';

const longestRoot = 60;

/**
 * The system's temporary folder; a common one if that path is too long for a socket, or closed to the server.
 */
export function temporaryRoot(user: ServerUser | undefined): string {
  const root = [tmpdir(), '/tmp', '/var/tmp'].find(
    (folder) => folder.length <= longestRoot && existsSync(folder) && !blockedAt(folder, user),
  );
  if (!root)
    throw new Error('No temporary folder is open to PostgreSQL: set DATABASE_URL to a server of your own.');
  return root;
}

/** Creates a folder that only the server may read (mode 0700), or uses the existing one. */
export function privateFolder(path: string, user: ServerUser | undefined): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (user) chownSync(path, user.uid, user.gid);
  chmodSync(path, 0o700);
}

/**
 * Creates our folder in a world-writable temporary folder, or uses the existing one. Throws if another user
 * created it, because its contents could not be trusted.
 */
export function ourFolder(path: string, mode: number): string {
  if (!existsSync(path)) {
    mkdirSync(path, { recursive: true });
    chmodSync(path, mode);
  }
  const { uid, mode: found } = lstatSync(path);
  const ours = process.getuid === undefined || uid === process.getuid();
  if (!ours || (found & 0o022) !== 0)
    throw new Error(`${path} belongs to somebody else: remove it, then start again.`);
  return path;
}
