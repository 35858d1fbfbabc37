import { describe, expect, it, jest } from '@jest/globals';
import { asc, desc, eq } from 'drizzle-orm';
import { decodeHotelId } from '@resort/shared/signing';
import { letter, orders, payment, refund } from '../../../schema/index.ts';
import { partyDispatch } from '../tables/hotel-orders.ts';
import { testPartner } from '../../../../test/partner/partner-client.ts';
import { standOnBookings, type BookingGround } from '../../../../test/domains/hotel/booking-ground.ts';
import type { Guest } from '../../../../test/domains/hotel/guest.ts';

jest.setTimeout(60_000);

let own: BookingGround;
let guest: Guest;

standOnBookings((given, who) => {
  own = given;
  guest = who;
});

/** The money that went back for an order. */
async function givenBack(orderId: number): Promise<bigint> {
  const rows = await own.db
    .select({ cash: refund.cash })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(eq(payment.orderId, orderId));
  return rows.reduce((sum, { cash }) => sum + cash, 0n);
}

describe('a third party', () => {
  const nameless = { language: undefined, authId: undefined };
  const tell = (id: string, more: object) =>
    guest.once<{ partyStatus: string; partyRef: string | null }>('POST /hotel/order/to-party', {
      ...nameless,
      id,
      partyCode: 'PMS',
      payload: {},
      ...more,
    });

  it('is sent the booking once, and every later call returns its answer', async () => {
    const id = await guest.booked({ checkIn: own.nextDay() });
    expect((await tell(id, {})).data).toEqual({ partyStatus: 'QUEUED', partyRef: null });
    await own.deliver();
    expect((await tell(id, { payload: { floor: 'high' } })).data).toEqual({
      partyStatus: 'CONFIRMED',
      partyRef: expect.stringMatching(/^DEV-/),
    });
    const [last] = await own.db.select().from(partyDispatch).orderBy(desc(partyDispatch.id)).limit(1);
    expect(await own.db.$count(partyDispatch, eq(partyDispatch.orderId, last?.orderId ?? 0))).toBe(1);
  });

  it('hears by itself that a stay is confirmed and cancelled', async () => {
    const id = await guest.booked({ checkIn: own.nextDay(), rateCode: 'FLEX' });
    await guest.once('POST /hotel/reserve/cancel', { id, expectedPenalty: '0.00' });
    const told = await own.db.select().from(partyDispatch).orderBy(asc(partyDispatch.id));
    expect(told.slice(-2).map(({ event, sequence }) => [event, sequence])).toEqual([
      ['CONFIRMED', 1],
      ['CANCELLED', 2],
    ]);
  });

  it('that rejects a confirmed stay has it cancelled without a fee, all of it given back, and the guest told', async () => {
    const { db, app } = own;
    const as = await own.guest();
    const pms = await testPartner(app, db);
    // half of it would be kept if the guest cancelled
    const id = await as.booked({ checkIn: own.nextDay(), rateCode: 'DINE', nights: 2 });
    const orderId = Number(decodeHotelId(id));
    const [sent] = await db.select().from(partyDispatch).where(eq(partyDispatch.orderId, orderId));
    const body = { partyRequestId: sent?.partyRequestId, status: 'REJECTED' };
    const reject = () => pms.call('bookings/answer', body);
    const answers = await Promise.all([reject(), reject(), reject()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await own.deliver();
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
    expect(order).toMatchObject({ status: 'CANCELLED', penalty: 0n });
    expect(await givenBack(orderId)).toBe(order?.payable);
    const letters = await db
      .select()
      .from(letter)
      .where(eq(letter.memberId, order?.memberId ?? 0))
      .orderBy(asc(letter.id));
    expect(letters.filter(({ title }) => title.en.includes('not available'))).toHaveLength(1);
    expect(letters.at(-1)).toMatchObject({
      kind: 'ORDER',
      link: expect.stringContaining('/hotel-order?id='),
    });
    const told = await db.select().from(partyDispatch).where(eq(partyDispatch.orderId, orderId));
    expect(told.map(({ event }) => event).toSorted()).toEqual(['CANCELLED', 'CONFIRMED']);
    expect(await pms.call('bookings/answer', { ...body, status: 'CONFIRMED' })).toMatchObject({
      status: 409,
    });
  });

  it('that rejects what the guest has cancelled meanwhile changes nothing', async () => {
    const { db, app } = own;
    const pms = await testPartner(app, db);
    const as = await own.guest();
    const id = await as.booked({ checkIn: own.nextDay(), rateCode: 'DINE' });
    const orderId = Number(decodeHotelId(id));
    const [sent] = await db.select().from(partyDispatch).where(eq(partyDispatch.orderId, orderId));
    const reject = () =>
      pms.call('bookings/answer', { partyRequestId: sent?.partyRequestId, status: 'REJECTED' });
    const [, answer] = await Promise.all([as.call('GET /order/booking/hotel/cancelOrder', { id }), reject()]);
    expect(answer.status).toBe(200);
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
    expect(order?.status).toBe('CANCELLED');
    expect((await givenBack(orderId)) + (order?.penalty ?? 0n)).toBe(order?.payable);
  });

  it.each<[string, object]>([
    ['the member’s language', { language: 'en' }],
    ['the member’s id', { userId: '1' }],
    ['what nobody knows', { colour: 'red' }],
    ['an id somewhere inside', { payload: { party: [{ authId: '1' }] } }],
  ])('hears nothing of %s', async (_name, more) => {
    const { data } = await guest.reserve({ checkIn: own.nextDay(), rateCode: 'FLEX' });
    expect((await tell(data.id, more)).code).toBe(10004);
  });

  it('receives existing bookings only', async () => {
    const { data } = await guest.reserve({ checkIn: own.nextDay() });
    expect((await tell(data.id, {})).code).toBe(16007);
    expect((await tell(await guest.booked({ checkIn: own.nextDay() }), { partyCode: 'NOBODY' })).code).toBe(
      10012,
    );
  });
});
