import type { Services } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { cartItem } from '../../schema/index.ts';
import { isPriceOf, readPriceLock } from '../../core/price-lock/price-lock.ts';
import { cartKind, parsePayload } from '../../core/cart/cart-kind.ts';
import { itemsOf, lockCart } from '../../core/cart/items.ts';

/** Maximum number of items in a cart. */
const MOST_ITEMS = 10;

export interface NewItem {
  readonly memberId: number;
  readonly itemType: string;
  readonly payload: unknown;
  readonly quantity: number;
  /** the price of one */
  readonly signTimerStr: string;
}

export interface AddedItem {
  readonly id: number;
  readonly count: number;
  /** when the price lock expires */
  readonly expiresAt: Date;
}

/** The currency in the payload must be that of the lock, because the price is quoted again in it. */
function isIn(payload: unknown, currency: string): boolean {
  const { currency: named } = payload as { readonly currency?: unknown };
  return named === undefined || named === currency;
}

/**
 * Adds an item to the member's cart at the price that was locked for exactly this item. Nothing is held.
 * Throws UNAVAILABLE, BAD_REQUEST, SIGN_CHECK, QUOTE_EXPIRED, CART_FULL and CART_CURRENCY {currency}.
 */
export async function addItem(tx: Transaction, services: Services, wanted: NewItem): Promise<AddedItem> {
  const { memberId, itemType, quantity, signTimerStr } = wanted;
  const kind = cartKind(itemType);
  const payload = parsePayload(kind, wanted.payload);
  const price = readPriceLock(services, signTimerStr, { memberId, kind: itemType });
  if (!isPriceOf(price, kind.subject(payload))) throw new DomainError('SIGN_CHECK');
  const { amount, currency, expiresAt } = price;
  if (!isIn(payload, currency)) throw new DomainError('SIGN_CHECK');
  await lockCart(tx, memberId);
  const items = await itemsOf(tx, memberId);
  if (items.length >= MOST_ITEMS) throw new DomainError('CART_FULL');
  const other = items.find((item) => item.currency !== currency);
  if (other) throw new DomainError('CART_CURRENCY', { currency: other.currency });
  const addedAt = services.clock.sqlNow();
  const [added] = await tx
    .insert(cartItem)
    .values({ memberId, itemType, payload, quantity, amount, currency, addedAt })
    .returning({ id: cartItem.id });
  if (added === undefined) throw new Error('a cart item was not stored');
  return { id: added.id, count: items.length + 1, expiresAt };
}
