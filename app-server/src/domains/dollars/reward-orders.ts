import type { RewardOrder, rewardOrderCalls } from '@resort/mf-dollars/contract';
import { moneyText, parseMoney } from '@resort/shared/contract';
import { cancelExchange, findExchange } from './exchange/cancel-order.ts';
import { placeOrder } from './exchange/place-order.ts';
import { receiptOf, wireReceipt } from './exchange/receipts.ts';
import type { Order } from '../../core/orders/order-kind.ts';
import type { ContextOf, Executor, RequestContext } from '../../platform/context.ts';

const unit = 'DOLLAR';

type Asked = RequestContext & { readonly db: Executor };

async function receipt(context: Asked, order: Order): Promise<RewardOrder> {
  const found = await receiptOf(context.db, order);
  return {
    ...(await wireReceipt(context, found)),
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
  const order = await placeOrder(db, clock, {
    memberId,
    unit,
    itemId: Number(body.rewardId),
    quantity: body.qty,
    way: 'POINTS',
    expected: { spent: parseMoney(body.expectedPrice), cash: 0n },
    property: body.pickupProperty,
    language,
  });
  return receipt(context, order);
}

/** The receipt of the caller's own redemption. */
export async function rewardOrderInfo(
  context: ContextOf<typeof rewardOrderCalls, 'GET /dollar/order/info'>,
): Promise<RewardOrder> {
  const { db, caller, query } = context;
  const wanted = { memberId: caller.memberId, orderNo: query.orderNo, unit } as const;
  return receipt(context, await findExchange(db, context, wanted));
}

/** Cancels a redemption that the caller has not collected. */
export async function cancelRewardOrder(
  context: ContextOf<typeof rewardOrderCalls, 'POST /dollar/order/cancel'>,
): Promise<RewardOrder> {
  const { db, caller, body } = context;
  const wanted = { memberId: caller.memberId, orderNo: body.orderNo, unit } as const;
  return receipt(context, await cancelExchange(db, context, wanted));
}
