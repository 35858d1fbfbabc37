import { eq, sql } from 'drizzle-orm';
import { macauDate } from '../../../platform/time/clock.ts';
import { afterwards, prepared, type Transaction } from '../../../platform/database/index.ts';
import { coupon } from '../../../schema/index.ts';
import { exchangeItem, exchangeOrder } from '../tables/exchange.ts';
import type { HookContext, Order } from '../../../core/orders/order-kind.ts';
import { transitionOwn } from '../../../core/orders/transition.ts';
import { newPickUpCode } from '../../../core/orders/pick-up-code.ts';
import { grantVouchers } from '../../../core/vouchers/grant-voucher.ts';

const DAY_MS = 86_400_000;

/** The end of the last of some days, counted from today in Macau. */
function endOfDays(now: Date, days: number): Date {
  return new Date(`${macauDate(new Date(now.getTime() + days * DAY_MS))}T23:59:59+08:00`);
}

/** Without the item's texts, which nobody reads here. */
const selectHandedOver = prepared('exchange.hand-over', (db) =>
  db
    .select({
      quantity: exchangeOrder.quantity,
      couponCode: exchangeItem.couponCode,
      pickUpDays: exchangeItem.pickUpDays,
      couponId: coupon.id,
    })
    .from(exchangeOrder)
    .innerJoin(exchangeItem, eq(exchangeItem.id, exchangeOrder.itemId))
    .leftJoin(coupon, eq(coupon.code, exchangeItem.couponCode))
    .where(eq(exchangeOrder.orderId, sql.placeholder('orderId'))),
);

const setVouchers = prepared('exchange.vouchers', (db) =>
  db
    .update(exchangeOrder)
    .set({ voucherIds: sql`${sql.placeholder('voucherIds')}` })
    .where(eq(exchangeOrder.orderId, sql.placeholder('orderId'))),
);

async function issueVouchers(
  tx: Transaction,
  { clock, order }: HookContext,
  quantity: number,
  couponId: number,
): Promise<void> {
  const { memberId, kind, orderNo } = order;
  const ids = Array.from({ length: quantity }, (_, index) => `${orderNo}/${index + 1}`);
  const voucherIds = await grantVouchers(tx, clock, { id: couponId }, { memberId, kind, ids });
  await afterwards(tx, setVouchers(tx, { orderId: order.id, voucherIds }));
}

/**
 * Delivers a paid order: its vouchers at once, or a pick-up code until the end of its last day. It runs in
 * the transaction that pays it, so members never see a state in between. Resolves to the order as it is then.
 */
export async function handOver(tx: Transaction, context: HookContext): Promise<Order> {
  const { clock, order } = context;
  const step = { from: ['PAID'], actor: 'resort' };
  const [found] = await selectHandedOver(tx, { orderId: order.id });
  if (found === undefined) throw new Error(`order ${order.id} is of no item`);
  const { quantity, couponCode, couponId, pickUpDays } = found;
  if (couponCode !== null) {
    if (couponId === null) throw new Error(`no coupon ${couponCode}`);
    // one round trip: neither needs the other
    const issued = { ...step, to: 'ISSUED', event: 'ISSUED' };
    const [, last] = await Promise.all([
      issueVouchers(tx, context, quantity, couponId),
      transitionOwn(tx, clock, order, issued),
    ]);
    return last;
  }
  const now = clock.now();
  const collectBefore = endOfDays(now, pickUpDays ?? 0);
  const own = eq(exchangeOrder.orderId, order.id);
  const ready = { pickUpCode: newPickUpCode(), collectBefore };
  await afterwards(tx, tx.update(exchangeOrder).set(ready).where(own));
  const holdSeconds = Math.ceil((collectBefore.getTime() - now.getTime()) / 1000);
  return transitionOwn(tx, clock, order, { ...step, to: 'READY', event: 'READY', holdSeconds });
}
