import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/context.ts';
import { inventoryCounter, inventoryHold } from '../../../schema/index.ts';

/** Quota, counted by performance and pool. */
export const TICKETS = 'TICKET';
/** Seats, by performance. */
export const SEATS = 'SEAT';

export const keyOf = (performanceId: number): string => String(performanceId);

/** The number of tickets left in a pool. */
export interface PoolLeft {
  readonly performanceId: number;
  readonly pool: string;
  readonly left: number;
  readonly total: number;
}

/** The pools of these performances; read only, because holding decides. */
export async function poolsOf(db: Executor, performanceIds: readonly number[]): Promise<PoolLeft[]> {
  if (performanceIds.length === 0) return [];
  const { type, key, period, total, sold, held } = inventoryCounter;
  const rows = await db
    .select({ key, pool: period, total, left: sql<number>`${total} - ${sold} - ${held}` })
    .from(inventoryCounter)
    .where(and(eq(type, TICKETS), inArray(key, performanceIds.map(keyOf))));
  return rows.map(({ key: performance, ...pool }) => ({ ...pool, performanceId: Number(performance) }));
}

const isTaken = (performanceIds: readonly number[]) =>
  and(
    eq(inventoryHold.shape, 'SEAT'),
    eq(inventoryHold.type, SEATS),
    inArray(inventoryHold.key, performanceIds.map(keyOf)),
    inArray(inventoryHold.state, ['HELD', 'SOLD']),
  );

/** The taken seats of a performance; read only. */
export async function takenSeats(db: Executor, performanceId: number): Promise<Set<string>> {
  const rows = await db
    .select({ seat: inventoryHold.slot })
    .from(inventoryHold)
    .where(isTaken([performanceId]));
  return new Set(rows.map(({ seat }) => seat));
}

/** The number of taken seats of each performance. */
export async function takenCounts(
  db: Executor,
  performanceIds: readonly number[],
): Promise<Map<number, number>> {
  if (performanceIds.length === 0) return new Map();
  const rows = await db
    .select({ key: inventoryHold.key, count: sql<number>`count(*)::int` })
    .from(inventoryHold)
    .where(isTaken(performanceIds))
    .groupBy(inventoryHold.key);
  return new Map(rows.map(({ key, count }) => [Number(key), count]));
}
