import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { cart, cartItem } from '../../schema/index.ts';
import { takeLocks } from '../../platform/database/lock-order.ts';

export type CartItem = typeof cartItem.$inferSelect;

/** Locks this member's cart until the end of the transaction. */
export async function lockCart(tx: Transaction, memberId: number): Promise<void> {
  takeLocks(tx, 'cart', [memberId]);
  await tx.insert(cart).values({ memberId }).onConflictDoNothing();
  await tx.select().from(cart).where(eq(cart.memberId, memberId)).for('no key update');
}

/** A member's items, oldest first. */
export function itemsOf(db: Executor, memberId: number): Promise<CartItem[]> {
  return db.select().from(cartItem).where(eq(cartItem.memberId, memberId)).orderBy(asc(cartItem.id));
}

/**
 * Removes items from the member's cart. Idempotent, and reveals nothing about other carts. Resolves to the
 * number of items left.
 */
export async function removeItems(
  tx: Transaction,
  memberId: number,
  ids: readonly number[],
): Promise<number> {
  await lockCart(tx, memberId);
  const own = eq(cartItem.memberId, memberId);
  if (ids.length > 0) await tx.delete(cartItem).where(and(own, inArray(cartItem.id, [...ids])));
  return tx.$count(cartItem, own);
}

/** Removes everything from the member's cart. */
export async function emptyCart(tx: Transaction, memberId: number): Promise<void> {
  await lockCart(tx, memberId);
  await tx.delete(cartItem).where(eq(cartItem.memberId, memberId));
}
