import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Backup } from './choose-backup.ts';
import type { DrillFolder } from './folder.ts';
import { pgBackRest, type Tools } from './tools.ts';

/** Until when the copy replays: a moment, or the end of what was archived. */
export type Target = Date | 'latest';

/**
 * Keeps the copy apart from production, at later starts as well: it must not archive into production's backups, listen on
 * a port, or run what an extension or a subscription does on its own. Later lines of this file override earlier ones.
 */
const apart = ({ path, hba }: DrillFolder) => `
# written by the restore drill
archive_mode = 'off'
listen_addresses = ''
port = '5432'
unix_socket_directories = '${path.replaceAll("'", "''")}'
hba_file = '${hba.replaceAll("'", "''")}'
ssl = 'off'
hot_standby = 'off'
primary_conninfo = ''
shared_preload_libraries = ''
max_logical_replication_workers = '0'
logging_collector = 'off'
log_destination = 'stderr'
lc_messages = 'C'
`;

const inPostgresTime = (moment: Date) => moment.toISOString().replace('T', ' ').replace('Z', '+00');

/** Restores a backup into the folder, to be replayed up to the target at its start. */
export async function restoreCopy(
  tools: Tools,
  folder: DrillFolder,
  { label, repository }: Backup,
  target: Target,
): Promise<void> {
  const until =
    target === 'latest'
      ? []
      : ['--type=time', `--target=${inPostgresTime(target)}`, '--target-action=promote'];
  await pgBackRest(tools, [
    `--pg1-path=${folder.data}`,
    `--tablespace-map-all=${folder.tablespaces}`,
    `--repo=${repository}`,
    `--set=${label}`,
    '--archive-mode=off',
    ...until,
    'restore',
  ]);
  writeFileSync(folder.hba, 'local all all trust\n');
  appendFileSync(join(folder.data, 'postgresql.auto.conf'), apart(folder));
}

/** Its own configuration may be in another folder; what counts is in `postgresql.auto.conf`. */
const OWN_CONFIGURATION = '-c config_file=/dev/null';

/** The command that starts the copy again. */
export const startCommand = (control: string, { data, log }: DrillFolder): string =>
  `${control} -D '${data}' -l '${log}' -o '${OWN_CONFIGURATION}' start`;

/** Starts the copy and waits until it has replayed. Throws a sentence if it does not start. */
export async function startCopy(tools: Tools, folder: DrillFolder, control: string): Promise<void> {
  // without hot standby, pg_ctl does not wait for the end of the replay
  const code = await run(
    control,
    ['-D', folder.data, '-l', folder.log, '-w', '-t', '86400', '-o', OWN_CONFIGURATION, 'start'],
    tools,
  );
  if (code === 0)
    for (;;) {
      tools.signal.throwIfAborted();
      const state = stateOf(folder);
      if (state === 'ready') return;
      if (state === undefined) break;
      await pause(POLL_MS);
    }
  tools.signal.throwIfAborted();
  throw whyNotStarted(folder);
}

const POLL_MS = 50;
/** The line of postmaster.pid with the state: LOCK_FILE_LINE_PM_STATUS in PostgreSQL's src/include/utils/pidfile.h */
const STATE_LINE = 8;

/** What the copy says of itself; undefined if it has ended. */
function stateOf({ data }: DrillFolder): string | undefined {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[STATE_LINE - 1]?.trim() ?? '';
  } catch {
    return undefined;
  }
}

function whyNotStarted({ log }: DrillFolder): Error {
  const said = existsSync(log) ? readFileSync(log, 'utf8') : '';
  const [, reason = 'nothing'] = /FATAL: +([^\n]+)/.exec(said) ?? [];
  if (!reason.startsWith('recovery ended before configured recovery target'))
    return new Error(`The copy does not start: PostgreSQL says "${reason}".`);
  const [, last] = /last completed transaction was at log time ([^\n]+)/.exec(said) ?? [];
  return new Error(
    `The moment is after the last archived change${last === undefined ? '' : ` (${last})`}: choose an earlier moment, --to latest, or wait until PostgreSQL has archived more.`,
  );
}

/** Stops the copy if it runs. */
export const stopCopy = (tools: Tools, { data }: DrillFolder, control: string): Promise<number | null> =>
  run(control, ['-D', data, '-m', 'fast', '-w', '-t', '3600', 'stop'], {
    ...tools,
    signal: new AbortController().signal,
  });

/** Resolves to its exit code; null if it was ended or did not start. */
async function run(program: string, args: readonly string[], { env, signal }: Tools): Promise<number | null> {
  const child = spawn(program, args, { env, signal, cwd: '/', stdio: 'ignore' });
  try {
    const [code] = (await once(child, 'exit')) as [number | null];
    return code;
  } catch {
    return null;
  }
}
