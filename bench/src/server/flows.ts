import type { HotelOrderDetail } from '@resort/mf-hotel/contract';
import type { PaymentStarted } from '@resort/shared/calls/rows';
import type { CallKey } from '@resort/shared/contract';
import { addDays } from '@resort/shared/format';
import { newestCode, sendOver } from '../../../app-server/test/platform/protocol/over-http.ts';
import { newRandom, type Identity } from '../../../app-server/test/platform/protocol/client.ts';
import { withSignCheck } from '../../../app-server/test/platform/protocol/sign-check.ts';
import type { LoadMember } from '../../../app-server/test/load/members.ts';
import type { Measured } from './processes.ts';

/** One call of a flow, as the mean of all who made it. */
export interface FlowStep {
  readonly step: string;
  /** processor time of the app server */
  readonly cpuMicrosEach: number;
  readonly statementsEach: number;
  readonly writesEach: number;
  /** from the request to the answer; all ask at once */
  readonly msEach: number;
  /** pages that PostgreSQL looked at, where somebody counts them */
  readonly blocksEach: number;
}

/** Who takes part: two servers on one database. The second does what is not measured. */
interface Stage {
  readonly measured: Measured;
  readonly aside: Measured;
  /** pages that PostgreSQL has looked at so far */
  readonly blocks?: () => Promise<number>;
}

/** As many as there are demo members without a limit on codes (66000101 to 66000120). */
const PEOPLE = 20;
const FIRST_DAY = 40;
/** as many as the strictest minimum stay */
const NIGHTS = 4;

/** One step by everybody at the same time: what it cost each of them. */
async function step<T>(
  name: string,
  { measured, blocks = () => Promise.resolve(0) }: Stage,
  people: readonly T[],
  work: (one: T) => Promise<void>,
): Promise<FlowStep> {
  const before = await measured.usage();
  const blocksBefore = await blocks();
  const times: number[] = [];
  const timed = async (one: T) => {
    const began = performance.now();
    await work(one);
    times.push(performance.now() - began);
  };
  await Promise.all(people.map(timed));
  const blocksAfter = await blocks();
  const after = await measured.usage();
  const each = (value: number) => Math.round((value / people.length) * 10) / 10;
  return {
    step: name,
    cpuMicrosEach: each(after.cpuMicros - before.cpuMicros),
    statementsEach: each(after.statements.all - before.statements.all),
    writesEach: each(after.statements.writes - before.statements.writes),
    msEach: each(times.reduce((sum, time) => sum + time, 0)),
    blocksEach: each(blocksAfter - blocksBefore),
  };
}

async function ask<T>(
  { origin }: Measured,
  call: CallKey,
  as: Identity | undefined,
  payload: object,
): Promise<T> {
  const change = call === 'POST /hotel/pay' && as !== undefined ? withSignCheck(call, as) : () => undefined;
  const who = as === undefined ? {} : { as };
  const { envelope } = await sendOver<T>(origin, call, { ...who, payload: { ...payload }, change });
  if (envelope.code !== 0) throw new Error(`${call}: ${envelope.code} ${envelope.message}`);
  return envelope.data;
}

/** A code is requested and submitted. */
async function signingIn(stage: Stage): Promise<FlowStep[]> {
  const people = Array.from({ length: PEOPLE }, (_, n) => ({
    phone: String(66_000_101 + n),
    otpId: '',
    code: '',
  }));
  const number = (phone: string) => ({ areaCode: '+853', phone, authId: `t${phone}` });
  const { measured, aside } = stage;
  const asked = await step('sign in: request the code', stage, people, async (one) => {
    const payload = { ...number(one.phone), channel: 'sms' };
    one.otpId = (await ask<{ otpId: string }>(measured, 'POST /user/login/otp', undefined, payload)).otpId;
  });
  for (const one of people) one.code = await newestCode(aside.origin, one.phone);
  const proved = await step('sign in: submit the code', stage, people, async ({ phone, otpId, code }) => {
    await ask(measured, 'POST /user/otp/login', undefined, { ...number(phone), otpId, code });
  });
  return [asked, proved];
}

/** A price is asked, a room is booked and paid. */
async function booking(stage: Stage, members: readonly LoadMember[]): Promise<FlowStep[]> {
  const { measured, aside } = stage;
  const people = members.slice(0, PEOPLE).map(({ as }, n) => ({
    as,
    checkIn: addDays(new Date().toISOString().slice(0, 10), FIRST_DAY + n * NIGHTS),
    signTimerStr: '',
    id: '',
    pay: {} as object,
    payNo: '',
  }));
  const priced = await step('booking: price', stage, people, async (one) => {
    const payload = {
      hotelCode: 'sjm',
      roomTypeCode: 'SJM-DELUXE',
      rateCode: 'DINE',
      checkIn: one.checkIn,
      checkOut: addDays(one.checkIn, NIGHTS),
      rooms: '1',
      adults: '2',
      children: '0',
    };
    const price = await ask<{ signTimerStr: string }>(measured, 'GET /hotel/getRatePrice', one.as, payload);
    one.signTimerStr = price.signTimerStr;
  });
  const booked = await step('booking: reserve', stage, people, async (one) => {
    const payload = {
      signTimerStr: one.signTimerStr,
      guests: [{ firstName: 'Bench', lastName: 'Guest' }],
      contact: { areaCode: '+853', phone: '66123456' },
      idempotencyKey: newRandom(),
    };
    one.id = (await ask<{ id: string }>(measured, 'POST /order/booking/hotel/reserve', one.as, payload)).id;
  });
  for (const one of people) {
    const detail = await ask<HotelOrderDetail>(aside, 'GET /hotel/order/detail', one.as, { id: one.id });
    const returnUrl = `/en/pay-result?orderNo=${detail.orderNo}`;
    one.pay = { id: detail.pay?.id, signTimerStr: detail.pay?.signTimerStr, returnUrl };
  }
  const started = await step('booking: start the payment', stage, people, async (one) => {
    const payload = { ...one.pay, paySence: 'H5', methodCode: 'CARD', idempotencyKey: newRandom() };
    one.payNo = (await ask<PaymentStarted>(measured, 'POST /hotel/pay', one.as, payload)).payNo;
  });
  const paid = await step('booking: paid', stage, people, async ({ payNo }) => {
    const body = new URLSearchParams({ payNo, decision: 'pay' });
    const { status } = await fetch(`${measured.origin}/_pay`, { method: 'POST', body, redirect: 'manual' });
    if (status !== 303) throw new Error(`the cashier answered ${status}`);
  });
  return [priced, booked, started, paid];
}

/** What the calls of a sign-in and of a booking with payment cost, after a first round that warms up. */
export async function measureFlows(stage: Stage, members: readonly LoadMember[]): Promise<FlowStep[]> {
  await signingIn(stage);
  await booking(stage, members.slice(PEOPLE));
  return [...(await signingIn(stage)), ...(await booking(stage, members))];
}
