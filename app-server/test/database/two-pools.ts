import type { Database, OpenDatabase } from '../../src/platform/database/index.ts';
import { openDatabase } from '../../src/platform/database/index.ts';
import { testDatabase } from './database.ts';
import { silentLog } from '../tools/silent-log.ts';

/** A test's database as two processes would see it: two pools that share nothing else. */
export interface TwoPools {
  readonly db: Database;
  readonly pool: OpenDatabase['pool'];
  /** `n` even: the first pool; odd: the second */
  at(n: number): Database;
  /** Runs the operation `times` times at once, alternating between the pools. */
  race<T>(times: number, work: (db: Database, n: number) => Promise<T>): Promise<PromiseSettledResult<T>[]>;
  drop(): Promise<void>;
}

export async function twoPools(): Promise<TwoPools> {
  const first = await testDatabase();
  const databaseUrl = String(first.pool.options.connectionString);
  const second = await openDatabase({ databaseUrl, log: silentLog });
  const at = (n: number) => (n % 2 === 0 ? first.db : second.db);
  return {
    db: first.db,
    pool: first.pool,
    at,
    race: (times, work) => Promise.allSettled(Array.from({ length: times }, (_, n) => work(at(n), n))),
    async drop() {
      await second.close();
      await first.drop();
    },
  };
}
