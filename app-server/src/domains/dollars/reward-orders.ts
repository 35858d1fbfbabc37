import type { RewardOrder, rewardOrderCalls } from '@resort/mf-dollars/contract';
import { moneyText, parseMoney, type Language } from '@resort/shared/contract';
import { cancelExchange, findExchange } from '../../core/exchange/cancel-order.ts';
import { placeOrder } from '../../core/exchange/place-order.ts';
import { receiptOf, wireReceipt } from '../../core/exchange/receipts.ts';
import { findOwnOrder } from '../../core/orders/find.ts';
import type { Order } from '../../core/orders/order-kind.ts';
import type { ContextOf, Executor } from '../../platform/calls/context.ts';

const unit = 'DOLLAR';

async function receipt(db: Executor, order: Order, language: Language): Promise<RewardOrder> {
  const found = await receiptOf(db, order);
  return {
    ...wireReceipt(found, language),
    amount: moneyText(found.ordered.spent),
    balanceAfter: moneyText(found.balanceAfter),
  };
}

/** Redeems a reward for the caller's dollars, in the call's own transaction. */
export async function redeem(
  context: ContextOf<typeof rewardOrderCalls, 'POST /dollar/redeem'>,
): Promise<RewardOrder> {
  const { db, clock, caller, body, language } = context;
  const { memberId } = caller;
  const orderId = await placeOrder(db, clock, {
    memberId,
    unit,
    itemId: Number(body.rewardId),
    quantity: body.qty,
    way: 'POINTS',
    expected: { spent: parseMoney(body.expectedPrice), cash: 0n },
    property: body.pickupProperty,
    language,
  });
  return receipt(db, await findOwnOrder(db, clock, { memberId, orderId }), language);
}

/** The receipt of the caller's own redemption. */
export async function rewardOrderInfo(
  context: ContextOf<typeof rewardOrderCalls, 'GET /dollar/order/info'>,
): Promise<RewardOrder> {
  const { db, caller, query, language } = context;
  const wanted = { memberId: caller.memberId, orderNo: query.orderNo, unit } as const;
  return receipt(db, await findExchange(db, context, wanted), language);
}

/** Gives back what the caller did not collect yet. */
export async function cancelRewardOrder(
  context: ContextOf<typeof rewardOrderCalls, 'POST /dollar/order/cancel'>,
): Promise<RewardOrder> {
  const { db, caller, body, language } = context;
  const wanted = { memberId: caller.memberId, orderNo: body.orderNo, unit } as const;
  return receipt(db, await cancelExchange(db, context, wanted), language);
}
