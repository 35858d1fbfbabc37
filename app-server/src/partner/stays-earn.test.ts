import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { HotelOrderDetail, StayPrice } from '@resort/mf-hotel/contract';
import type { Receipt } from '@resort/shared/calls/rows';
import { standOnBookings, type BookingGround } from '../../test/domains/hotel/booking-ground.ts';
import type { Guest } from '../../test/domains/hotel/guest.ts';
import { testPartner, type TestPartner } from '../../test/partner/partner-client.ts';

jest.setTimeout(60_000);

const DAY = 86_400;

let own: BookingGround;
let guest: Guest;
let pms: TestPartner;

standOnBookings((given, who) => {
  own = given;
  guest = who;
});
beforeAll(async () => {
  pms = await testPartner(own.app, own.db);
});

const detail = async (id: string) =>
  (await guest.call<HotelOrderDetail>('GET /hotel/order/detail', { id })).data;
const call = (path: string, body: unknown) => pms.call(`stays/${path}`, body);

describe('what a stay earns', () => {
  it('is on its rate, booking and receipt beforehand, and is what check-out credits', async () => {
    const day = own.nextDay();
    const wire = await guest.booked({ checkIn: day, rateCode: 'FLEX', nights: 1 });
    const { orderNo, earnings: booked, ...of } = await detail(wire);
    const receipt = async () => (await guest.call<Receipt>('GET /order/receipt', { orderNo })).data;
    const { hotelCode, roomTypeCode, rateCode, checkIn, checkOut, rooms, adults, children } = of;
    const stay = { hotelCode, roomTypeCode, rateCode, checkIn, checkOut, rooms, adults, children };
    const { earns } = (await guest.call<StayPrice>('GET /hotel/getRatePrice', stay)).data;
    // a night of 1150.00, 2 % in dollars
    expect(earns).toMatchObject({ dollars: '23.00', tierPoints: 1150 });
    expect(booked).toEqual({ ...earns, isEarned: false });
    expect((await receipt()).earnings).toEqual(booked);

    own.clock.advance((Date.parse(`${day}T15:00:00+08:00`) - own.clock.now().getTime()) / 1000);
    await call('arrive', { orderNo });
    own.clock.advance(DAY - 4 * 3600);
    expect((await call('depart', { orderNo })).data.earned).toMatchObject({ ...earns });
    // the session has ended meanwhile
    guest = await own.guest();
    expect((await detail(wire)).earnings).toEqual({ ...earns, isEarned: true });
    expect((await receipt()).earnings).toEqual({ ...earns, isEarned: true });
  });

  it('is nothing any more once it is cancelled', async () => {
    const wire = await guest.booked({ checkIn: own.nextDay(), rateCode: 'FLEX', nights: 1 });
    await guest.call('GET /order/booking/hotel/cancelOrder', { id: wire });
    expect(await detail(wire)).toMatchObject({ status: 'CANCELLED', earnings: null });
  });
});
