import type pg from 'pg';
import { appliedMigrations, databaseHealth, knownMigrations } from '../database/index.ts';

/** The conditions for receiving calls; each is true if all is well. */
export interface ReadinessReport {
  readonly database: boolean;
  /** whether the schema is this program's or newer, because another process may have been updated first */
  readonly migrations: boolean;
  /** false as soon as it was asked to stop */
  readonly serving: boolean;
}

export interface Readiness {
  look(): Promise<ReadinessReport>;
  /** From now on it is not ready, but still serves, until the load balancer has removed it. */
  drain(): void;
}

const wentThrough = async (pool: pg.Pool, hash: string) => (await appliedMigrations(pool)).includes(hash);

/** Whether this process can serve members. `look` takes at most two seconds and never rejects. */
export function createReadiness(pool: pg.Pool): Readiness {
  let serving = true;
  const newest = knownMigrations().at(-1)?.hash ?? '';
  return {
    async look() {
      const database = await databaseHealth(pool);
      const migrations = database && (await wentThrough(pool, newest).catch(() => false));
      return { database, migrations, serving };
    },
    drain() {
      serving = false;
    },
  };
}
