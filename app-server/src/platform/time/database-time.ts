import { sql } from 'drizzle-orm';
import { follow } from './clock.ts';
import type { Database } from '../database/index.ts';

/** Smaller differences are within the measurement error of two synchronised clocks. */
const DOUBT_MS = 1_000;

/**
 * Makes this process use the database's time, which all processes share. If a machine's clock is wrong, half
 * of the calls behind a load balancer would refuse what the other half accepts, and a fee would fall due too
 * early. Returns the difference in milliseconds, 0 if it is negligible. Rejects if the database cannot be
 * queried.
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
