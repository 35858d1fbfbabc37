import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** How pgBackRest and PostgreSQL are started for a drill. */
export interface Tools {
  readonly stanza: string;
  readonly env: NodeJS.ProcessEnv;
  /** ends what runs */
  readonly signal: AbortSignal;
}

/** Other variables are the product's secrets, or would change what PostgreSQL does. */
const PASSED = /^(?:PATH|HOME|PGBACKREST_.*|AWS_.*)$/;

/**
 * The environment of the drill's programs. Locks, logs and queues of pgBackRest are in `work`, because those of the
 * running cluster have the same names.
 */
export function toolsEnvironment(work: string): NodeJS.ProcessEnv {
  const passed = Object.entries(process.env).filter(([name]) => PASSED.test(name));
  return {
    ...Object.fromEntries(passed),
    LC_ALL: 'C',
    TZ: 'UTC',
    PGBACKREST_LOCK_PATH: work,
    PGBACKREST_LOG_PATH: work,
    PGBACKREST_SPOOL_PATH: work,
    PGBACKREST_ARCHIVE_ASYNC: 'n',
  };
}

/** Runs pgBackRest and returns its output. Throws a sentence with its reason. */
export async function pgBackRest({ stanza, env, signal }: Tools, args: readonly string[]): Promise<string> {
  const quiet = ['--log-level-console=off', '--log-level-stderr=error'];
  const child = spawn('pgbackrest', [`--stanza=${stanza}`, ...quiet, ...args], {
    env,
    signal,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [ended, said, complaints] = await Promise.allSettled([
    once(child, 'close'),
    text(child.stdout),
    text(child.stderr),
  ]);
  if (ended.status === 'rejected') {
    signal.throwIfAborted();
    throw new Error('The program pgbackrest cannot be started: install it, or put its folder into PATH.');
  }
  const [status] = ended.value as [number | null];
  if (status === 0 && said.status === 'fulfilled') return said.value;
  const stderr = complaints.status === 'fulfilled' ? complaints.value : '';
  const [, reason = `it ended with ${status}`] = /ERROR: (?:\[\d+\]: )?([^\n]+)/.exec(stderr) ?? [];
  throw refused(reason);
}

/** The sentence for a reason that pgBackRest gave. */
export const refused = (reason: string): Error =>
  new Error(
    `The backups cannot be read: pgBackRest says "${reason}". Check its configuration and its passphrase.`,
  );

/** The path of `pg_ctl` for this major version. Throws a sentence if there is none. */
export function findControl(version: string, env: NodeJS.ProcessEnv): string {
  // where the packages of Debian and of Red Hat put it
  const folders = [`/usr/lib/postgresql/${version}/bin`, `/usr/pgsql-${version}/bin`];
  for (const control of [...folders.map((folder) => join(folder, 'pg_ctl')), 'pg_ctl']) {
    const { stdout } = spawnSync(control, ['--version'], { env, encoding: 'utf8' });
    if (new RegExp(`\\(PostgreSQL\\) ${version}\\b`).test(stdout ?? '')) return control;
  }
  throw new Error(
    `The backups are of PostgreSQL ${version} and its pg_ctl is not here: install that version, or put its folder into PATH.`,
  );
}
