import { eq } from 'drizzle-orm';
import { macauDate } from '../../../platform/time/clock.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { exchangeOrder } from '../tables/exchange.ts';
import type { HookContext } from '../../../core/orders/order-kind.ts';
import { transition } from '../../../core/orders/transition.ts';
import { newPickUpCode } from '../../../core/orders/pick-up-code.ts';
import { grantVoucher } from '../../../core/vouchers/grant-voucher.ts';
import type { Item } from './cost.ts';

type Ordered = typeof exchangeOrder.$inferSelect;

const DAY_MS = 86_400_000;

/** The end of the last of some days, counted from today in Macau. */
function endOfDays(now: Date, days: number): Date {
  return new Date(`${macauDate(new Date(now.getTime() + days * DAY_MS))}T23:59:59+08:00`);
}

async function issueVouchers(tx: Transaction, { clock, order }: HookContext, ordered: Ordered, code: string) {
  const { memberId, kind, orderNo } = order;
  const voucherIds: number[] = [];
  for (let n = 1; n <= ordered.quantity; n += 1) {
    const ref = { kind, id: `${orderNo}/${n}` };
    voucherIds.push(await grantVoucher(tx, clock, { memberId, couponCode: code, ref }));
  }
  await tx.update(exchangeOrder).set({ voucherIds }).where(eq(exchangeOrder.orderId, order.id));
}

/**
 * Delivers a paid order: its vouchers at once, or a pick-up code until the end of its last day. It runs in
 * the transaction that pays it, so members never see a state in between.
 */
export async function handOver(
  tx: Transaction,
  context: HookContext,
  { ordered, item }: { readonly ordered: Ordered; readonly item: Item },
): Promise<void> {
  const { clock, order } = context;
  const step = { orderId: order.id, from: ['PAID'], actor: 'resort' };
  if (item.couponCode !== null) {
    await issueVouchers(tx, context, ordered, item.couponCode);
    await transition(tx, clock, { ...step, to: 'ISSUED', event: 'ISSUED' });
    return;
  }
  const now = clock.now();
  const collectBefore = endOfDays(now, item.pickUpDays ?? 0);
  await tx
    .update(exchangeOrder)
    .set({ pickUpCode: newPickUpCode(), collectBefore })
    .where(eq(exchangeOrder.orderId, order.id));
  const holdSeconds = Math.ceil((collectBefore.getTime() - now.getTime()) / 1000);
  await transition(tx, clock, { ...step, to: 'READY', event: 'READY', holdSeconds });
}
