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
const DRILL = here('../../src/cli/restore-drill.ts');
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
  startDrill(args: readonly string[]): ReturnType<typeof spawn>;
  remove(): Promise<void>;
}

async function outcome(child: ReturnType<typeof spawn>): Promise<Ran> {
  const said = Promise.all([child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')));
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

/** Starts a fresh cluster that archives. Stop and `remove` it. */
export async function startCluster(): Promise<Cluster> {
  const folder = temporaryFolder();
  const [data, repository, work, drills] = ['data', 'repository', 'work', 'drills'].map((name) =>
    join(folder.path, name),
  ) as [string, string, string, string];
  for (const each of [data, repository, work, drills]) {
    mkdirSync(each, { mode: 0o700 });
    if (user) chownSync(each, user.uid, user.gid);
  }
  const { PATH, LD_PRELOAD } = process.env;
  const env: NodeJS.ProcessEnv = {
    PATH,
    ...(LD_PRELOAD && { LD_PRELOAD }),
    LC_ALL: 'C',
    PGBACKREST_CONFIG: join(folder.path, 'pgbackrest.conf'),
    PGBACKREST_REPO1_CIPHER_PASS: 'a passphrase of the tests',
    PGBACKREST_LOCK_PATH: work,
    PGBACKREST_LOG_PATH: work,
    PGBACKREST_SPOOL_PATH: work,
    PGBACKREST_PG1_SOCKET_PATH: work,
    PGBACKREST_PG1_USER: 'postgres',
  };
  const launch = (program: string, args: readonly string[], more: NodeJS.ProcessEnv = {}) =>
    spawn(program, args, { ...user, cwd: '/', env: { ...env, ...more }, stdio: ['ignore', 'pipe', 'pipe'] });
  const mustRun = async (program: string, ...args: string[]) => {
    const { status, said } = await outcome(launch(program, args));
    if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}:\n${said}`);
    return said;
  };
  const control = (...args: string[]) => mustRun(`${bin}/pg_ctl`, '-D', data, '-w', ...args);
  let paths = 0;

  await mustRun(`${bin}/initdb`, '-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8');
  configure('pgbackrest.conf', String(env['PGBACKREST_CONFIG']), {
    '/var/lib/postgresql/15/main': data,
    '/var/lib/pgbackrest': repository,
  });
  const own = join(folder.path, 'postgresql.conf');
  configure('postgresql.conf', own, {});
  appendFileSync(
    join(data, 'postgresql.conf'),
    `\ninclude '${own}'\nlisten_addresses = ''\nunix_socket_directories = '${work}'\n`,
  );
  const cluster: Cluster = {
    url: `postgresql://postgres@localhost/resort?host=${encodeURIComponent(work)}`,
    data,
    repository,
    newPath: () => join(drills, String((paths += 1))),
    start: async () => void (await control('-l', join(work, 'postgresql.log'), 'start')),
    stop: async (mode) => void (await control('-m', mode, 'stop')),
    pgBackRest: (...args) => mustRun('pgbackrest', '--stanza=resort', ...args),
    shell: (command) => outcome(launch('sh', ['-c', command], { PATH: `${bin}:${PATH}` })),
    drill: (args, more) => outcome(launch(process.execPath, [DRILL, ...args], more)),
    startDrill: (args) => launch(process.execPath, [DRILL, ...args]),
    async remove() {
      await outcome(launch(`${bin}/pg_ctl`, ['-D', data, '-m', 'immediate', 'stop']));
      await folder.remove();
    },
  };
  await cluster.start();
  await mustRun(`${bin}/createdb`, '-h', work, '-U', 'postgres', 'resort');
  await cluster.pgBackRest('stanza-create');
  return cluster;
}
