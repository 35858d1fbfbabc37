import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { program } from './binaries.ts';
import type { Binaries } from './binaries.ts';
import { privateFolder } from './folders.ts';
import { runAs } from './run-as.ts';
import type { ServerUser } from './server-user.ts';

/**
 * Creates the cluster if it is missing. It is created under another name and renamed, so that a folder with
 * the final name is always complete, even if a start was killed.
 */
export async function initialise(options: {
  readonly binaries: Binaries;
  readonly cluster: string;
  readonly user: ServerUser | undefined;
  readonly durable: boolean;
}): Promise<void> {
  const { binaries, cluster, user, durable } = options;
  if (existsSync(join(cluster, 'PG_VERSION'))) return;

  const prefix = `${basename(cluster)}.new-`;
  const unfinished = readdirSync(dirname(cluster)).filter((name) => name.startsWith(prefix));
  for (const name of unfinished) {
    // An initdb that outlived its parent may still write here for a moment.
    rmSync(join(dirname(cluster), name), { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }

  const fresh = join(dirname(cluster), `${prefix}${randomUUID()}`);
  privateFolder(fresh, user);
  const settings = ['-U', 'resort', '-A', 'trust', '-E', 'UTF8', '--locale=C'];
  if (!durable) settings.push('--no-sync');
  await promisify(execFile)(program(binaries, 'initdb'), ['-D', fresh, ...settings], runAs(user)).catch(
    (cause) => {
      rmSync(fresh, { recursive: true, force: true });
      throw new Error(
        'PostgreSQL could not make its cluster here. Set DATABASE_URL to a server of your own.',
        { cause },
      );
    },
  );
  renameSync(fresh, cluster);
}
