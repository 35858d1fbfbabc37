import { findOwnOrder } from '../../../core/orders/find.ts';
import { orderKind } from '../../../core/orders/order-kind.ts';
import { orderRef } from '../../../core/orders/order-ref.ts';
import type { Reference } from '../../../core/ledger/reference.ts';
import type { BasketLine } from '../../../core/vouchers/terms.ts';
import type { Executor } from '../../../platform/context.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import { DomainError } from '../../../platform/domain-error.ts';

/** The basket that vouchers are chosen for; `orderRef` if it is an order, whose own vouchers count as free. */
export interface Basket {
  readonly lines: readonly BasketLine[];
  readonly orderRef?: Reference;
}

/**
 * The member's own order as a basket. Throws NOT_YOURS, and VOUCHER_NOT_APPLICABLE for an order that takes no
 * vouchers (any more).
 */
export async function orderBasket(
  db: Executor,
  clock: Clock,
  own: { readonly memberId: number; readonly orderNo: string },
): Promise<Basket> {
  const order = await findOwnOrder(db, clock, own);
  const { basketLines, statuses } = orderKind(order.kind);
  if (basketLines === undefined || statuses[order.status]?.phase !== 'held')
    throw new DomainError('VOUCHER_NOT_APPLICABLE');
  return { lines: await basketLines(db, order), orderRef: orderRef(order) };
}
