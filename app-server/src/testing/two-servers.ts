import type { OpenDatabase } from '../platform/database/index.ts';
import { APP_SERVER, startProcess, type ServerProcess } from './process.ts';

/** Whole app servers on one test database, as a load balancer would have them behind it. */
export interface TwoServers {
  /** `n` even: the first one's origin; odd: the second one's */
  at(n: number): string;
  stop(): Promise<void>;
}

/** One of them; all are given the same server key. `env`: what else it is given. */
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

export async function twoServers(database: Pick<OpenDatabase, 'pool'>): Promise<TwoServers> {
  const [first, second] = [await startServerOn(database), await startServerOn(database)];
  return {
    at: (n) => (n % 2 === 0 ? first : second).origin,
    async stop() {
      await first.end('SIGTERM');
      await second.end('SIGTERM');
    },
  };
}
