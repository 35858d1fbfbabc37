import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { newestNumber } from '../../src/platform/database/migrations/contracts.ts';
import { noteOldestProgram } from '../../src/platform/database/migrations/require-schema.ts';
import { testDatabase } from '../database/database.ts';
import { launch, startProcess, type ServerProcess } from '../processes/process.ts';
import { temporaryFolder } from '../tools/temporary-folder.ts';
import { freePorts, hasHaproxy, startHaproxy, type Balancer } from './balancer.ts';
import { failedIn, MINUTES, OK, startLoad } from './load.ts';

jest.setTimeout(600_000 + MINUTES * 60_000);

const WEB = fileURLToPath(new URL('web-process.ts', import.meta.url));
const PROCESSES = 2;

interface Running {
  readonly port: number;
  readonly server: ServerProcess;
}

/* Web processes behind Debian's haproxy, which knows of them what a cluster knows: whether `/ready` answers 200. */
(hasHaproxy() ? describe : describe.skip)('a rolling replacement (needs haproxy)', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>;
  let balancer: Balancer;
  /** from the oldest to the newest */
  const running: Running[] = [];
  /** where the next one starts */
  let free = 0;
  let folder: ReturnType<typeof temporaryFolder>;

  const environment = (port: number) => ({
    DATABASE_URL: String(database.pool.options.connectionString),
    DATA_DIR: folder.path,
    SERVER_KEY: Buffer.alloc(32, 7).toString('base64'),
    PORT: String(port),
    ROLE: 'web',
    MIGRATE: 'off',
    TRUST_PROXY: '127.0.0.1',
    // haproxy looks every half second, and asks twice
    DRAIN_SECONDS: '5',
  });
  async function startAt(port: number): Promise<void> {
    running.push({ port, server: await startProcess(WEB, environment(port)) });
  }

  /** The new one is ready before the old one stops, as in a cluster. */
  async function replaceOldest(): Promise<void> {
    const [oldest] = running;
    if (oldest === undefined) throw new Error('No process is running.');
    await startAt(free);
    running.shift();
    expect(await oldest.server.end('SIGTERM')).toBe(0);
    free = oldest.port;
  }

  beforeAll(async () => {
    folder = temporaryFolder();
    database = await testDatabase();
    const places = await freePorts(PROCESSES + 1);
    [free = 0] = places;
    await Promise.all(places.slice(1).map(startAt));
    balancer = await startHaproxy(places);
  });
  afterAll(async () => {
    await balancer?.stop();
    const alive = running.filter(({ server }) => server.child.exitCode === null);
    await Promise.all(alive.map(({ server }) => server.end('SIGTERM')));
    await database.drop();
    await folder.remove();
  });

  it('of every process, after a migration that only adds, fails no call', async () => {
    const until = Date.now() + MINUTES * 60_000;
    const load = startLoad(balancer.origin);
    // the newer program's migration job has run; the processes of the version before go on
    await database.pool.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('ff', 9e15)`,
    );
    let replaced = 0;
    do {
      await replaceOldest();
      replaced += 1;
    } while (replaced < PROCESSES || Date.now() < until);
    const answers = await load.stop();
    const ok = answers.get(OK) ?? 0;
    process.stdout.write(
      `${replaced} replacements of ${PROCESSES} processes, ${ok} calls, ${failedIn(answers)} failed\n`,
    );
    expect([...answers.keys()]).toEqual([OK]);
    expect(ok).toBeGreaterThan(50);
  });

  it('a process that a later migration has left behind refuses to start, in one sentence', async () => {
    await noteOldestProgram(database.pool, newestNumber() + 1);
    const [port = 0] = await freePorts(1);
    const { ended, output } = launch(WEB, environment(port));
    expect(await ended).toBe(1);
    expect(output().trim().split('\n').at(-1)).toMatch(
      /^The database only works with programs since migration \d+ /,
    );
  });
});
