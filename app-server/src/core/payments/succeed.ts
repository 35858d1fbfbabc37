import { moneyText } from '@resort/shared/contract';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Services } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { payment } from '../../schema/index.ts';
import { hold } from '../ledger/hold.ts';
import { capture, release } from '../ledger/settle.ts';
import { changePayStatus } from '../orders/pay-status.ts';
import type { LockedOrder } from '../orders/locked-order.ts';
import { settlePaid } from '../orders/settle-paid.ts';
import { holdRef, isUnderWay, writePayment, type Payment } from './payment.ts';
import { addRefund } from './refund-row.ts';
import { MONEY_RETURNED, type WhyReturned } from './tell-returned.ts';

/** Another payment that has the order, or may still get it. */
async function hasRival(tx: Transaction, { id, orderId }: Payment): Promise<boolean> {
  const rivals = await tx
    .select({ id: payment.id })
    .from(payment)
    .where(
      and(
        eq(payment.orderId, orderId),
        ne(payment.id, id),
        inArray(payment.status, ['CREATED', 'PROCESSING', 'SUCCEEDED', 'PART_REFUNDED']),
      ),
    );
  return rivals.length > 0;
}

/** The order cannot use the money any more: refunds all of it and notifies the member. */
async function returnMoney(
  tx: Transaction,
  services: Services,
  paid: Payment,
  why: WhyReturned,
): Promise<void> {
  const { payNo, cash, providerRef } = paid;
  if (isUnderWay(paid)) await release(tx, services.clock, holdRef(payNo));
  const arrived = { status: 'REFUNDING', capturedCash: cash, providerRef, action: null } as const;
  const captured = await writePayment(tx, paid, arrived);
  await addRefund(tx, services, captured, {
    cash,
    dollars: 0n,
    reason: why === 'TWICE' ? 'paid twice' : 'came too late',
  });
  const work = { topic: MONEY_RETURNED, payload: { payNo, why }, dedupeKey: `${MONEY_RETURNED} ${payNo}` };
  await enqueue(tx, services.clock, work);
}

/**
 * Applies a successful payment: its order is confirmed, or restored after its hold expired; otherwise the
 * money is refunded. Applied once; the caller has locked the order. A payment that had failed or was closed
 * also counts, unless it included dollars, which were already returned, or the order is being paid in another
 * way. `locked`: the order, if the transaction has locked it and not changed it since.
 */
export async function succeed(
  tx: Transaction,
  services: Services,
  paid: Payment,
  { actor, locked }: { readonly actor: string; readonly locked?: LockedOrder },
): Promise<'confirmed' | 'refund'> {
  const { orderId, memberId, payNo, cash, dollars, providerRef } = paid;
  const isWhole = isUnderWay(paid) || dollars === 0n;
  const isTwice = await hasRival(tx, paid);
  if (isTwice || !isWhole) {
    await returnMoney(tx, services, paid, isTwice ? 'TWICE' : 'LAPSED');
    return 'refund';
  }
  const data = { payNo, cash: moneyText(cash), dollars: moneyText(dollars) };
  const settlement = await settlePaid(tx, services.clock, { orderId, locked, actor, data });
  if (settlement === 'confirmed') {
    const ref = holdRef(payNo);
    // If dollars cover everything, nothing was held before: inventory comes first in the lock order.
    if (cash === 0n && dollars > 0n)
      await hold(tx, services.clock, { memberId, unit: 'DOLLAR', amount: dollars, ref });
    await capture(tx, services.clock, ref);
    const captured = { capturedCash: cash, capturedDollars: dollars, providerRef };
    await writePayment(tx, paid, { status: 'SUCCEEDED', ...captured, action: null, failure: null });
    return 'confirmed';
  }
  await returnMoney(tx, services, paid, 'LAPSED');
  const back = { from: ['PAID'], to: 'REFUNDED', event: 'PAYMENT_RETURNED', actor, data } as const;
  await changePayStatus(tx, services.clock, { orderId, ...back });
  return 'refund';
}
