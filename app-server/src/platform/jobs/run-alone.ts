import type { Database } from '../database/index.ts';

/** Job locks are pairs of this number and the hash of the job's name. */
const JOB_LOCKS = 7406;

/**
 * Runs the work unless another process is running it under this name; resolves to whether it ran. The lock
 * belongs to a separate connection, so it is released when the process ends in any way.
 */
export async function runAlone(db: Database, name: string, work: () => Promise<void>): Promise<boolean> {
  const client = await db.$client.connect();
  let isUnlocked = false;
  try {
    const { rows } = await client.query<{ mine: boolean }>(
      'select pg_try_advisory_lock($1, hashtext($2)) as mine',
      [JOB_LOCKS, name],
    );
    if (rows[0]?.mine !== true) {
      isUnlocked = true;
      return false;
    }
    try {
      await work();
    } finally {
      await client.query('select pg_advisory_unlock($1, hashtext($2))', [JOB_LOCKS, name]);
      isUnlocked = true;
    }
    return true;
  } finally {
    // A connection that may still hold the lock must not return to the pool.
    client.release(!isUnlocked);
  }
}
