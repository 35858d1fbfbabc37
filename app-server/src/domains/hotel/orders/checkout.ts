import type { Checkout, hotelOrderCalls } from '@resort/mf-hotel/contract';
import { moneyText } from '@resort/shared/contract';
import { CHECKOUT } from '../../../core/checkout/checkout-kind.ts';
import { earningsOfOrder } from '../../../core/earning/expected.ts';
import { asSeen, findOwnOrder } from '../../../core/orders/find.ts';
import { partsOf } from '../../../core/orders/locked-order.ts';
import { orderKind, statusOf, type Order } from '../../../core/orders/order-kind.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { payOf } from './pay-of.ts';

type Context = ContextOf<typeof hotelOrderCalls, 'GET /hotel/checkout'>;

const STATES = { held: 'HELD', confirmed: 'DONE', freed: 'OVER' } as const;

/** The title of an order by its kind; without one, its number. */
async function itemOf({ db, clock, language }: Context, order: Order): Promise<Checkout['items'][number]> {
  const { id, orderNo, kind, total, onSpot } = order;
  const line = await orderKind(kind).describe?.(db, { order, language });
  return {
    id: String(id),
    orderNo,
    itemType: kind,
    title: line?.title ?? orderNo,
    image: line?.image ?? null,
    dates: [...(line?.dates ?? [])],
    total: moneyText(total),
    onSpot,
    earnings: await earningsOfOrder(db, clock, order),
  };
}

/** The orders that are paid together: the parts of a checkout, or the order alone. */
export async function checkoutOf(context: Context): Promise<Checkout> {
  const { db, clock, caller, query } = context;
  const order = await findOwnOrder(db, clock, { memberId: caller.memberId, orderId: Number(query.id) });
  const { phase } = statusOf(order, order.status);
  const parts = order.kind === CHECKOUT ? await partsOf(db, order.id) : [order];
  const items: Checkout['items'] = [];
  for (const part of parts) items.push(await itemOf(context, asSeen(part, false)));
  return {
    id: String(order.id),
    orderNo: order.orderNo,
    state: STATES[phase],
    items,
    currency: order.currency,
    total: moneyText(order.total),
    vouchers: moneyText(order.voucherAmount),
    dollars: moneyText(order.dollarAmount),
    payable: moneyText(order.payable),
    pay: payOf(context, order),
  };
}
