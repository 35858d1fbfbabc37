import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { CheckIn } from '@resort/mf-hotel/contract';
import type { MemberData } from '@resort/mf-membership/contract';
import type { Plan } from '@resort/shared/calls/rows';
import { decodeHotelId } from '@resort/shared/signing';
import { eq } from 'drizzle-orm';
import { standOnBookings, type BookingGround } from '../../../../test/domains/hotel/booking-ground.ts';
import { WHO, type Guest } from '../../../../test/domains/hotel/guest.ts';
import { dayIn } from '../../../../test/domains/hotel/stays/plain-nights.ts';
import { testPartner } from '../../../../test/partner/partner-client.ts';
import { partnerAudit } from '../../../schema/index.ts';
import { hotel, roomType } from '../tables/hotels.ts';
import { stayCheckIn, stayCheckInGuest } from '../tables/check-in.ts';
import { property } from '../../../schema/index.ts';
import { readProperties } from '../../../core/properties/properties.ts';
import { erasePersonalData } from '../../member-data/erase.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { forgetCheckIns, KEEP_DAYS } from './forget.ts';

jest.setTimeout(60_000);

let own: BookingGround;
let guest: Guest;
standOnBookings((given, who) => {
  own = given;
  guest = who;
});

const HOUR = 3600;
const DAY = 24 * HOUR;
const MEI = {
  ...WHO.guests[0],
  docType: 'PASSPORT',
  docNo: 'k 12345678',
  nationality: 'PT',
  dateOfBirth: '1990-05-04',
};
const ANA = {
  firstName: 'Ana',
  lastName: 'Ribeiro',
  docType: 'HKID',
  docNo: 'A123456(3)',
  nationality: 'CN',
  dateOfBirth: '1988-01-02',
};

interface Booking {
  readonly wire: string;
  readonly orderNo: string;
  readonly orderId: number;
  /** seconds to 15:00 on the day of arrival */
  readonly toArrival: number;
}

async function booking(phone?: string): Promise<Booking> {
  guest = await own.guest(phone);
  // soon after now, because each test moves the clock
  const checkIn = dayIn(own.clock, 6);
  const wire = await guest.booked({ checkIn, nights: 1, rateCode: 'FLEX' });
  const { orderNo } = await guest.detail(wire);
  const toArrival = (Date.parse(`${checkIn}T15:00:00+08:00`) - own.clock.now().getTime()) / 1000;
  return { wire, orderNo, orderId: Number(decodeHotelId(wire)), toArrival };
}
const read = (orderNo: string) => guest.call<CheckIn>('GET /hotel/check-in', { orderNo });
const send = (orderNo: string, more: Readonly<Record<string, unknown>> = {}) =>
  guest.call<CheckIn>('POST /hotel/check-in', { orderNo, arrivalTime: '16:30', guests: [MEI], ...more });
/** Moves the clock, and signs in again, because sessions end. */
async function later(seconds: number, phone?: string): Promise<void> {
  own.clock.advance(seconds);
  guest = await own.guest(phone);
}
async function opened(phone?: string): Promise<Booking> {
  const booked = await booking(phone);
  await later(booked.toArrival - DAY, phone);
  return booked;
}
const guestsOf = (orderId: number) =>
  own.db.select().from(stayCheckInGuest).where(eq(stayCheckInGuest.orderId, orderId));

describe('online check-in', () => {
  it('opens 48 hours before the room is ready, and closes with the day of arrival', async () => {
    const { orderNo, wire, toArrival } = await booking();
    await later(toArrival - 2 * DAY - 1);
    expect((await read(orderNo)).data).toMatchObject({ state: 'EARLY', given: null });
    expect((await guest.detail(wire)).onlineCheckIn).toMatchObject({ isOpen: false, sentAt: null });
    expect((await send(orderNo)).errorCode).toBe('CHECK_IN_CLOSED');
    await later(1);
    expect((await read(orderNo)).data).toMatchObject({
      state: 'OPEN',
      beds: ['KING', 'TWIN'],
      mostGuests: 1,
      guests: WHO.guests,
      times: expect.arrayContaining(['15:00', '15:30', '23:30']),
    });
    expect((await read(orderNo)).data.times[0]).toBe('15:00');
    await later(2 * DAY + 9 * HOUR - 1);
    expect((await read(orderNo)).data.state).toBe('OPEN');
    await later(1);
    expect((await read(orderNo)).data.state).toBe('OVER');
    expect((await guest.detail(wire)).onlineCheckIn).toBeNull();
    expect((await send(orderNo)).errorCode).toBe('CHECK_IN_CLOSED');
  });

  it('keeps the numbers sealed, shows them masked, and keeps one that is not typed again', async () => {
    const { orderNo, orderId, wire } = await opened();
    const { version } = await guest.detail(wire);
    const sent = await send(orderNo, { bed: 'TWIN' });
    expect(sent.data.given).toMatchObject({
      arrivalTime: '16:30',
      bed: 'TWIN',
      guests: [{ docType: 'PASSPORT' }],
    });
    const shown = sent.data.given?.guests[0]?.docNo ?? '';
    expect(shown).toMatch(/\*/);
    expect(JSON.stringify(sent)).not.toContain('K12345678');
    const [row] = await guestsOf(orderId);
    expect(row?.docSealed.toString('latin1')).not.toContain('12345678');
    // another time, and no number
    const { docNo: _docNo, ...without } = MEI;
    const again = await send(orderNo, { arrivalTime: '23:30', guests: [without] });
    expect(again.data.given).toMatchObject({ arrivalTime: '23:30', bed: null, guests: [{ docNo: shown }] });
    const detail = await guest.detail(wire);
    expect(detail).toMatchObject({ arrivalTime: '23:30', onlineCheckIn: { isOpen: true } });
    expect(detail.onlineCheckIn?.sentAt).not.toBeNull();
    // who had the booking open before reads it again, instead of taking the time back
    expect(detail.version).toBeGreaterThan(version);
    // another type of document needs its number
    const other = await send(orderNo, { guests: [{ ...without, docType: 'HKID' }] });
    expect(other).toMatchObject({ errorCode: 'DOC_FORMAT', data: { guest: 0, problem: 'FORMAT' } });
  });

  it.each([
    ['a mistyped number', { guests: [{ ...ANA, docNo: 'A123456(4)' }] }, 'DOC_FORMAT'],
    ['a birth in the future', { guests: [{ ...MEI, dateOfBirth: '2099-01-01' }] }, 'DOB'],
  ])('refuses %s, and stores nothing', async (_what, more, errorCode) => {
    const { orderNo, orderId } = await opened();
    expect((await send(orderNo, more)).errorCode).toBe(errorCode);
    expect(await guestsOf(orderId)).toEqual([]);
  });

  it.each([
    ['a time before rooms are ready', { arrivalTime: '14:30' }],
    ['a quarter of an hour', { arrivalTime: '16:15' }],
    ['more guests than were booked', { guests: [MEI, ANA] }],
    ['a country that does not exist', { guests: [{ ...MEI, nationality: 'ZZ' }] }],
    ['no guest', { guests: [] }],
  ])('refuses %s as a malformed request', async (_what, more) => {
    const { orderNo, orderId } = await opened();
    expect((await send(orderNo, more)).code).toBe(10_001);
    expect(await guestsOf(orderId)).toEqual([]);
  });

  it('has no choice of beds where the room has none, and does not exist where the hotel offers none', async () => {
    const { orderNo, wire } = await opened();
    const [room] = await own.db.select().from(roomType).where(eq(roomType.code, 'SJM-DELUXE'));
    const [offering] = await own.db.select().from(hotel).where(eq(hotel.code, 'sjm'));
    if (room === undefined || offering === undefined) throw new Error('the demo has no such room');
    await own.db.update(roomType).set({ bedChoices: [] }).where(eq(roomType.id, room.id));
    expect((await send(orderNo, { bed: 'KING' })).code).toBe(10_001);
    await own.db.update(roomType).set({ bedChoices: room.bedChoices }).where(eq(roomType.id, room.id));
    const offer = async (onlineCheckIn: boolean) => {
      await own.db.update(property).set({ onlineCheckIn }).where(eq(property.code, 'sjm'));
      await readProperties(own.db);
    };
    await offer(false);
    expect((await read(orderNo)).data.state).toBe('NOT_OFFERED');
    expect((await guest.detail(wire)).onlineCheckIn).toBeNull();
    expect((await send(orderNo)).errorCode).toBe('CHECK_IN_CLOSED');
    await offer(true);
  });

  it('is nobody else’s', async () => {
    const { orderNo } = await opened();
    await send(orderNo);
    guest = await own.guest('66000102');
    const [stranger, unknown] = [await read(orderNo), await read('H000000NOTHING')];
    expect(stranger).toEqual({ ...unknown });
    expect((await send(orderNo)).code).toBe(stranger.code);
  });

  it('is among the member’s plans while it is open', async () => {
    const { orderNo } = await opened();
    const planned = async () => {
      const { data } = await guest.call<{ plans: Plan[] }>('GET /member/plans', {});
      return data.plans.find(({ id }) => id === orderNo)?.checkIn;
    };
    const link = `/hotel-check-in?orderNo=${orderNo}`;
    expect(await planned()).toEqual({ link, isSent: false });
    await send(orderNo);
    expect(await planned()).toEqual({ link, isSent: true });
  });
});

describe('the hotel’s system', () => {
  it('reads the documents in full with a scope of its own, and leaves a record', async () => {
    const pms = await testPartner(own.app, own.db, { scopes: ['stay:read'], properties: ['sjm'] });
    const desk = await testPartner(own.app, own.db, { scopes: ['stay:write'] });
    const other = await testPartner(own.app, own.db, { scopes: ['stay:read'], properties: ['gl'] });
    const { orderNo } = await opened();
    expect((await pms.call('stays/check-in', { orderNo })).data).toEqual({ orderNo, checkIn: null });
    await send(orderNo, { bed: 'KING' });
    expect(await pms.call('stays/check-in', { orderNo })).toMatchObject({
      status: 200,
      data: {
        checkIn: { arrivalTime: '16:30', bed: 'KING', guests: [{ ...MEI, docNo: 'K12345678' }] },
      },
    });
    expect(await desk.call('stays/check-in', { orderNo })).toMatchObject({ data: { code: 'SCOPE_MISSING' } });
    expect(await other.call('stays/check-in', { orderNo })).toMatchObject({
      data: { code: 'OTHER_PROPERTY' },
    });
    const records = await own.db.select().from(partnerAudit).where(eq(partnerAudit.keyId, pms.keyId));
    expect(records.map(({ call, asked }) => ({ call, asked }))).toEqual([
      { call: 'stays/check-in', asked: { orderNo } },
      { call: 'stays/check-in', asked: { orderNo } },
    ]);
  });
});

describe('the data of a check-in', () => {
  let booked: Booking;
  const left = () => own.db.$count(stayCheckIn, eq(stayCheckIn.orderId, booked.orderId));
  const forget = () => forgetCheckIns({ db: own.db, clock: own.clock });
  beforeEach(async () => {
    booked = await opened();
    expect((await send(booked.orderNo)).code).toBe(0);
  });

  it('are forgotten a week after departure', async () => {
    await later(DAY + KEEP_DAYS * DAY);
    await forget();
    expect(await left()).toBe(1);
    await later(2 * DAY);
    await forget();
    expect(await left()).toBe(0);
    expect(await guestsOf(booked.orderId)).toEqual([]);
  });

  it('are forgotten when the stay is cancelled', async () => {
    await guest.call('GET /order/booking/hotel/cancelOrder', { id: booked.wire });
    await forget();
    expect(await left()).toBe(0);
  });

  it('are in the member’s own data without the number, and go when the membership closes', async () => {
    booked = await opened('66000110'); // nobody else in this file: the member cannot sign in afterwards
    expect((await send(booked.orderNo)).code).toBe(0);
    const { data } = await guest.call<MemberData>('GET /member/data', {});
    const rows = data.data['stay_check_in_guest']?.filter(({ orderId }) => orderId === booked.orderId);
    expect(rows).toMatchObject([{ lastName: 'Wong', docType: 'PASSPORT', nationality: 'PT' }]);
    expect(JSON.stringify(data)).not.toContain('K12345678');
    await inTransaction(own.db, (tx) => erasePersonalData(tx, Number(guest.as.userId)));
    expect(await left()).toBe(0);
    expect(await guestsOf(booked.orderId)).toEqual([]);
  });
});
