import { DomainError } from '../../../platform/domain-error.ts';
import type { BasketLine } from '../../../core/vouchers/terms.ts';
import type { CartContext } from '../../../core/cart/cart-kind.ts';
import { readCart } from '../../../core/cart/read-cart.ts';

/** Vouchers have values in MOP, so they do not reduce amounts in another currency. */
const BOOK_CURRENCY = 'MOP';

/**
 * The lines that vouchers can reduce if these items are ordered together, at current prices; empty in another
 * currency. Throws CART_CHANGED if one is not in the member's cart, or not available any more.
 */
export async function cartBasket(context: CartContext, ids: readonly number[]): Promise<BasketLine[]> {
  const cart = await readCart(context);
  return ids.flatMap((id) => {
    const { item, line } = cart.find((each) => each.item.id === id) ?? {};
    if (item === undefined || line === undefined || line === null) throw new DomainError('CART_CHANGED');
    return item.currency === BOOK_CURRENCY ? [line] : [];
  });
}
