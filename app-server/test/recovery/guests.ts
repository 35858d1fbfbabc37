import type { HotelOrderDetail } from '@resort/mf-hotel/contract';
import type { PaymentResult, PaymentStarted } from '@resort/shared/calls/rows';
import type { CallKey } from '@resort/shared/contract';
import { addDays } from '@resort/shared/format';
import { macauDate } from '../../src/platform/time/clock.ts';
import { newRandom, type Identity } from '../platform/protocol/client.ts';
import { sendOver, signInOver } from '../platform/protocol/over-http.ts';
import { withSignCheck } from '../platform/protocol/sign-check.ts';

/** One stay in progress, as a guest's device knows it; unanswered steps are repeated. */
interface Errand {
  readonly bookKey: string;
  readonly payKey: string;
  readonly cancelKey: string;
  readonly signTimerStr: string;
  id?: string;
  payNo?: string;
  isDecided?: boolean;
}

/** The stays that a guest's device has booked. */
export interface Stays {
  /** its own session, because the call rate is limited for each session */
  as?: Identity;
  errand?: Errand;
  asked: number;
  /** numbers of stays that were acknowledged as paid and not cancelled */
  readonly kept: string[];
  readonly cancelled: string[];
}

/** A member who books and pays for rooms, keeps some and cancels the others. */
export interface Guest {
  readonly phone: string;
  readonly stays: Stays;
}

// not the writers of load.ts: a booking stores its language in the account, and their language is compared
const GUEST_PHONES = ['66000001', '66000002', '66000003', '66000111', '66000112', '66000113'];

export const newStays = (): Stays => ({ asked: 0, kept: [], cancelled: [] });

/** Demo members who do not write; each gets an additional session. */
export const newGuests = (): Guest[] => GUEST_PHONES.map((phone) => ({ phone, stays: newStays() }));

/** One stay in this many is kept, so that rooms stay available. */
const KEPT_OF = 6;
const FIRST_DAY = 40;
const DAYS = 300;

async function ask<T>(origin: string, call: CallKey, as: Identity, payload: object): Promise<T> {
  const change = call === 'POST /hotel/pay' ? withSignCheck(call, as) : () => undefined;
  const { envelope } = await sendOver<T>(origin, call, { as, payload: { ...payload }, change });
  if (envelope.code !== 0) throw new Error(`${call}: ${envelope.code}`);
  return envelope.data;
}

/** A price for two nights in the next months; rejects if those days are full or closed. */
async function quoted(origin: string, as: Identity, own: Stays): Promise<Errand> {
  own.asked += 1;
  const checkIn = addDays(macauDate(new Date()), FIRST_DAY + ((own.asked * 7) % DAYS));
  const { signTimerStr } = await ask<{ signTimerStr: string }>(origin, 'GET /hotel/getRatePrice', as, {
    hotelCode: 'sjm',
    roomTypeCode: 'SJM-DELUXE',
    rateCode: 'DINE',
    checkIn,
    checkOut: addDays(checkIn, 2),
    rooms: '1',
    adults: '2',
    children: '0',
  });
  return { bookKey: newRandom(), payKey: newRandom(), cancelKey: newRandom(), signTimerStr };
}

const book = (origin: string, as: Identity, { signTimerStr, bookKey }: Errand) =>
  ask<{ id: string }>(origin, 'POST /order/booking/hotel/reserve', as, {
    signTimerStr,
    guests: [{ firstName: 'Recovery', lastName: 'Guest' }],
    contact: { areaCode: '+853', phone: '66123456' },
    idempotencyKey: bookKey,
  });

async function startPaying(origin: string, as: Identity, { id, payKey }: Errand): Promise<string> {
  const { pay, orderNo } = await ask<HotelOrderDetail>(origin, 'GET /hotel/order/detail', as, { id });
  const { payNo } = await ask<PaymentStarted>(origin, 'POST /hotel/pay', as, {
    id: pay?.id,
    signTimerStr: pay?.signTimerStr,
    paySence: 'H5',
    methodCode: 'CARD',
    returnUrl: `/en/pay-result?orderNo=${orderNo}`,
    idempotencyKey: payKey,
  });
  return payNo;
}

async function decide(origin: string, payNo: string): Promise<void> {
  const body = new URLSearchParams({ payNo, decision: 'pay' });
  const { status } = await fetch(`${origin}/_pay`, { method: 'POST', body, redirect: 'manual' });
  if (status !== 303) throw new Error(`the cashier answered ${status}`);
}

/** Keeps a paid stay or, usually, cancels it. */
async function end(origin: string, as: Identity, own: Stays, errand: Errand, orderNo: string): Promise<void> {
  if (own.kept.length * KEPT_OF < own.cancelled.length) return void own.kept.push(orderNo);
  const wish = { id: errand.id, expectedPenalty: '0.00', idempotencyKey: errand.cancelKey };
  await ask(origin, 'POST /hotel/reserve/cancel', as, wish);
  own.cancelled.push(orderNo);
}

/** One step after the other. A failed step is repeated next time, with the same key. */
export async function stayOnce(origin: string, { phone, stays: own }: Guest): Promise<void> {
  const as = (own.as ??= await signInOver(origin, phone));
  const errand = (own.errand ??= await quoted(origin, as, own));
  errand.id ??= (await book(origin, as, errand)).id;
  const { orderNo } = await ask<HotelOrderDetail>(origin, 'GET /hotel/order/detail', as, { id: errand.id });
  // A claimed payment without a response is in progress: its result contains the number.
  errand.payNo ??= await startPaying(origin, as, errand).catch(async () => {
    return (await ask<PaymentResult>(origin, 'GET /payment/result', as, { orderNo })).payNo;
  });
  if (errand.isDecided !== true) await decide(origin, errand.payNo);
  errand.isDecided = true;
  const { outcome } = await ask<PaymentResult>(origin, 'GET /payment/result', as, { orderNo });
  if (outcome !== 'PAID') return;
  await end(origin, as, own, errand, orderNo);
  delete own.errand;
}
