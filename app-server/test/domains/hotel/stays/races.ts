import { inTransaction, type Transaction } from '../../../../src/platform/database/index.ts';
import { createSecrets } from '../../../../src/platform/secrets/secrets.ts';
import type { RaceContext } from '../../../processes/race.ts';
import { silentLog } from '../../../tools/silent-log.ts';
import { claim, paymentContext } from '../../../made/test-payments.ts';
import { reserveTogether } from '../../../../src/core/checkout/reserve-together.ts';
import { cancelOrder } from '../../../../src/core/orders/cancel.ts';
import { editOrder } from '../../../../src/core/orders/edit.ts';
import type { Order } from '../../../../src/core/orders/order-kind.ts';
import { sweepOrders } from '../../../../src/core/orders/sweep.ts';
import type { ProviderEvent } from '../../../../src/platform/integrations/payment-provider.ts';
import { refundPayment } from '../../../../src/core/payments/refund-payment.ts';
import { takeEvent } from '../../../../src/core/payments/webhook/webhook.ts';
import { changeStay } from '../../../../src/domains/hotel/stays/change-stay.ts';
import { newStay, tierOf } from '../../../../src/domains/hotel/stays/new-stay.ts';
import { priceStay } from '../../../../src/domains/hotel/rates/price-stay.ts';
import '../../../../src/domains/hotel/stays/room-kind.ts';
import type { Stay } from '../../../../src/domains/hotel/rates/stay.ts';

const services = ({ clock }: RaceContext) => ({
  environment: 'development' as const,
  clock,
  secrets: createSecrets(Buffer.alloc(32, 7)),
  language: 'en' as const,
});
const party = {
  guests: [{ firstName: 'Test', lastName: 'Guest' }],
  contact: { areaCode: '+853', phone: '66123456' },
};

/** The current price of the stay, as in a rate's price lock. */
async function quoteOf(tx: Transaction, { clock }: RaceContext, wanted: Booking, exceptOrderId?: number) {
  const { memberId, stay } = wanted;
  const asker = { clock, tier: await tierOf(tx, memberId), currency: 'MOP', exceptOrderId } as const;
  const priced = await priceStay(tx, asker, stay);
  return { stay, amount: priced.bar === null ? priced.total : 0n, currency: 'MOP' };
}

export interface Booking {
  readonly memberId: number;
  readonly stay: Stay;
}

/** Prices and books a stay, as the call does. */
export const book = (context: RaceContext, wanted: Booking): Promise<Order> =>
  inTransaction(context.db, async (tx) => {
    const { memberId } = wanted;
    const asked = { ...services(context), db: tx, memberId, party };
    const part = await newStay(asked, await quoteOf(tx, context, wanted));
    const wish = { memberId, currency: 'MOP', rateToMop: '1', voucherIds: [], dollars: 0n };
    return (await reserveTogether(tx, context.clock, [part], wish)).payer;
  });

/** Changes the dates of a booking, whatever its version is by then. */
export const change = (context: RaceContext, order: Order, wanted: Booking): Promise<number | null> =>
  inTransaction(context.db, async (tx) => {
    const { id: orderId, version } = order;
    const locked = await editOrder(tx, context.clock, { orderId, version, event: 'EDITED', actor: 'test' });
    const quote = await quoteOf(tx, context, wanted, orderId);
    return (await changeStay(tx, services(context), locked, quote)).due?.id ?? null;
  });

export const cancel = (context: RaceContext, orderId: number): Promise<boolean> =>
  inTransaction(context.db, async (tx) => {
    const { back, changed } = await cancelOrder(tx, context.clock, { orderId, actor: 'test' });
    const refund = { orderId, amount: back.money, reason: 'cancelled', actor: 'test' };
    if (changed) await refundPayment(tx, context, refund);
    return changed;
  });

export const pay = async (context: RaceContext, order: Order): Promise<string> =>
  (await claim(paymentContext(context.db, context.clock), order)).payNo;

export const hear = ({ db, clock }: RaceContext, event: ProviderEvent) =>
  takeEvent(paymentContext(db, clock), event);

export const sweep = ({ db, clock }: RaceContext): Promise<void> =>
  sweepOrders({ db, clock, log: silentLog });
