import { sql } from 'drizzle-orm';
import { follow } from './clock.ts';
import type { Database } from '../database/index.ts';

/** Less than this is the doubt of the measurement and of two clocks that are both kept right. */
const DOUBT_MS = 1_000;

/**
 * Makes this process's time that of the database, which all processes share: with a machine whose clock is off, half
 * of the calls behind a load balancer would refuse what the other half allows, and a fee would fall due too early.
 * Gives the difference in milliseconds, 0 where there is none worth naming. Rejects where the database cannot be asked.
 */
export async function followDatabaseTime(db: Database): Promise<number> {
  const asked = Date.now();
  const { rows } = await db.execute<{ at: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`,
  );
  const between = (asked + Date.now()) / 2;
  const ahead = Math.round(Number(rows[0]?.at) - between);
  const difference = Math.abs(ahead) < DOUBT_MS ? 0 : ahead;
  follow(difference);
  return difference;
}
