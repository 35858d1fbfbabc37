import { inTransaction } from '../../../src/platform/database/index.ts';
import type { RaceContext } from '../../processes/race.ts';
import { registerTestKind } from '../../made/test-orders.ts';
import * as paying from '../../made/test-payments.ts';
import type { Order } from '../../../src/core/orders/order-kind.ts';
import type { ProviderEvent } from '../../../src/platform/integrations/payment-provider.ts';
import { refundPayment } from '../../../src/core/payments/refund-payment.ts';
import { takeEvent } from '../../../src/core/payments/webhook/webhook.ts';

registerTestKind();

const paymentContext = ({ db, clock }: RaceContext) => paying.paymentContext(db, clock);

export const claim = async (context: RaceContext, order: Order, wish?: paying.Wish): Promise<void> => {
  await paying.claim(paymentContext(context), order, wish);
};
/** Applies an event as the provider's webhook does. */
export const hear = (context: RaceContext, event: ProviderEvent) => takeEvent(paymentContext(context), event);
export const giveBack = async (context: RaceContext, orderId: number, amount: bigint): Promise<void> => {
  const wanted = { orderId, amount, reason: 'test', actor: 'test' };
  await inTransaction(context.db, (tx) => refundPayment(tx, paymentContext(context), wanted));
};
