import type { ErrorName } from '@resort/shared/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/index.ts';
import { inventoryHold } from '../../schema/index.ts';
import { holdInventory, type Wanted } from './hold.ts';

/** What the order lost last, to be held once more. */
async function lost(tx: Transaction, orderId: number): Promise<Wanted> {
  const rows = await tx
    .select({
      shape: inventoryHold.shape,
      type: inventoryHold.type,
      key: inventoryHold.key,
      slot: inventoryHold.slot,
      quantity: inventoryHold.quantity,
      from: sql<string>`lower(${inventoryHold.during})::text`,
      to: sql<string>`upper(${inventoryHold.during})::text`,
    })
    .from(inventoryHold)
    .where(and(eq(inventoryHold.orderId, orderId), eq(inventoryHold.state, 'LAPSED')));
  const of = (shape: string) => rows.filter((row) => row.shape === shape);
  return {
    counts: of('COUNTER').map(({ type, key, slot: period, quantity }) => ({
      orderId,
      type,
      key,
      period,
      quantity,
    })),
    resources: of('RESOURCE').map(({ type, key, from, to }) => ({ orderId, type, key, from, to })),
    seats: of('SEAT').map(({ type, key, slot: seat }) => ({ orderId, type, key, seat })),
  };
}

/**
 * Holds again what an order had held when its hold ran out: all of it, or `soldOut` is thrown. The freed rows stay as
 * history.
 */
export async function retakeInventory(tx: Transaction, orderId: number, soldOut: ErrorName): Promise<void> {
  await holdInventory(tx, await lost(tx, orderId), soldOut);
}
