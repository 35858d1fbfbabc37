import type { HotelOrderDetail } from '@resort/mf-hotel/contract';
import type { PaymentResult, PaymentStarted } from '@resort/shared/calls/rows';
import type { CallKey } from '@resort/shared/contract';
import { addDays } from '@resort/shared/format';
import { macauDate } from '../../src/platform/time/clock.ts';
import { newRandom, type Identity } from '../platform/protocol/client.ts';
import { sendOver, signInOver } from '../platform/protocol/over-http.ts';
import { withSignCheck } from '../platform/protocol/sign-check.ts';

/** One stay on its way from quote to bed, as a guest's device knows it: what it has not heard it repeats. */
interface Errand {
  readonly bookKey: string;
  readonly payKey: string;
  readonly cancelKey: string;
  readonly signTimerStr: string;
  id?: string;
  payNo?: string;
  isDecided?: boolean;
}

/** What a guest's device knows of the stays it has booked. */
export interface Stays {
  /** a session of its own: each may make so many calls a second */
  as?: Identity;
  errand?: Errand;
  asked: number;
  /** numbers of stays of which the product said that they are paid, and that were not cancelled */
  readonly kept: string[];
  readonly cancelled: string[];
}

/** A member who books rooms, pays for them, keeps some and gives the others back. */
export interface Guest {
  readonly phone: string;
  readonly stays: Stays;
}

// not the writers of load.ts: a booking keeps its language in the account, and theirs is compared
const GUEST_PHONES = ['66000001', '66000002', '66000003', '66000111', '66000112', '66000113'];

export const newStays = (): Stays => ({ asked: 0, kept: [], cancelled: [] });

/** Demo members who are no writers; each signs in once more beside what else is done in their name. */
export const newGuests = (): Guest[] => GUEST_PHONES.map((phone) => ({ phone, stays: newStays() }));

/** One is kept for so many that are given back, so that rooms are left. */
const KEPT_OF = 6;
const FIRST_DAY = 40;
const DAYS = 300;

async function ask<T>(origin: string, call: CallKey, as: Identity, payload: object): Promise<T> {
  const change = call === 'POST /hotel/pay' ? withSignCheck(call, as) : () => undefined;
  const { envelope } = await sendOver<T>(origin, call, { as, payload: { ...payload }, change });
  if (envelope.code !== 0) throw new Error(`${call}: ${envelope.code}`);
  return envelope.data;
}

/** A price for two nights somewhere in the next months; rejects where those days are full or closed. */
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

/** Keeps a paid stay or, most times, gives it back. */
async function end(origin: string, as: Identity, own: Stays, errand: Errand, orderNo: string): Promise<void> {
  if (own.kept.length * KEPT_OF < own.cancelled.length) return void own.kept.push(orderNo);
  const wish = { id: errand.id, expectedPenalty: '0.00', idempotencyKey: errand.cancelKey };
  await ask(origin, 'POST /hotel/reserve/cancel', as, wish);
  own.cancelled.push(orderNo);
}

/** One step after the other; a step that fails is taken again next time, under the same key. */
export async function stayOnce(origin: string, { phone, stays: own }: Guest): Promise<void> {
  const as = (own.as ??= await signInOver(origin, phone));
  const errand = (own.errand ??= await quoted(origin, as, own));
  errand.id ??= (await book(origin, as, errand)).id;
  const { orderNo } = await ask<HotelOrderDetail>(origin, 'GET /hotel/order/detail', as, { id: errand.id });
  // A payment that was claimed and not heard of is under way: its result has the number.
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
