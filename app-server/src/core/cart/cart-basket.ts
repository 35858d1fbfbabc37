import { DomainError } from '../../platform/domain-error.ts';
import type { BasketLine } from '../vouchers/terms.ts';
import type { CartContext } from './cart-kind.ts';
import { readCart } from './read-cart.ts';

/** Vouchers are worth MOP: they take nothing off another currency. */
const BOOK_CURRENCY = 'MOP';

/**
 * The lines that vouchers may take something off when these items are ordered together, at their prices of now; none
 * in another currency. Throws CART_CHANGED where one is not in the member's cart, or cannot be had any more.
 */
export async function cartBasket(context: CartContext, ids: readonly number[]): Promise<BasketLine[]> {
  const cart = await readCart(context);
  return ids.flatMap((id) => {
    const { item, line } = cart.find((each) => each.item.id === id) ?? {};
    if (item === undefined || line === undefined || line === null) throw new DomainError('CART_CHANGED');
    return item.currency === BOOK_CURRENCY ? [line] : [];
  });
}
