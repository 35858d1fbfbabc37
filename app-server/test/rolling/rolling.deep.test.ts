import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { newestNumber } from '../../src/platform/database/migrations/contracts.ts';
import { noteOldestProgram } from '../../src/platform/database/migrations/require-schema.ts';
import { testDatabase } from '../database/database.ts';
import { sendOver } from '../platform/protocol/over-http.ts';
import { launch, startProcess, type ServerProcess } from '../processes/process.ts';
import { temporaryFolder } from '../tools/temporary-folder.ts';
import { freePorts, hasHaproxy, startHaproxy, type Balancer } from './balancer.ts';

jest.setTimeout(600_000);

const WEB = fileURLToPath(new URL('web-process.ts', import.meta.url));
const CLIENTS = 6;
let calls = 0;

/** Status and code of a signed call that reads the database; each from an address of its own, which has its own limit. */
async function callOver(origin: string): Promise<string> {
  calls += 1;
  const address = `10.${(calls >> 16) % 256}.${(calls >> 8) % 256}.${calls % 256}`;
  const change = ({ headers }: { headers: Record<string, string> }) => {
    headers['x-forwarded-for'] = address;
  };
  try {
    const { status, envelope } = await sendOver(origin, 'GET /user/memberShipH5', { change });
    return `${status} ${envelope.code}`;
  } catch (error) {
    return String(error);
  }
}

/* Web processes behind Debian's haproxy, which knows of them what a cluster knows: whether `/ready` answers 200. */
(hasHaproxy() ? describe : describe.skip)('a rolling replacement (needs haproxy)', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>;
  let balancer: Balancer;
  let places: number[];
  const running: ServerProcess[] = [];
  let folder: ReturnType<typeof temporaryFolder>;

  const environment = (port: number) => ({
    DATABASE_URL: String(database.pool.options.connectionString),
    DATA_DIR: folder.path,
    SERVER_KEY: Buffer.alloc(32, 7).toString('base64'),
    PORT: String(port),
    ROLE: 'web',
    MIGRATE: 'off',
    TRUST_PROXY: '127.0.0.1',
    // haproxy looks every half second
    DRAIN_SECONDS: '3',
  });
  async function startAt(at: number): Promise<ServerProcess> {
    const started = await startProcess(WEB, environment(places[at] ?? 0));
    running.push(started);
    return started;
  }

  beforeAll(async () => {
    folder = temporaryFolder();
    database = await testDatabase();
    places = await freePorts(3);
    await Promise.all([startAt(0), startAt(1)]);
    balancer = await startHaproxy(places);
  });
  afterAll(async () => {
    await balancer?.stop();
    const alive = running.filter(({ child }) => child.exitCode === null);
    await Promise.all(alive.map((server) => server.end('SIGTERM')));
    await database.drop();
    await folder.remove();
  });

  it('of every process, after a migration that only adds, fails no call', async () => {
    const over = new AbortController();
    const answers = new Map<string, number>();
    const load = Array.from({ length: CLIENTS }, async () => {
      while (!over.signal.aborted) {
        const said = await callOver(balancer.origin);
        answers.set(said, (answers.get(said) ?? 0) + 1);
      }
    });
    const [first, second] = running;
    // the newer program's migration job has run; the processes of the version before go on
    await database.pool.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('ff', 9e15)`,
    );
    await startAt(2);
    expect(await first?.end('SIGTERM')).toBe(0);
    await startAt(0);
    expect(await second?.end('SIGTERM')).toBe(0);
    await startAt(1);
    over.abort();
    await Promise.all(load);
    expect([...answers.keys()]).toEqual(['200 0']);
    expect(answers.get('200 0')).toBeGreaterThan(50);
    process.stdout.write(`rolling replacement: ${answers.get('200 0')} calls, 0 failed\n`);
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
