import { inTransaction } from '../../../src/platform/database/index.ts';
import type { RaceContext } from '../../processes/race.ts';
import { silentLog } from '../../tools/silent-log.ts';
import { registerTestKind } from '../../made/test-orders.ts';
import { paymentContext } from '../../made/test-payments.ts';
import { cancelOrder } from '../../../src/core/orders/cancel.ts';
import { sweepOrders } from '../../../src/core/orders/sweep.ts';
import { refundPayment } from '../../../src/core/payments/refund-payment.ts';
import { takeEvent } from '../../../src/core/payments/webhook/webhook.ts';
import type { ProviderEvent } from '../../../src/platform/integrations/payment-provider.ts';
import { checkOut, type TestCheckout } from '../../made/checkout-parts.ts';

registerTestKind();

export const place = async (context: RaceContext, wanted: TestCheckout): Promise<number> =>
  (await checkOut(context, wanted)).payer.id;

/** Cancels an order and returns what paid for it, as the domains' calls do. */
export const cancel = ({ db, clock }: RaceContext, orderId: number): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const { back, changed } = await cancelOrder(tx, clock, { orderId, actor: 'test' });
    const refund = { orderId, amount: back.money, reason: 'cancelled', actor: 'test' };
    if (changed) await refundPayment(tx, paymentContext(db, clock), refund);
    return changed;
  });

export const hear = ({ db, clock }: RaceContext, event: ProviderEvent) =>
  takeEvent(paymentContext(db, clock), event);

export const sweep = ({ db, clock }: RaceContext): Promise<void> =>
  sweepOrders({ db, clock, log: silentLog });
