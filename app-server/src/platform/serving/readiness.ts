import type pg from 'pg';
import { appliedMigrations, databaseHealth, knownMigrations } from '../database/index.ts';

/** Why a process should be sent no calls; each true where all is well. */
export interface ReadinessReport {
  readonly database: boolean;
  /** whether the schema is this program's, or newer: another process may have been updated first */
  readonly migrations: boolean;
  /** false from the moment it was told to stop */
  readonly serving: boolean;
}

export interface Readiness {
  look(): Promise<ReadinessReport>;
  /** From now on it is not ready, though it still serves, so that a balancer leaves it. */
  drain(): void;
}

const wentThrough = async (pool: pg.Pool, hash: string) => (await appliedMigrations(pool)).includes(hash);

/** Whether this process can answer members. `look` takes two seconds at most and never rejects. */
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
