import { and, eq, sql } from 'drizzle-orm';
import { anyOf, prepared, type Transaction } from '../../platform/database/index.ts';
import { inventoryHold } from '../../schema/index.ts';
import { moveCounters, type Delta } from './counters.ts';

type State = 'HELD' | 'SOLD' | 'FREED' | 'LAPSED';

/** How a row in each state counts. */
const counted = (state: State) => ({ held: state === 'HELD' ? 1 : 0, sold: state === 'SOLD' ? 1 : 0 });

/** One order, or all that are settled together: their counters are locked at once. */
type Holders = number | readonly number[];

interface Move {
  readonly of: Holders;
  readonly from: State;
  readonly to: State;
  /** only these rows; undefined: all in that state */
  readonly ids?: readonly number[] | undefined;
}

const isNamed = sql`(${sql.placeholder('ids')}::bigint[] is null or ${anyOf(inventoryHold.id, 'ids')})`;

const updateRows = prepared('inventory.move', (db) =>
  db
    .update(inventoryHold)
    .set({ state: sql`${sql.placeholder('to')}`, updatedAt: sql`now()` })
    .where(
      and(
        anyOf(inventoryHold.orderId, 'orderIds'),
        eq(inventoryHold.state, sql.placeholder('from')),
        isNamed,
      ),
    )
    .returning({
      shape: inventoryHold.shape,
      type: inventoryHold.type,
      key: inventoryHold.key,
      slot: inventoryHold.slot,
      quantity: inventoryHold.quantity,
    }),
);

/** Changes rows, with one statement; resolves to the deltas of the counters. */
async function moveRows(tx: Transaction, { of, from, to, ids }: Move): Promise<Delta[]> {
  const moved = await updateRows(tx, { orderIds: [of].flat(), from, to, ids: ids ?? null });
  const [before, after] = [counted(from), counted(to)];
  return moved
    .filter(({ shape }) => shape === 'COUNTER')
    .map(({ type, key, slot, quantity }) => ({
      type,
      key,
      period: slot,
      held: (after.held - before.held) * quantity,
      sold: (after.sold - before.sold) * quantity,
    }));
}

/**
 * Changes the state of orders' rows, and the counters by exactly the changed rows. Only the holder of an
 * order's lock touches its rows, so they need no rank in the lock order.
 */
async function move(tx: Transaction, ...moves: readonly Move[]): Promise<void> {
  const deltas: Delta[] = [];
  for (const one of moves) deltas.push(...(await moveRows(tx, one)));
  await moveCounters(tx, deltas);
}

/** The first half of `sellHeld`, one statement: the rows. Its result is for the second, which must follow. */
export const sellRows = (tx: Transaction, of: Holders): Promise<Delta[]> =>
  moveRows(tx, { of, from: 'HELD', to: 'SOLD' });

/** The second half: the counters. Also releases the rows of another order of the family that it replaces. */
export async function sellCounters(
  tx: Transaction,
  sold: readonly Delta[],
  instead?: { readonly of: number; readonly ids: readonly number[] },
): Promise<void> {
  const isReplacing = instead !== undefined && instead.ids.length > 0;
  const freed = isReplacing ? await moveRows(tx, { ...instead, from: 'SOLD', to: 'FREED' }) : [];
  await moveCounters(tx, [...sold, ...freed]);
}

/** Turns held inventory into sold: paid, or confirmed without payment. */
export const sellHeld = (tx: Transaction, of: Holders) => move(tx, { of, from: 'HELD', to: 'SOLD' });

/** Releases held inventory because the hold expired or the order was cancelled. Sold inventory stays. */
export const lapseHeld = (tx: Transaction, of: Holders) => move(tx, { of, from: 'HELD', to: 'LAPSED' });

/** Releases held inventory because the order has a replacement: all of it, or the named rows. */
export const freeHeld = (tx: Transaction, of: Holders, ids?: readonly number[]) =>
  move(tx, { of, from: 'HELD', to: 'FREED', ids });

/** Releases sold inventory: all of it, or the named rows. */
export const freeSold = (tx: Transaction, of: Holders, ids?: readonly number[]) =>
  move(tx, { of, from: 'SOLD', to: 'FREED', ids });

/**
 * Transfers sold inventory to another order: the nights of a change become the booking's. Both are locked.
 */
export async function passSold(tx: Transaction, from: number, to: number): Promise<void> {
  const sold = and(eq(inventoryHold.orderId, from), eq(inventoryHold.state, 'SOLD'));
  await tx
    .update(inventoryHold)
    .set({ orderId: to, updatedAt: sql`now()` })
    .where(sold);
}

interface Unit {
  readonly type: string;
  readonly key: string;
  /** the seat, or the counter's period */
  readonly slot: string;
}

/** Transfers one sold unit to another order: a ticket that was given away. Both orders are locked. */
export async function passSoldUnit(
  tx: Transaction,
  { type, key, slot, from, to }: Unit & { readonly from: number; readonly to: number },
): Promise<void> {
  const isUnit = and(
    eq(inventoryHold.orderId, from),
    eq(inventoryHold.state, 'SOLD'),
    eq(inventoryHold.type, type),
    eq(inventoryHold.key, key),
    eq(inventoryHold.slot, slot),
  );
  const [row] = await tx.select().from(inventoryHold).where(isUnit).limit(1);
  if (row === undefined) throw new Error(`order ${from} has sold no ${type} ${key} ${slot}`);
  const { id, shape, quantity } = row;
  const isRow = eq(inventoryHold.id, id);
  if (quantity === 1) {
    await tx.update(inventoryHold).set({ orderId: to }).where(isRow);
    return;
  }
  await tx
    .update(inventoryHold)
    .set({ quantity: quantity - 1 })
    .where(isRow);
  await tx.insert(inventoryHold).values({ orderId: to, shape, type, key, slot, quantity: 1, state: 'SOLD' });
}
