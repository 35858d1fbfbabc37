import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/context.ts';
import { inventoryCounter, inventoryHold } from '../../../schema/index.ts';

/** Quota, counted by performance and pool. */
export const TICKETS = 'TICKET';
/** Seats, by performance. */
export const SEATS = 'SEAT';

export const keyOf = (sessionId: number): string => String(sessionId);

/** The number of tickets left in a pool. */
export interface PoolLeft {
  readonly sessionId: number;
  readonly pool: string;
  readonly left: number;
  readonly total: number;
}

/** The pools of these sessions; read only, because holding decides. */
export async function poolsOf(db: Executor, sessionIds: readonly number[]): Promise<PoolLeft[]> {
  if (sessionIds.length === 0) return [];
  const { type, key, period, total, sold, held } = inventoryCounter;
  const rows = await db
    .select({ key, pool: period, total, left: sql<number>`${total} - ${sold} - ${held}` })
    .from(inventoryCounter)
    .where(and(eq(type, TICKETS), inArray(key, sessionIds.map(keyOf))));
  return rows.map(({ key: performance, ...pool }) => ({ ...pool, sessionId: Number(performance) }));
}

const isTaken = (sessionIds: readonly number[]) =>
  and(
    eq(inventoryHold.shape, 'SEAT'),
    eq(inventoryHold.type, SEATS),
    inArray(inventoryHold.key, sessionIds.map(keyOf)),
    inArray(inventoryHold.state, ['HELD', 'SOLD']),
  );

/** The taken seats of a performance; read only. */
export async function takenSeats(db: Executor, sessionId: number): Promise<Set<string>> {
  const rows = await db
    .select({ seat: inventoryHold.slot })
    .from(inventoryHold)
    .where(isTaken([sessionId]));
  return new Set(rows.map(({ seat }) => seat));
}

/** The number of taken seats of each performance. */
export async function takenCounts(db: Executor, sessionIds: readonly number[]): Promise<Map<number, number>> {
  if (sessionIds.length === 0) return new Map();
  const rows = await db
    .select({ key: inventoryHold.key, count: sql<number>`count(*)::int` })
    .from(inventoryHold)
    .where(isTaken(sessionIds))
    .groupBy(inventoryHold.key);
  return new Map(rows.map(({ key, count }) => [Number(key), count]));
}
