import { describe, expect, it, jest } from '@jest/globals';
import { asc, desc, eq } from 'drizzle-orm';
import { partyDispatch } from '../tables/hotel-orders.ts';
import { standOnBookings, type BookingGround } from '../../../../test/domains/hotel/booking-ground.ts';
import type { Guest } from '../../../../test/domains/hotel/guest.ts';

jest.setTimeout(60_000);

let own: BookingGround;
let guest: Guest;

standOnBookings((given, who) => {
  own = given;
  guest = who;
});

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
