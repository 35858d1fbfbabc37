import type { PaymentResult, PaymentStarted } from '@resort/shared/calls/rows';
import type { CallKey } from '@resort/shared/contract';
import { newRandom, type Identity } from '../platform/protocol/client.ts';
import { sendOver, signInOver } from '../platform/protocol/over-http.ts';
import { withSignCheck } from '../platform/protocol/sign-check.ts';
import { newExchanges, type Exchanges } from './exchangers.ts';
import { newStays, type Stays } from './guests.ts';

interface Booked {
  readonly wireId: string;
  readonly orderNo: string;
  readonly signTimerStr: string;
}

/** One order on its way through booking and payment, as a member's device knows it: what it has not heard it repeats. */
interface Errand {
  readonly bookKey: string;
  readonly payKey: string;
  order?: Booked;
  payNo?: string;
  isDecided?: boolean;
}

/** A member who books, earns dollars, and pays with dollars and money at the sandbox's cashier, again and again. */
export interface Payer {
  readonly phone: string;
  as?: Identity;
  errand?: Errand;
  /** meanwhile the same member exchanges points */
  readonly exchanges: Exchanges;
  /** and books rooms */
  readonly stays: Stays;
  /** numbers of orders of which the product said that they are paid */
  readonly paid: string[];
  /** what it said instead, and never should */
  readonly odd: string[];
}

/** Demo members who do nothing else; their sessions stay. */
export const newPayers = (): Payer[] =>
  ['66000001', '66000002', '66000003'].map((phone) => ({
    phone,
    exchanges: newExchanges(),
    stays: newStays(),
    paid: [],
    odd: [],
  }));

async function ask<T>(origin: string, call: CallKey, as: Identity, payload: object): Promise<T> {
  const change = call === 'POST /hotel/pay' ? withSignCheck(call, as) : () => undefined;
  const { envelope } = await sendOver<T>(origin, call, { as, payload: { ...payload }, change });
  if (envelope.code !== 0) throw new Error(`${call}: ${envelope.code}`);
  return envelope.data;
}

function pay(origin: string, as: Identity, { wireId, orderNo, signTimerStr }: Booked, key: string) {
  return ask<PaymentStarted>(origin, 'POST /hotel/pay', as, {
    id: wireId,
    signTimerStr,
    paySence: 'H5',
    methodCode: 'CARD',
    dollarUse: '10.00',
    expectedAmount: '20.00',
    returnUrl: `/en/pay-result?orderNo=${orderNo}`,
    idempotencyKey: key,
  });
}

async function decide(origin: string, payNo: string): Promise<void> {
  const body = new URLSearchParams({ payNo, decision: 'pay' });
  const { status } = await fetch(`${origin}/_pay`, { method: 'POST', body, redirect: 'manual' });
  if (status !== 303) throw new Error(`the cashier answered ${status}`);
}

/** One step after the other; a step that fails is taken again next time, under the same key. */
export async function payOnce(origin: string, payer: Payer): Promise<void> {
  const as = (payer.as ??= await signInOver(origin, payer.phone));
  const errand = (payer.errand ??= { bookKey: newRandom(), payKey: newRandom() });
  const booking = { total: '30.00', dollars: '10.00', idempotencyKey: errand.bookKey };
  const order = (errand.order ??= await ask<Booked>(origin, 'POST /test/payable', as, booking));
  errand.payNo ??= (await pay(origin, as, order, errand.payKey)).payNo;
  if (errand.isDecided !== true) await decide(origin, errand.payNo);
  errand.isDecided = true;
  const { orderNo } = order;
  const { outcome } = await ask<PaymentResult>(origin, 'GET /payment/result', as, { orderNo });
  if (outcome === 'PENDING') return;
  if (outcome === 'PAID') payer.paid.push(orderNo);
  else payer.odd.push(`${orderNo}: ${outcome}`);
  delete payer.errand;
}
