import { afterAll, beforeAll, expect, jest } from '@jest/globals';
import { reconcile } from '../../src/core/ledger/reconcile.ts';
import type { OpenDatabase } from '../../src/platform/database/index.ts';
import type { Identity } from '../platform/protocol/client.ts';
import { signInOver } from '../platform/protocol/over-http.ts';
import { testDatabase } from '../database/database.ts';
import { APP_SERVER, startProcess, type ServerProcess } from './process.ts';

/** Complete app servers on one test database, as behind a load balancer. */
export interface TwoServers {
  /** `n` even: the first one's origin; odd: the second one's */
  at(n: number): string;
  stop(): Promise<void>;
}

/** Starts one of them; all get the same server key. `env`: further variables. */
export function startServerOn(
  { pool }: Pick<OpenDatabase, 'pool'>,
  env: Record<string, string> = {},
): Promise<ServerProcess> {
  return startProcess(APP_SERVER, {
    DATABASE_URL: String(pool.options.connectionString),
    SERVER_KEY: Buffer.alloc(32, 7).toString('base64'),
    ...env,
  });
}

export async function twoServers(
  database: Pick<OpenDatabase, 'pool'>,
  env: Record<string, string> = {},
): Promise<TwoServers> {
  const [first, second] = await Promise.all([startServerOn(database, env), startServerOn(database, env)]);
  return {
    at: (n) => (n % 2 === 0 ? first : second).origin,
    async stop() {
      await Promise.all([first.end('SIGTERM'), second.end('SIGTERM')]);
    },
  };
}

export interface Racing {
  readonly database: Awaited<ReturnType<typeof testDatabase>>;
  readonly servers: TwoServers;
  readonly member: Identity;
}

/**
 * The setup of a file of races: two app servers on their own database and a signed-in member, available from
 * the first test on. After the last test the books must balance. `phone`: national digits in Macau.
 */
export function raceOn(give: (racing: Racing) => void, phone: string): void {
  // two servers that start, and many requests at once
  jest.setTimeout(120_000);
  let database: Racing['database'];
  let servers: TwoServers;
  beforeAll(async () => {
    database = await testDatabase();
    servers = await twoServers(database);
    give({ database, servers, member: await signInOver(servers.at(0), phone) });
  });
  afterAll(async () => {
    await servers.stop();
    expect(await reconcile(database.db)).toEqual([]);
    await database.drop();
  });
}

/** Runs it this many times at once. */
export const each = <T>(times: number, work: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, n) => work(n)));
