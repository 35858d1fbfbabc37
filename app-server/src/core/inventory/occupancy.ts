import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/context.ts';
import { inventoryCounter, inventoryHold } from '../../schema/index.ts';

/** How much of one counter is taken. */
export interface TakenCount {
  readonly key: string;
  readonly period: string;
  readonly left: number;
}

/** Counters of a type for these keys, from `from` up to, but without, `to`. Read only; the hold decides. */
export function countersBetween(
  db: Executor,
  { type, keys, from, to }: { type: string; keys: readonly string[]; from: string; to: string },
): Promise<TakenCount[]> {
  const { key, period, total, sold, held } = inventoryCounter;
  return db
    .select({ key, period, left: sql<number>`${total} - ${sold} - ${held}` })
    .from(inventoryCounter)
    .where(
      and(
        eq(inventoryCounter.type, type),
        inArray(key, [...keys]),
        gte(sql`${period} collate "C"`, from),
        lt(sql`${period} collate "C"`, to),
      ),
    )
    .orderBy(asc(key), asc(period));
}

/** A time during which a resource is taken, half-open. */
export interface TakenTime {
  readonly type: string;
  readonly key: string;
  readonly from: Date;
  readonly to: Date;
}

/** When these resources are taken within a period. Read only; the hold decides. */
export async function takenTimes(
  db: Executor,
  { keys, from, to }: { keys: readonly string[]; from: Date; to: Date },
): Promise<TakenTime[]> {
  if (keys.length === 0) return [];
  const { during } = inventoryHold;
  const rows = await db
    .select({
      type: inventoryHold.type,
      key: inventoryHold.key,
      from: sql<string>`extract(epoch from lower(${during}))`,
      to: sql<string>`extract(epoch from upper(${during}))`,
    })
    .from(inventoryHold)
    .where(
      and(
        eq(inventoryHold.shape, 'RESOURCE'),
        inArray(inventoryHold.state, ['HELD', 'SOLD']),
        inArray(inventoryHold.key, [...keys]),
        sql`${during} && tstzrange(${from.toISOString()}::timestamptz, ${to.toISOString()}::timestamptz)`,
      ),
    );
  const moment = (seconds: string) => new Date(Number(seconds) * 1000);
  return rows.map((row) => ({ ...row, from: moment(row.from), to: moment(row.to) }));
}
