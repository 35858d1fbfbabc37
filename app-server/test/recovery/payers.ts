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

/**
 * One order in progress through booking and payment, as a member's device knows it; unanswered steps are
 * repeated.
 */
interface Errand {
  readonly bookKey: string;
  readonly payKey: string;
  order?: Booked;
  payNo?: string;
  isDecided?: boolean;
}

/** A member who repeatedly books, earns dollars, and pays with dollars and money at the sandbox's cashier. */
export interface Payer {
  readonly phone: string;
  as?: Identity;
  errand?: Errand;
  /** the same member exchanges points at the same time */
  readonly exchanges: Exchanges;
  /** and books rooms */
  readonly stays: Stays;
  /** numbers of orders that the product acknowledged as paid */
  readonly paid: string[];
  /** unexpected answers */
  readonly odd: string[];
}

/** Demo members with no other role, so their sessions stay valid. */
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

/** One step after the other. A failed step is repeated next time, with the same key. */
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
