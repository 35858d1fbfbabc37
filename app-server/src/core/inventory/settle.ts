import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/index.ts';
import { inventoryHold } from '../../schema/index.ts';
import { moveCounters, type Delta } from './counters.ts';

type State = 'HELD' | 'SOLD' | 'FREED' | 'LAPSED';

/** What a row of each state counts as. */
const counted = (state: State) => ({ held: state === 'HELD' ? 1 : 0, sold: state === 'SOLD' ? 1 : 0 });

/**
 * Moves the order's rows of one state to another, and the counters by exactly the rows that moved. Only the holder of
 * the order's lock touches its rows, so they need no place in the lock order.
 */
async function move(tx: Transaction, orderId: number, from: State, to: State, ids?: readonly number[]) {
  const ofOrder = and(
    eq(inventoryHold.orderId, orderId),
    eq(inventoryHold.state, from),
    ids === undefined ? undefined : inArray(inventoryHold.id, [...ids]),
  );
  const moved = await tx
    .update(inventoryHold)
    .set({ state: to, updatedAt: sql`now()` })
    .where(ofOrder)
    .returning();
  const before = counted(from);
  const after = counted(to);
  const deltas = moved
    .filter(({ shape }) => shape === 'COUNTER')
    .map(({ type, key, slot, quantity }): Delta => ({
      type,
      key,
      period: slot,
      held: (after.held - before.held) * quantity,
      sold: (after.sold - before.sold) * quantity,
    }));
  await moveCounters(tx, deltas);
}

/** What was held is the order's own: paid, or confirmed without a payment. */
export const sellHeld = (tx: Transaction, orderId: number) => move(tx, orderId, 'HELD', 'SOLD');

/** What was held is free again, because its time is over or the order was given up. What is sold stays. */
export const lapseHeld = (tx: Transaction, orderId: number) => move(tx, orderId, 'HELD', 'LAPSED');

/** What was held is free again, because the order has something else instead: all of it, or the rows named. */
export const freeHeld = (tx: Transaction, orderId: number, ids?: readonly number[]) =>
  move(tx, orderId, 'HELD', 'FREED', ids);

/** What was sold is free again: all of it, or the rows named. */
export const freeSold = (tx: Transaction, orderId: number, ids?: readonly number[]) =>
  move(tx, orderId, 'SOLD', 'FREED', ids);
