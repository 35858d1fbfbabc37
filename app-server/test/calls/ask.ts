import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/**
 * Repeats a request until it is answered, for tests that stop the server. The test's own time limit ends the
 * attempts.
 */
export async function ask(pool: pg.Pool, text: string): Promise<unknown[]> {
  for (;;) {
    try {
      return (await pool.query(text)).rows;
    } catch {
      await pause(20);
    }
  }
}
