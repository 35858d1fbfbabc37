import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { program } from './binaries.ts';
import type { Binaries } from './binaries.ts';
import type { Placement } from './placement.ts';
import { runAs } from './run-as.ts';
import type { ServerUser } from './server-user.ts';

/** Access to the socket is not enough, because other processes may run under the server's uid. */
const ACCESS = '# made by the app server\nlocal all all scram-sha-256\n';

const PASSWORD = /^[0-9a-f]{64}$/;

/**
 * The superuser's password, from a file that the server's uid cannot read; undefined before the first start.
 */
export function readPassword({ passwordFile }: Pick<Placement, 'passwordFile'>): string | undefined {
  if (!existsSync(passwordFile)) return undefined;
  const password = readFileSync(passwordFile, 'utf8').trim();
  return PASSWORD.test(password) ? password : undefined;
}

/** Atomic: after a crash the file has the old or the new content. */
function replace(file: string, text: string, user?: ServerUser): void {
  const fresh = `${file}.new`;
  rmSync(fresh, { force: true });
  writeFileSync(fresh, text, { mode: 0o600, flush: true });
  if (user) chownSync(fresh, user.uid, user.gid);
  renameSync(fresh, file);
}

/** Runs PostgreSQL in single-user mode for one statement, which is not visible in the process list. */
function setPassword(binaries: Binaries, cluster: string, user: ServerUser | undefined, password: string) {
  return new Promise<void>((resolve, reject) => {
    const args = ['--single', '-D', cluster, '-c', 'log_statement=none', 'postgres'];
    const child = execFile(program(binaries, 'postgres'), args, runAs(user), (error, _out, words) => {
      if (error === null && !words.includes('ERROR')) resolve();
      else reject(new Error('the database’s password could not be set', { cause: error ?? words }));
    });
    child.stdin?.end(`alter role resort password '${password}'\n`);
  });
}

/**
 * Makes the cluster require a password, before it is started. A cluster without one, or with a lost password
 * file, gets a new one; nothing else changes. If the process is killed in between, the next start repeats it.
 */
export async function askForPassword(
  placement: Placement,
  { binaries, user }: { readonly binaries: Binaries; readonly user: ServerUser | undefined },
): Promise<string> {
  const { cluster, passwordFile } = placement;
  const access = join(cluster, 'pg_hba.conf');
  const kept = readPassword(placement);
  if (kept !== undefined && readFileSync(access, 'utf8') === ACCESS) return kept;
  const password = randomBytes(32).toString('hex');
  rmSync(passwordFile, { force: true });
  await setPassword(binaries, cluster, user, password);
  replace(passwordFile, `${password}\n`);
  replace(access, ACCESS, user);
  return password;
}
