import { earn } from '../../src/core/ledger/earn.ts';
import type { Order } from '../../src/core/orders/order-kind.ts';
import { bringToProvider } from '../../src/core/payments/ask-provider.ts';
import { findPayment, type Payment, type PaymentContext } from '../../src/core/payments/payment.ts';
import type {
  ChargeState,
  PaymentProvider,
  ProviderEvent,
} from '../../src/platform/integrations/payment-provider.ts';
import { sandbox } from '../../src/core/payments/providers/sandbox/sandbox.ts';
import { decide } from '../../src/core/payments/providers/sandbox/charges.ts';
import { startPayment, type NewPayment } from '../../src/core/payments/start-payment.ts';
import type { Clock } from '../../src/platform/time/clock.ts';
import { inTransaction, type Database } from '../../src/platform/database/index.ts';
import { createSecrets } from '../../src/platform/secrets/secrets.ts';

/** The payment setup of one process: the sandbox, unless another provider is given. */
export function paymentContext(db: Database, clock: Clock, provider?: PaymentProvider): PaymentContext {
  const secrets = createSecrets(Buffer.alloc(32, 7));
  const services = { environment: 'development', clock, secrets } as const;
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  return { ...services, db, log, provider: provider ?? sandbox(db, services) };
}

export type Wish = Partial<Omit<NewPayment, 'orderId' | 'memberId'>>;

/** The first transaction of a pay call. */
export function claim(context: PaymentContext, order: Order, wish: Wish = {}): Promise<Payment> {
  const { id: orderId, memberId } = order;
  return inTransaction(context.db, (tx) =>
    startPayment(tx, context, {
      orderId,
      memberId,
      methodCode: 'CARD',
      dollars: 0n,
      expectedAmount: undefined,
      returnUrl: '/en/pay-result',
      language: 'en',
      ...wish,
    }),
  );
}

export async function paymentOf({ db }: PaymentContext, payNo: string): Promise<Payment> {
  const found = await findPayment(db, payNo);
  if (found === undefined) throw new Error(`no payment ${payNo}`);
  return found;
}

/** A whole pay call: claimed, and opened at the provider. */
export async function open(context: PaymentContext, order: Order, wish?: Wish): Promise<Payment> {
  const { payNo } = await claim(context, order, wish);
  await bringToProvider(context, payNo);
  return paymentOf(context, payNo);
}

let events = 0;
/** A message of the provider, as its webhook delivers it. */
export function message(of: Payment, status: 'SUCCEEDED' | 'FAILED' | 'CLOSED'): ProviderEvent {
  const { payNo, cash: amount, currency } = of;
  const states: Record<typeof status, ChargeState> = {
    SUCCEEDED: { status: 'SUCCEEDED', providerRef: payNo, amount, currency },
    FAILED: { status: 'FAILED', reason: 'declined' },
    CLOSED: { status: 'CLOSED' },
  };
  events += 1;
  const head = { eventId: `evt_${process.pid}_${events}`, type: `charge.${status}` };
  return { ...head, about: 'charge', payNo, state: states[status] };
}

/** The member pays at the sandbox's cashier, and no notification is sent. */
export const payAtSandbox = ({ db, clock }: PaymentContext, { payNo }: Payment) =>
  decide(db, clock, { payNo, status: 'PAID', afterSeconds: 0 });

let earnings = 0;
/** Dollars that a member can spend now. */
export function giveDollars(db: Database, clock: Clock, memberId: number, amount: bigint): Promise<void> {
  earnings += 1;
  const ref = { kind: 'test', id: `${process.pid} ${earnings}` };
  return inTransaction(db, (tx) => earn(tx, clock, { memberId, unit: 'DOLLAR', amount, ref }));
}
