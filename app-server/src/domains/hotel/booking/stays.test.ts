import { describe, expect, it, jest } from '@jest/globals';
import { addDays } from '@resort/shared/format';
import { eq } from 'drizzle-orm';
import { noteProgress } from '../../../platform/jobs/progress.ts';
import { auditNight } from '../stays/night-audit.ts';
import { markNoShows } from '../stays/no-show.ts';
import { dayIn } from '../../../../test/domains/hotel/stays/plain-nights.ts';
import { testPartner } from '../../../../test/partner/partner-client.ts';
import { newRandom } from '../../../../test/platform/protocol/client.ts';
import { payment } from '../../../schema/index.ts';
import { refuseChanges } from '../../../../test/database/refuse-changes.ts';
import { silentLog as log } from '../../../../test/tools/silent-log.ts';
import { standOnBookings, type BookingGround } from '../../../../test/domains/hotel/booking-ground.ts';
import { atCashier, WHO, type Guest, type Reserved } from '../../../../test/domains/hotel/guest.ts';

jest.setTimeout(60_000);

let own: BookingGround;
let guest: Guest;

standOnBookings((given, who) => {
  own = given;
  guest = who;
});

describe('a stay', () => {
  it('that is prepaid is held for 15 minutes, and confirmed by its payment', async () => {
    const checkIn = own.nextDay();
    const contact = { areaCode: '+853', phone: '66123999', email: 'held@example.com' };
    const { code, data } = await guest.reserve({ checkIn }, { contact });
    expect(code).toBe(0);
    expect(data.orderNo).toMatch(/^H\d{6}/);
    const waits = await guest.detail(data.id);
    expect(waits).toMatchObject({ status: 'HELD', canCancel: true, canModify: false, total: data.payable });
    expect(waits.pay).toMatchObject({ id: data.id, amount: data.payable });
    expect(waits.prices.nights.map(({ date }) => date)).toEqual([checkIn, addDays(checkIn, 1)]);
    expect(await own.taken(checkIn)).toEqual({ held: 1, sold: 0 });
    await guest.pay(waits.pay);
    const booked = await guest.detail(data.id);
    expect(booked).toMatchObject({ status: 'RESERVED', payStatus: 'PAID', pay: null, canModify: true });
    expect(booked.history.map(({ event }) => event)).toEqual(['OPENED', 'CONFIRMED']);
    expect(await own.taken(checkIn)).toEqual({ held: 0, sold: 1 });
    await own.deliver();
    expect(await own.messages('+85366123999')).toBe(1);
    expect(await own.messages('held@example.com')).toBe(1);
  });

  it("without a guest's number is announced to the member’s own number", async () => {
    const { guests } = WHO;
    const asked = { guests, contact: {} };
    const { data } = await guest.reserve({ checkIn: own.nextDay(), rateCode: 'FLEX' }, asked);
    expect((await guest.detail(data.id)).contact).toEqual({});
    const before = await own.messages('+85366000101');
    await own.deliver();
    expect(await own.messages('+85366000101')).toBe(before + 1);
  });

  it('that is paid at the hotel is confirmed at once', async () => {
    const checkIn = own.nextDay();
    const { data } = await guest.reserve({ checkIn, rateCode: 'FLEX', nights: 1 });
    expect(data).toMatchObject({ status: 'RESERVED', holdUntil: null, payable: '0.00' });
    expect(await guest.detail(data.id)).toMatchObject({ payType: 'AT_HOTEL', total: '1150.00', pay: null });
    expect(await own.taken(checkIn)).toEqual({ held: 0, sold: 1 });
  });

  it('in Hong Kong dollars is paid in them, with money only', async () => {
    const wish = { checkIn: own.nextDay(), currency: 'HKD' } as const;
    expect((await guest.reserve(wish, { dollarUse: '10.00' })).code).toBe(20004);
    const { total } = await guest.quote(wish);
    const { data } = await guest.reserve(wish);
    expect(data).toMatchObject({ payable: total, currency: 'HKD' });
    await guest.pay((await guest.detail(data.id)).pay);
    expect(await guest.detail(data.id)).toMatchObject({ status: 'RESERVED', currency: 'HKD', total });
  });

  it('I5: a repeated request under one key is one booking; I23: another price than quoted is refused', async () => {
    const checkIn = own.nextDay();
    const { signTimerStr } = await guest.quote({ checkIn });
    const payload = { signTimerStr, ...WHO, idempotencyKey: newRandom() };
    const [first, second] = await Promise.all(
      [1, 2].map(() => guest.call<Reserved>('POST /order/booking/hotel/reserve', payload)),
    );
    expect(second?.data).toEqual(first?.data);
    expect(await own.taken(checkIn)).toEqual({ held: 1, sold: 0 });
    await own.setPrice(checkIn, 1001_00n);
    const dearer = await guest.once('POST /order/booking/hotel/reserve', { signTimerStr, ...WHO });
    expect(dearer).toMatchObject({ code: 16003, errorCode: 'QUOTE_EXPIRED' });
  });

  it.each<[string, (lock: string) => Record<string, unknown>, number]>([
    ['a price that was tampered with', (lock) => ({ signTimerStr: `x${lock}` }), 16004],
    ['a guest with figures in the name', () => ({ guests: [{ firstName: 'R2', lastName: 'D2' }] }), 10001],
    ['nobody', () => ({ guests: [] }), 10001],
    ['another’s voucher', () => ({ voucherIds: ['1'] }), 10007],
    ['more dollars than it costs', () => ({ dollarUse: '99999.00' }), 20003],
  ])('refuses %s', async (_name, more, code) => {
    const { signTimerStr } = await guest.quote({ checkIn: dayIn(own.clock, 300) });
    const asked = { signTimerStr, ...WHO, ...more(signTimerStr) };
    expect(await guest.once('POST /order/booking/hotel/reserve', asked)).toMatchObject({ code });
    expect(await own.taken(dayIn(own.clock, 300))).toEqual({ held: 0, sold: 0 });
  });

  it('uses Resort Dollars, in the ledger as in the price, and returns them when it is cancelled', async () => {
    const rich = await own.guest('66000001');
    const had = (await rich.call<{ available: string }>('GET /dollar/balance', {})).data.available;
    const { data } = await rich.reserve({ checkIn: own.nextDay() }, { dollarUse: '100.00' });
    const { prices } = await rich.detail(data.id);
    expect(prices).toMatchObject({ dollars: '100.00', payable: data.payable });
    await rich.once('POST /hotel/reserve/cancel', { id: data.id, expectedPenalty: '0.00' });
    expect((await rich.call<{ available: string }>('GET /dollar/balance', {})).data.available).toBe(had);
  });

  it('cannot be read by another member', async () => {
    const other = await own.guest('66000102');
    const { data } = await guest.reserve({ checkIn: own.nextDay() });
    for (const key of ['GET /hotel/order', 'GET /hotel/order/detail', 'GET /hotel/checkout'] as const)
      expect((await other.call(key, { id: data.id })).code).toBe(10007);
    const cancel = { id: data.id, expectedPenalty: '9999.00' };
    expect((await other.once('POST /hotel/reserve/cancel', cancel)).code).toBe(10007);
    expect((await guest.call('GET /hotel/order', { id: '17' })).code).toBe(16013);
  });
});

describe('automatic changes', () => {
  it('a payment after the hold restores the room, or is refunded completely', async () => {
    const checkIn = own.nextDay();
    const late = (await guest.reserve({ checkIn })).data;
    const { pay } = await guest.detail(late.id);
    if (pay === null) throw new Error('nothing is due');
    const { data } = await guest.startPaying(pay);
    await own.runOut(late.id);
    expect((await guest.detail(late.id)).status).toBe('EXPIRED');
    await own.setRooms(checkIn, 0);
    await atCashier(own.app, data.payNo, 'pay');
    expect((await guest.detail(late.id)).status).toBe('EXPIRED');
    const [paid] = await own.db.select().from(payment).where(eq(payment.payNo, data.payNo));
    expect(paid?.refundedCash).toBe(paid?.cash);
  });

  it('a guest who has not arrived by six the next morning is a no-show: the first night stays sold', async () => {
    const checkIn = dayIn(own.clock, 5);
    await testPartner(own.app, own.db, { reportsArrivals: true });
    const id = await guest.booked({ checkIn });
    const toSix = (Date.parse(`${dayIn(own.clock, 6)}T06:00:00+08:00`) - own.clock.now().getTime()) / 1000;
    own.clock.advance(toSix - 60);
    await auditNight({ db: own.db, clock: own.clock, log });
    guest = await own.guest();
    expect((await guest.detail(id)).status).toBe('RESERVED');
    own.clock.advance(120);
    await auditNight({ db: own.db, clock: own.clock, log });
    expect(await guest.detail(id)).toMatchObject({ status: 'NO_SHOW', canCancel: false, payStatus: 'PAID' });
    expect(await own.taken(checkIn)).toEqual({ held: 0, sold: 1 });
    expect(await own.taken(dayIn(own.clock, 1))).toEqual({ held: 0, sold: 0 });
  });

  it('a day is audited once, and what it missed is found the next day', async () => {
    const checkIn = own.nextDay();
    await testPartner(own.app, own.db, { reportsArrivals: true });
    const id = await guest.booked({ checkIn });
    const afterAudit = Date.parse(`${checkIn}T06:01:00+08:00`) + 86_400_000;
    own.clock.advance((afterAudit - own.clock.now().getTime()) / 1000);
    await noteProgress(own.db, 'no-shows', checkIn);
    await auditNight({ db: own.db, clock: own.clock, log });
    guest = await own.guest();
    expect((await guest.detail(id)).status).toBe('RESERVED');
    own.clock.advance(86_400);
    await auditNight({ db: own.db, clock: own.clock, log });
    guest = await own.guest();
    expect((await guest.detail(id)).status).toBe('NO_SHOW');
  });

  it('of two guests who have not arrived, the second is a no-show if the first cannot be noted', async () => {
    const checkIn = own.nextDay();
    await testPartner(own.app, own.db, { reportsArrivals: true });
    const ids = [await guest.booked({ checkIn }), await guest.booked({ checkIn })];
    const afterAudit = Date.parse(`${checkIn}T06:01:00+08:00`) + 86_400_000;
    own.clock.advance((afterAudit - own.clock.now().getTime()) / 1000);
    guest = await own.guest();
    const statuses = () => Promise.all(ids.map(async (id) => (await guest.detail(id)).status));
    const { orderNo } = await guest.detail(ids[0] ?? '');
    const heal = await refuseChanges(own.db, 'orders', `old.order_no = '${orderNo}'`);
    await expect(markNoShows({ db: own.db, clock: own.clock, log }, { pageSize: 1 })).rejects.toThrow(
      'a no-show could not be noted, 1 times',
    );
    expect(await statuses()).toEqual(['RESERVED', 'NO_SHOW']);
    await heal();
    await markNoShows({ db: own.db, clock: own.clock, log }, { pageSize: 1 });
    expect(await statuses()).toEqual(['NO_SHOW', 'NO_SHOW']);
  });
});
