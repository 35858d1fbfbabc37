import { realpathSync, statSync } from 'node:fs';
import type { Stats } from 'node:fs';
import { dirname } from 'node:path';

/** The user under which PostgreSQL runs, if it cannot be ours. */
export interface ServerUser {
  readonly uid: number;
  readonly gid: number;
}

const nobody: ServerUser = { uid: 65534, gid: 65534 };

/**
 * PostgreSQL refuses to run as root; a numeric uid needs no account on the machine. Undefined: our own user.
 */
export const serverUser = (): ServerUser | undefined => (process.getuid?.() === 0 ? nobody : undefined);

const right = { read: 4, pass: 1 } as const;

/** Whether the mode of a file or folder gives `user` this permission. */
export function permits(stats: Stats, user: ServerUser, wanted: keyof typeof right): boolean {
  const shift = stats.uid === user.uid ? 6 : stats.gid === user.gid ? 3 : 0;
  return ((stats.mode >> shift) & right[wanted]) !== 0;
}

/**
 * The outermost folder on the path to `folder` (inclusive) that `user` may not enter; undefined if all are
 * open.
 */
export function blockedAt(folder: string, user: ServerUser | undefined): string | undefined {
  if (!user) return undefined;
  const path = realpathSync(folder);
  const above = dirname(path) === path ? undefined : blockedAt(dirname(path), user);
  return above ?? (permits(statSync(path), user, 'pass') ? undefined : path);
}
