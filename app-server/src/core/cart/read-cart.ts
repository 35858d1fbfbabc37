import { basketLine } from '../checkout/new-part.ts';
import { lockPrice, type PriceLock } from '../price-lock/price-lock.ts';
import type { BasketLine } from '../vouchers/terms.ts';
import { cartKind, type CartContext, type CartLine } from './cart-kind.ts';
import { itemsOf, type CartItem } from './items.ts';

export interface ReadItem extends CartLine {
  readonly item: CartItem;
  /**
   * for the whole quantity, minor units: the current price, or the last one if it is not available any more
   */
  readonly amount: bigint;
  /** paid on site, not with the rest */
  readonly onSpot: boolean;
  /** the line that vouchers can reduce; null if it is not available any more */
  readonly line: BasketLine | null;
  /** the price has changed since it was added */
  readonly isChanged: boolean;
  /** a new lock of the current unit price for the checkout; null if it is not available any more */
  readonly lock: PriceLock | null;
}

async function readItem(context: CartContext, item: CartItem): Promise<ReadItem> {
  const kind = cartKind(item.itemType);
  const line = await kind.describe(context, item.payload);
  const quote = await kind.quote(context, item.payload);
  const isAvailable = quote?.currency === item.currency;
  const price = isAvailable ? quote.amount : item.amount;
  const total = price * BigInt(item.quantity);
  const { currency } = item;
  const subject = kind.subject(item.payload);
  const locked = { kind: item.itemType, subject, amount: price, currency, memberId: context.memberId };
  return {
    ...line,
    item,
    amount: total,
    onSpot: quote?.onSpot === true,
    line: isAvailable ? basketLine({ ...quote, total }) : null,
    isChanged: price !== item.amount,
    lock: isAvailable ? lockPrice(context, locked) : null,
  };
}

/** A member's cart with current prices from the items' kinds. Read only. */
export async function readCart(context: CartContext): Promise<ReadItem[]> {
  const items = await itemsOf(context.db, context.memberId);
  return Promise.all(items.map((item) => readItem(context, item)));
}
