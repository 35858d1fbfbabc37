import type { ErrorName } from '@resort/shared/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/index.ts';
import { inventoryHold } from '../../schema/index.ts';
import { holdInventory, type Wanted } from './hold.ts';

/** What orders lost last, to be held once more. */
async function lost(tx: Transaction, orderIds: readonly number[]): Promise<Wanted> {
  const rows = await tx
    .select({
      orderId: inventoryHold.orderId,
      shape: inventoryHold.shape,
      type: inventoryHold.type,
      key: inventoryHold.key,
      slot: inventoryHold.slot,
      quantity: inventoryHold.quantity,
      from: sql<string>`lower(${inventoryHold.during})::text`,
      to: sql<string>`upper(${inventoryHold.during})::text`,
    })
    .from(inventoryHold)
    .where(and(inArray(inventoryHold.orderId, [...orderIds]), eq(inventoryHold.state, 'LAPSED')));
  const of = (shape: string) => rows.filter((row) => row.shape === shape);
  return {
    counts: of('COUNTER').map(({ orderId, type, key, slot: period, quantity }) => ({
      orderId,
      type,
      key,
      period,
      quantity,
    })),
    resources: of('RESOURCE').map(({ orderId, type, key, from, to }) => ({ orderId, type, key, from, to })),
    seats: of('SEAT').map(({ orderId, type, key, slot: seat }) => ({ orderId, type, key, seat })),
  };
}

/**
 * Holds again what orders had held when their hold ran out: all of it, or `soldOut` is thrown. The freed rows stay as
 * history.
 */
export async function retakeInventory(
  tx: Transaction,
  orderIds: readonly number[],
  soldOut: ErrorName,
): Promise<void> {
  await holdInventory(tx, await lost(tx, orderIds), soldOut);
}
