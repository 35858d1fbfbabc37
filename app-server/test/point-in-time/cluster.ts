import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { blockedAt, serverUser } from '../../src/platform/database/embedded/server-user.ts';
import { temporaryFolder } from '../tools/temporary-folder.ts';

const here = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const OPERATIONS = here('../../operations/pgbackrest/');
export const DRILL = here('../../src/cli/restore-drill.ts');
/** PostgreSQL and the drill run as this user, since neither runs as root. */
const user = serverUser();
/** of Debian's newest PostgreSQL: pgBackRest does not know the embedded one's version */
const bin = globSync('/usr/lib/postgresql/*/bin/initdb').map(dirname).toSorted().at(-1);

/** Why this machine cannot try it, or undefined. */
export function whyNoCluster(): string | undefined {
  if (bin === undefined) return 'needs postgresql-15';
  if (spawnSync('pgbackrest', ['version'], { stdio: 'ignore' }).status !== 0) return 'needs pgbackrest';
  const blocked = blockedAt(dirname(DRILL), user) ?? blockedAt(dirname(process.execPath), user);
  return blocked && `needs a checkout that every user may read: ${blocked} is closed`;
}

/** What a program said, and its exit code. */
export interface Ran {
  readonly status: number | null;
  readonly said: string;
}

/** An operator's own PostgreSQL with pgBackRest, both with the files of app-server/operations. */
export interface Cluster {
  readonly url: string;
  readonly data: string;
  /** the archive and the backups */
  readonly repository: string;
  /** a path that nothing uses yet, in a folder of the drill's user */
  newPath(): string;
  start(): Promise<void>;
  stop(mode: 'fast' | 'immediate'): Promise<void>;
  pgBackRest(...args: string[]): Promise<string>;
  /** Runs a command line as the drill's user. */
  shell(command: string): Promise<Ran>;
  drill(args: readonly string[], env?: NodeJS.ProcessEnv): Promise<Ran>;
  startDrill(args: readonly string[]): ReturnType<typeof launch>;
  remove(): Promise<void>;
}

const launch = (program: string, args: readonly string[], env: NodeJS.ProcessEnv) =>
  spawn(program, args, { ...user, cwd: '/', env, stdio: ['ignore', 'pipe', 'pipe'] });

async function outcome(child: ReturnType<typeof launch>): Promise<Ran> {
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, said: (await said).join('') };
}

/** Copies an operator's file, with the paths of this cluster. */
function configure(from: string, to: string, paths: Readonly<Record<string, string>>): void {
  let content = readFileSync(join(OPERATIONS, from), 'utf8');
  for (const [theirs, ours] of Object.entries(paths)) {
    if (!content.includes(theirs)) throw new Error(`${from} does not name ${theirs}`);
    content = content.replaceAll(theirs, ours);
  }
  writeFileSync(to, content);
}

/** A cluster's folders, its operator's files, and the environment of its programs. */
function prepare(root: string) {
  const [data, repository, work, drills] = ['data', 'repository', 'work', 'drills'].map((name) =>
    join(root, name),
  ) as [string, string, string, string];
  for (const each of [data, repository, work, drills]) {
    mkdirSync(each, { mode: 0o700 });
    if (user) chownSync(each, user.uid, user.gid);
  }
  const config = join(root, 'pgbackrest.conf');
  configure('pgbackrest.conf', config, {
    '/var/lib/postgresql/15/main': data,
    '/var/lib/pgbackrest': repository,
  });
  const archiving = join(root, 'postgresql.conf');
  configure('postgresql.conf', archiving, {});
  const { PATH, LD_PRELOAD } = process.env;
  const env: NodeJS.ProcessEnv = {
    PATH,
    ...(LD_PRELOAD && { LD_PRELOAD }),
    LC_ALL: 'C',
    PGBACKREST_CONFIG: config,
    PGBACKREST_REPO1_CIPHER_PASS: 'a passphrase of the tests',
    PGBACKREST_LOCK_PATH: work,
    PGBACKREST_LOG_PATH: work,
    PGBACKREST_SPOOL_PATH: work,
    PGBACKREST_PG1_SOCKET_PATH: work,
    PGBACKREST_PG1_USER: 'postgres',
  };
  return { data, repository, work, drills, archiving, env };
}

async function mustRun(program: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { status, said } = await outcome(launch(program, args, env));
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}:\n${said}`);
  return said;
}

/** Starts a fresh cluster that archives; `remove` ends it. */
export async function startCluster(): Promise<Cluster> {
  const folder = temporaryFolder();
  const { data, repository, work, drills, archiving, env } = prepare(folder.path);
  const control = (...args: string[]) => mustRun(`${bin}/pg_ctl`, ['-D', data, '-w', ...args], env);
  const startDrill = (args: readonly string[], more: NodeJS.ProcessEnv = {}) =>
    launch(process.execPath, [DRILL, ...args], { ...env, ...more });
  let paths = 0;
  const cluster: Cluster = {
    url: `postgresql://postgres@localhost/resort?host=${encodeURIComponent(work)}`,
    data,
    repository,
    newPath: () => join(drills, String((paths += 1))),
    // not to the pipe of this process, which would wait for the server's end
    start: async () => void (await control('-l', join(work, 'postgresql.log'), 'start')),
    stop: async (mode) => void (await control('-m', mode, 'stop')),
    pgBackRest: (...args) => mustRun('pgbackrest', ['--stanza=resort', ...args], env),
    shell: (command) => outcome(launch('sh', ['-c', command], { ...env, PATH: `${bin}:${env['PATH']}` })),
    drill: (args, more) => outcome(startDrill(args, more)),
    startDrill,
    async remove() {
      await outcome(launch(`${bin}/pg_ctl`, ['-D', data, '-m', 'immediate', 'stop'], env));
      await folder.remove();
    },
  };
  await mustRun(`${bin}/initdb`, ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8'], env);
  appendFileSync(
    join(data, 'postgresql.conf'),
    `\ninclude '${archiving}'\nlisten_addresses = ''\nunix_socket_directories = '${work}'\n`,
  );
  await cluster.start();
  await mustRun(`${bin}/createdb`, ['-h', work, '-U', 'postgres', 'resort'], env);
  await cluster.pgBackRest('stanza-create');
  return cluster;
}
