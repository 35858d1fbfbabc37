import { eq, sql } from 'drizzle-orm';
import { macauDate } from '../../../platform/time/clock.ts';
import { afterwards, prepared, type Transaction } from '../../../platform/database/index.ts';
import type { coupon } from '../../../schema/index.ts';
import { exchangeOrder } from '../tables/exchange.ts';
import type { HookContext, Order } from '../../../core/orders/order-kind.ts';
import { transitionOwn } from '../../../core/orders/transition.ts';
import { newPickUpCode } from '../../../core/orders/pick-up-code.ts';
import { grantVouchers } from '../../../core/vouchers/grant-voucher.ts';
import type { Item } from './cost.ts';

type Ordered = typeof exchangeOrder.$inferSelect;
type Coupon = typeof coupon.$inferSelect;

const DAY_MS = 86_400_000;

/** The end of the last of some days, counted from today in Macau. */
function endOfDays(now: Date, days: number): Date {
  return new Date(`${macauDate(new Date(now.getTime() + days * DAY_MS))}T23:59:59+08:00`);
}

/** What is handed over. */
export interface HandedOver {
  readonly ordered: Ordered;
  readonly item: Item;
  /** of an item that comes as vouchers */
  readonly source: Coupon | null;
}

const setVouchers = prepared('exchange.vouchers', (db) =>
  db
    .update(exchangeOrder)
    .set({ voucherIds: sql`${sql.placeholder('voucherIds')}` })
    .where(eq(exchangeOrder.orderId, sql.placeholder('orderId'))),
);

async function issueVouchers(
  tx: Transaction,
  { clock, order }: HookContext,
  ordered: Ordered,
  source: Coupon,
): Promise<void> {
  const { memberId, kind, orderNo } = order;
  const ids = Array.from({ length: ordered.quantity }, (_, index) => `${orderNo}/${index + 1}`);
  const voucherIds = await grantVouchers(tx, clock, source, { memberId, kind, ids });
  await afterwards(tx, setVouchers(tx, { orderId: order.id, voucherIds }));
}

/**
 * Delivers a paid order: its vouchers at once, or a pick-up code until the end of its last day. It runs in
 * the transaction that pays it, so members never see a state in between. Resolves to the order as it is then.
 */
export async function handOver(tx: Transaction, context: HookContext, given: HandedOver): Promise<Order> {
  const { clock, order } = context;
  const step = { from: ['PAID'], actor: 'resort' };
  const { ordered, item, source } = given;
  if (item.couponCode !== null) {
    if (source === null) throw new Error(`no coupon ${item.couponCode}`);
    // one round trip: neither needs the other
    const issued = { ...step, to: 'ISSUED', event: 'ISSUED' };
    const [, last] = await Promise.all([
      issueVouchers(tx, context, ordered, source),
      transitionOwn(tx, clock, order, issued),
    ]);
    return last;
  }
  const now = clock.now();
  const collectBefore = endOfDays(now, item.pickUpDays ?? 0);
  const own = eq(exchangeOrder.orderId, order.id);
  const ready = { pickUpCode: newPickUpCode(), collectBefore };
  await afterwards(tx, tx.update(exchangeOrder).set(ready).where(own));
  const holdSeconds = Math.ceil((collectBefore.getTime() - now.getTime()) / 1000);
  return transitionOwn(tx, clock, order, { ...step, to: 'READY', event: 'READY', holdSeconds });
}
