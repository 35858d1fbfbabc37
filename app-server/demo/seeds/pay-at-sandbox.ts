import type { Order } from '../../src/core/orders/order-kind.ts';
import { settlePaid } from '../../src/core/orders/settle-paid.ts';
import { newPayNo } from '../../src/core/payments/numbers.ts';
import type { Clock } from '../../src/platform/time/clock.ts';
import type { Transaction } from '../../src/platform/database/index.ts';
import { payment, sandboxCharge } from '../../src/schema/index.ts';

/** A charge in the sandbox's books, so that a cancellation can refund it. */
export async function payAtSandbox(tx: Transaction, clock: Clock, order: Order): Promise<void> {
  const payNo = newPayNo();
  const { id: orderId, memberId, orderNo, currency, payable: cash } = order;
  const returnUrl = `/en/pay-result?orderNo=${orderNo}`;
  const shared = { payNo, currency, language: 'en', returnUrl };
  await tx.insert(sandboxCharge).values({ ...shared, amount: cash, orderNo, status: 'PAID' });
  await tx.insert(payment).values({
    ...shared,
    orderId,
    memberId,
    cash,
    dollars: 0n,
    capturedCash: cash,
    startedAt: clock.sqlNow(),
    status: 'SUCCEEDED',
    provider: 'sandbox',
    method: 'CARD',
    providerRef: payNo,
  });
  await settlePaid(tx, clock, { orderId, actor: 'provider sandbox', data: { payNo } });
}
