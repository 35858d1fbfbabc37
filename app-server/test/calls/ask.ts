import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** Asks until there is an answer, for tests that take the server away; their own time limit ends the patience. */
export async function ask(pool: pg.Pool, text: string): Promise<unknown[]> {
  for (;;) {
    try {
      return (await pool.query(text)).rows;
    } catch {
      await pause(20);
    }
  }
}
