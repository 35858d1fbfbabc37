import type { cartCalls } from '@resort/shared/calls/rows';
import { moneyText } from '@resort/shared/contract';
import { readCart, type ReadItem } from '../../core/cart/read-cart.ts';
import type { ContextOf } from '../../platform/context.ts';

const asSeen = ({ item, title, image, dates, amount, onSpot, isChanged, lock }: ReadItem) => ({
  cartItemId: String(item.id),
  itemType: item.itemType,
  payload: payloadOf(item.payload),
  title,
  image,
  dates: [...dates],
  qty: item.quantity,
  price: moneyText(amount),
  onSpot,
  priceChanged: isChanged,
  expired: lock === null,
  signTimerStr: lock?.signTimerStr ?? null,
  expireAt: lock?.expireAt ?? null,
});

/** It was validated against its kind's schema when it was added. */
const payloadOf = (payload: unknown) => payload as Record<string, unknown>;

/** The caller's cart at current prices. */
export async function list({ caller, ...context }: ContextOf<typeof cartCalls, 'GET /hotel/carts'>) {
  const items = await readCart({ ...context, memberId: caller.memberId });
  const total = items.reduce((sum, { amount, lock }) => (lock === null ? sum : sum + amount), 0n);
  return { items: items.map(asSeen), total: moneyText(total), currency: items[0]?.item.currency ?? null };
}
