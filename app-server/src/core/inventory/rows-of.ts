import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/index.ts';
import { inventoryHold } from '../../schema/index.ts';
import type { Wanted } from './hold.ts';

/** The inventory of orders in a state, in the form of a request; LAPSED is what they lost last. */
export async function rowsOf(
  tx: Transaction,
  orderIds: readonly number[],
  state: 'SOLD' | 'LAPSED',
): Promise<Wanted> {
  const rows = await tx
    .select({
      orderId: inventoryHold.orderId,
      shape: inventoryHold.shape,
      type: inventoryHold.type,
      key: inventoryHold.key,
      slot: inventoryHold.slot,
      quantity: inventoryHold.quantity,
      from: sql<string>`to_json(lower(${inventoryHold.during})) #>> '{}'`,
      to: sql<string>`to_json(upper(${inventoryHold.during})) #>> '{}'`,
    })
    .from(inventoryHold)
    .where(and(inArray(inventoryHold.orderId, [...orderIds]), eq(inventoryHold.state, state)));
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
