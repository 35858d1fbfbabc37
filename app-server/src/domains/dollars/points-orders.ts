import type { PointsOrder, pointsOrderCalls } from '@resort/mf-dollars/contract';
import { moneyText, parseMoney } from '@resort/shared/contract';
import { encodeHotelId } from '@resort/shared/signing';
import { and, desc, eq } from 'drizzle-orm';
import { cancelExchange, findExchange } from './exchange/cancel-order.ts';
import { KINDS } from './exchange/order-kinds.ts';
import { placeOrder } from './exchange/place-order.ts';
import { receiptOf, receiptsOf, wireReceipt, type Receipt } from './exchange/receipts.ts';
import { asSeen } from '../../core/orders/find.ts';
import { isOverdue } from '../../core/orders/locked-order.ts';
import type { Order } from '../../core/orders/order-kind.ts';
import { lockOrderPrice } from '../../core/payments/pay-lock.ts';
import type { ContextOf, Executor, RequestContext } from '../../platform/context.ts';
import { pageFrom } from '../../platform/calls/page.ts';
import { macauInstant } from '../../platform/time/clock.ts';
import { orders } from '../../schema/index.ts';

const unit = 'POINT';

type Asked = RequestContext & { readonly db: Executor };

/** The payment data of an order while it waits for payment. */
function payOf(context: Asked, { order }: Receipt): PointsOrder['pay'] {
  if (order.status !== 'CREATED' || order.heldUntil === null) return null;
  return {
    id: encodeHotelId(String(order.id)),
    signTimerStr: lockOrderPrice(context, order).signTimerStr,
    amount: moneyText(order.payable),
    holdUntil: macauInstant(order.heldUntil),
  };
}

async function onWire(context: Asked, found: Receipt): Promise<PointsOrder> {
  return {
    ...(await wireReceipt(context, found)),
    points: Number(found.ordered.spent),
    cash: moneyText(found.order.total),
    currency: 'MOP',
    balanceAfter: Number(found.balanceAfter),
    pay: payOf(context, found),
  };
}

const receipt = async (context: Asked, order: Order) => onWire(context, await receiptOf(context.db, order));

/** Orders goods for the caller's points, in the call's own transaction. */
export async function pointsPayGoods(
  context: ContextOf<typeof pointsOrderCalls, 'POST /point/mall/pointsPayGoods'>,
): Promise<PointsOrder> {
  const { db, clock, caller, body, language } = context;
  const { memberId } = caller;
  const order = await placeOrder(db, clock, {
    memberId,
    unit,
    itemId: Number(body.goodsId),
    quantity: body.qty,
    way: body.way ?? 'POINTS',
    expected: { spent: BigInt(body.expectedPoints), cash: parseMoney(body.expectedCash ?? '0.00') },
    property: body.pickupProperty,
    language,
  });
  return receipt(context, order);
}

const OPEN: readonly string[] = ['CREATED', 'READY'];

/** The caller's orders, the newest first. */
export async function myOrderList(
  context: ContextOf<typeof pointsOrderCalls, 'GET /point/mall/getMyOrderList'>,
) {
  const { db, clock, caller, query } = context;
  const rows = await db
    .select({ order: orders, overdue: isOverdue(clock) })
    .from(orders)
    .where(and(eq(orders.memberId, caller.memberId), eq(orders.kind, KINDS[unit])))
    .orderBy(desc(orders.id));
  const own = rows
    .map(({ order, overdue }) => asSeen(order, overdue))
    .filter(
      ({ status }) => query.status === undefined || OPEN.includes(status) === (query.status === 'OPEN'),
    );
  const page = pageFrom(own, query);
  const receipts = await receiptsOf(db, page.list);
  const list: PointsOrder[] = [];
  for (const one of receipts) list.push(await onWire(context, one));
  return { ...page, list };
}

/** One of the caller's orders. */
export async function myOrderInfo(
  context: ContextOf<typeof pointsOrderCalls, 'GET /point/mall/getMyOrderInfo'>,
): Promise<PointsOrder> {
  const { db, caller, query } = context;
  const wanted = { memberId: caller.memberId, orderNo: query.orderNo, unit } as const;
  return receipt(context, await findExchange(db, context, wanted));
}

/** Cancels an order that the caller has not collected. */
export async function cancelPointsOrder(
  context: ContextOf<typeof pointsOrderCalls, 'POST /point/mall/cancelOrder'>,
): Promise<PointsOrder> {
  const { db, caller, body } = context;
  const wanted = { memberId: caller.memberId, orderNo: body.orderNo, unit } as const;
  return receipt(context, await cancelExchange(db, context, wanted));
}
