import { PAY_SCENES, type MoneyMethod, type PayScene } from '@resort/shared/calls/rows';
import { moneyText, type Language } from '@resort/shared/contract';
import { and, eq, ne } from 'drizzle-orm';
import type { Services } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { payment } from '../../schema/index.ts';
import { hold } from '../ledger/hold.ts';
import { lockOrder, lockOwnOrder } from '../orders/locked-order.ts';
import { orderKind, statusOf, type Order } from '../orders/order-kind.ts';
import { changeLockedPayStatus } from '../orders/pay-status.ts';
import { newPayNo } from './numbers.ts';
import { checkOrderPrice } from './pay-lock.ts';
import { holdRef, isUnderWay, type Payment } from './payment.ts';
import type { PaymentProvider } from '../../platform/integrations/payment-provider.ts';
import { chooseCard, type CardWish } from './saved-cards/choose-card.ts';
import { returnPath } from './return-path.ts';
import { succeed } from './succeed.ts';

/** Book currency: one Resort Dollar is worth one unit of it. */
const DOLLAR_CURRENCY = 'MOP';

export interface NewPayment extends CardWish {
  readonly memberId: number;
  readonly orderId: number;
  /** not required if nothing is left to pay with money */
  readonly methodCode: string | undefined;
  /** Resort Dollars to use, in hundredths */
  readonly dollars: bigint;
  /** the order's price lock (`lockOrderPrice`), for calls that carry one */
  readonly signTimerStr?: string;
  /** the amount on the button: money after dollars, minor units */
  readonly expectedAmount: bigint | undefined;
  /** a path of this app */
  readonly returnUrl: string;
  /** the request's `paySence` */
  readonly scene?: string | undefined;
  readonly language: Language;
}

/** The locked order, if this member may pay it now; its hold may have been extended. */
async function payableOrder(
  tx: Transaction,
  services: Services,
  { orderId, memberId, signTimerStr }: NewPayment,
): Promise<Order> {
  const { order, isOverdue } = await lockOwnOrder(tx, services.clock, { orderId, memberId });
  await refuseSecond(tx, order);
  if (order.parentId !== null) throw new DomainError('BAD_REQUEST');
  const { phase, paidTo } = statusOf(order, order.status);
  if (phase !== 'held' || paidTo === undefined || isOverdue)
    throw new DomainError(orderKind(order.kind).holdExpired);
  if (signTimerStr !== undefined) checkOrderPrice(services, order, signTimerStr);
  const { beforePaying } = orderKind(order.kind);
  if (beforePaying === undefined) return order;
  await beforePaying(tx, { clock: services.clock, order });
  return (await lockOrder(tx, services.clock, orderId)).order;
}

/** ALREADY_PAID, or IN_PROGRESS with the order's number, by which the result page finds the payment. */
async function refuseSecond(tx: Transaction, { id, orderNo, payStatus }: Order): Promise<void> {
  const earlier = await tx
    .select()
    .from(payment)
    .where(and(eq(payment.orderId, id), ne(payment.status, 'CLOSED')));
  if (earlier.some(isUnderWay)) throw new DomainError('PAYMENT_IN_PROGRESS', {}, { orderNo });
  const isPaid = payStatus === 'PAID' || payStatus === 'PART_REFUNDED' || payStatus === 'REFUNDED';
  if (isPaid || earlier.some(({ status }) => status === 'SUCCEEDED'))
    throw new DomainError('ALREADY_PAID', {}, { orderNo });
}

/** Splits the order's amount; throws if the result is not what the member saw. */
function amounts({ payable, currency }: Order, { dollars, expectedAmount }: NewPayment) {
  if (dollars < 0n) throw new DomainError('BAD_REQUEST');
  const cash = payable - dollars;
  if (cash < 0n || (expectedAmount !== undefined && expectedAmount !== cash)) {
    const amount = moneyText(cash < 0n ? payable : cash);
    throw new DomainError('AMOUNT_CHANGED', {}, { amount });
  }
  if (dollars > 0n && currency !== DOLLAR_CURRENCY) throw new DomainError('METHOD_UNAVAILABLE');
  return { cash, dollars };
}

function methodOf(provider: PaymentProvider, currency: string, code: string | undefined): MoneyMethod {
  const method = provider.methods.find((known) => known === code);
  if (method === undefined || !provider.currencies.includes(currency))
    throw new DomainError('METHOD_UNAVAILABLE');
  return method;
}

/** A word that is not known, of an older or another client, means an ordinary page. */
const sceneOf = (word: string | undefined): PayScene => PAY_SCENES.find((known) => known === word) ?? 'H5';

/**
 * Claims an order for one payment, without contacting the provider: the dollars are held, and the payment is
 * CREATED (or SUCCEEDED if nothing is left to pay). `bringToProvider` continues after the commit. Throws
 * NOT_YOURS, PAYMENT_IN_PROGRESS, ALREADY_PAID, the kind's `holdExpired`, AMOUNT_CHANGED with `data.amount`,
 * METHOD_UNAVAILABLE, BALANCE_INSUFFICIENT and the errors of `chooseCard`, `checkOrderPrice` and the kind's
 * `beforePaying`.
 */
export async function startPayment(
  tx: Transaction,
  context: Services & { readonly provider: PaymentProvider },
  wanted: NewPayment,
): Promise<Payment> {
  const { clock, provider } = context;
  const { memberId, orderId, language } = wanted;
  const order = await payableOrder(tx, context, wanted);
  const { cash, dollars } = amounts(order, wanted);
  const method = cash === 0n ? null : methodOf(provider, order.currency, wanted.methodCode);
  const card = await chooseCard(tx, context, { ...wanted, method });
  const payNo = newPayNo();
  await changeLockedPayStatus(tx, clock, order, {
    from: ['UNPAID', 'FAILED'],
    to: 'PROCESSING',
    event: 'PAYMENT_STARTED',
    actor: `member ${memberId}`,
    data: { payNo, cash: moneyText(cash), dollars: moneyText(dollars) },
  });
  if (cash > 0n && dollars > 0n)
    await hold(tx, clock, { memberId, unit: 'DOLLAR', amount: dollars, ref: holdRef(payNo) });
  const [created] = await tx
    .insert(payment)
    .values({
      payNo,
      orderId,
      memberId,
      status: 'CREATED',
      provider: provider.name,
      method,
      ...card,
      currency: order.currency,
      cash,
      dollars,
      returnUrl: returnPath(wanted.returnUrl),
      scene: sceneOf(wanted.scene),
      language,
      startedAt: clock.sqlNow(),
      expiresAt: order.heldUntil,
    })
    .returning();
  if (created === undefined) throw new Error('the payment was not stored');
  if (cash > 0n) return created;
  await succeed(tx, context, created, { actor: `member ${memberId}` });
  return { ...created, status: 'SUCCEEDED' };
}
