import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/index.ts';
import { inventoryHold } from '../../schema/index.ts';
import { moveCounters, type Delta } from './counters.ts';

type State = 'HELD' | 'SOLD' | 'FREED' | 'LAPSED';

/** What a row of each state counts as. */
const counted = (state: State) => ({ held: state === 'HELD' ? 1 : 0, sold: state === 'SOLD' ? 1 : 0 });

/** One order, or all that are settled together: the counters are locked in one go. */
type Holders = number | readonly number[];

/**
 * Moves the rows of orders from one state to another, and the counters by exactly the rows that moved. Only the holder
 * of an order's lock touches its rows, so they need no place in the lock order.
 */
async function move(tx: Transaction, holders: Holders, from: State, to: State, ids?: readonly number[]) {
  const ofOrder = and(
    inArray(inventoryHold.orderId, [holders].flat()),
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
export const sellHeld = (tx: Transaction, holders: Holders) => move(tx, holders, 'HELD', 'SOLD');

/** What was held is free again, because its time is over or the order was given up. What is sold stays. */
export const lapseHeld = (tx: Transaction, holders: Holders) => move(tx, holders, 'HELD', 'LAPSED');

/** What was held is free again, because the order has something else instead: all of it, or the rows named. */
export const freeHeld = (tx: Transaction, holders: Holders, ids?: readonly number[]) =>
  move(tx, holders, 'HELD', 'FREED', ids);

/**
 * What one order has sold is another's from now on: the nights of a change belong to the booking. Both are locked.
 */
export async function passSold(tx: Transaction, from: number, to: number): Promise<void> {
  const sold = and(eq(inventoryHold.orderId, from), eq(inventoryHold.state, 'SOLD'));
  await tx
    .update(inventoryHold)
    .set({ orderId: to, updatedAt: sql`now()` })
    .where(sold);
}

/** What was sold is free again: all of it, or the rows named. */
export const freeSold = (tx: Transaction, holders: Holders, ids?: readonly number[]) =>
  move(tx, holders, 'SOLD', 'FREED', ids);
