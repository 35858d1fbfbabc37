import { describe, expect, it, jest } from '@jest/globals';
import type { RefundPart } from '@resort/shared/calls/rows';
import { moneyText, parseMoney } from '@resort/shared/contract';
import { addDays } from '@resort/shared/format';
import { dayIn } from '../../../../test/domains/hotel/stays/plain-nights.ts';
import { newRandom } from '../../../../test/platform/protocol/client.ts';
import { standOnBookings, type BookingGround } from '../../../../test/domains/hotel/booking-ground.ts';
import { atCashier, type Guest } from '../../../../test/domains/hotel/guest.ts';

jest.setTimeout(60_000);

let own: BookingGround;
let guest: Guest;

standOnBookings((given, who) => {
  own = given;
  guest = who;
});

describe('cancelling', () => {
  it('costs no more than shown, and a second call gets the same answer', async () => {
    const checkIn = dayIn(own.clock, 3);
    const id = await guest.booked({ checkIn });
    own.clock.advance(2 * 86_400);
    guest = await own.guest();
    const { penaltyNow, refundNow, total } = await guest.detail(id);
    expect(Number(penaltyNow) * 2).toBe(Number(total));
    const less = await guest.once('POST /hotel/reserve/cancel', { id, expectedPenalty: '1.00' });
    expect(less).toMatchObject({ code: 16012, data: { penalty: penaltyNow } });
    const cancel = { id, expectedPenalty: penaltyNow, reason: 'Our flight is late' };
    const first = await guest.once('POST /hotel/reserve/cancel', cancel);
    expect(first).toMatchObject({ code: 0, data: { penalty: penaltyNow, refund: refundNow } });
    expect((await guest.call('GET /order/booking/hotel/cancelOrder', { id })).data).toEqual(first.data);
    expect(await guest.detail(id)).toMatchObject({
      payStatus: 'PART_REFUNDED',
      penalty: penaltyNow,
      cancelReason: 'Our flight is late',
    });
  });

  it('of several handles each item: one of another member, or unknown, does not prevent the others', async () => {
    const other = await own.guest('66000103');
    const theirs = await other.booked({ checkIn: own.nextDay() });
    const mine = [
      await guest.booked({ checkIn: own.nextDay() }),
      await guest.booked({ checkIn: own.nextDay() }),
    ];
    const payload = {
      ids: [mine[1], theirs, mine[0]],
      expectedPenaltyTotal: '0.00',
      idempotencyKey: newRandom(),
    };
    type Results = { results: { id: string; code: number }[] };
    const { data } = await guest.call<Results>('POST /hotel/reserve/batch-cancel', payload);
    expect(data.results.map(({ id, code }) => [id, code]).sort()).toEqual(
      [
        [mine[0], 0],
        [mine[1], 0],
        [theirs, 10007],
      ].sort(),
    );
    expect((await guest.call('POST /hotel/reserve/batch-cancel', payload)).data).toEqual(data);
    expect((await other.detail(theirs)).status).toBe('RESERVED');
  });
});

describe('a change', () => {
  it('that costs more waits for the difference, then the booking has the new stay', async () => {
    const checkIn = own.nextDay();
    const id = await guest.booked({ checkIn });
    const { orderNo, version, total } = await guest.detail(id);
    const longer = await guest.quote({ checkIn, nights: 3, orderNo });
    const asked = { id, version, signTimerStr: longer.signTimerStr };
    const { data } = await guest.once<{ pay: never; diff: string }>(
      'POST /order/booking/hotel/updateReserve',
      asked,
    );
    expect(data).toMatchObject({ status: 'MODIFYING', refund: [] });
    expect(Number(data.diff)).toBeCloseTo(Number(longer.total) - Number(total), 2);
    const waits = await guest.detail(id);
    expect(waits).toMatchObject({ status: 'MODIFYING', nights: 2, change: { diff: data.diff } });
    expect(await own.taken(addDays(checkIn, 2))).toEqual({ held: 1, sold: 0 });
    await guest.pay(waits.pay);
    const changed = await guest.detail(id);
    expect(changed).toMatchObject({ status: 'RESERVED', nights: 3, total: longer.total, change: null });
    expect(changed.payments).toHaveLength(2);
    expect(await own.taken(checkIn)).toEqual({ held: 0, sold: 1 });
    const { data: gone } = await guest.call<{ refund: RefundPart[] }>(
      'GET /order/booking/hotel/cancelOrder',
      {
        id,
      },
    );
    expect(gone.refund).toEqual([{ means: 'MONEY', method: 'CARD', money: longer.total, currency: 'MOP' }]);
    for (const night of [0, 1, 2])
      expect(await own.taken(addDays(checkIn, night))).toEqual({ held: 0, sold: 0 });
  });

  it('that costs less happens at once: the difference is refunded, the nights are released', async () => {
    const checkIn = own.nextDay();
    const id = await guest.booked({ checkIn, nights: 3 });
    const { orderNo, version, total } = await guest.detail(id);
    const shorter = await guest.quote({ checkIn, nights: 2, orderNo });
    expect((await guest.quote({ checkIn, nights: 2 })).refund).toEqual([]);
    const asked = { id, version, signTimerStr: shorter.signTimerStr };
    const { data } = await guest.once<{ refund: RefundPart[] }>(
      'POST /order/booking/hotel/updateReserve',
      asked,
    );
    expect(data).toMatchObject({ status: 'RESERVED', payable: '0.00', pay: null });
    expect(data.refund).toEqual([
      {
        means: 'MONEY',
        method: 'CARD',
        money: moneyText(parseMoney(total) - parseMoney(shorter.total)),
        currency: 'MOP',
      },
    ]);
    expect(shorter.refund).toEqual(data.refund);
    expect(await own.taken(addDays(checkIn, 2))).toEqual({ held: 0, sold: 0 });
    expect(await guest.detail(id)).toMatchObject({
      nights: 2,
      total: shorter.total,
      payStatus: 'PART_REFUNDED',
    });
  });

  it('adds a room on the same nights, although only the guest’s own room would be free', async () => {
    const checkIn = own.nextDay();
    const id = await guest.booked({ checkIn });
    await own.setRooms(checkIn, 2);
    const { orderNo, version } = await guest.detail(id);
    const two = await guest.quote({ checkIn, rooms: 2, orderNo });
    const asked = { id, version, signTimerStr: two.signTimerStr };
    expect((await guest.once('POST /order/booking/hotel/updateReserve', asked)).code).toBe(0);
    expect(await own.taken(checkIn)).toEqual({ held: 1, sold: 1 });
    await guest.pay((await guest.detail(id)).pay);
    expect(await own.taken(checkIn)).toEqual({ held: 0, sold: 2 });
  });

  it('without a payment of the difference leaves the booking unchanged; a late payment restores it or is refunded', async () => {
    const checkIn = own.nextDay();
    const id = await guest.booked({ checkIn });
    const { orderNo, version, total } = await guest.detail(id);
    const longer = await guest.quote({ checkIn, nights: 3, orderNo });
    await guest.once('POST /order/booking/hotel/updateReserve', {
      id,
      version,
      signTimerStr: longer.signTimerStr,
    });
    const { pay } = await guest.detail(id);
    if (pay === null) throw new Error('nothing is due');
    const { data } = await guest.startPaying(pay);
    await own.runOut(id);
    expect(await guest.detail(id)).toMatchObject({ status: 'RESERVED', nights: 2, total });
    expect(await own.taken(addDays(checkIn, 2))).toEqual({ held: 0, sold: 0 });
    await atCashier(own.app, data.payNo, 'pay');
    expect(await guest.detail(id)).toMatchObject({ status: 'RESERVED', nights: 3, total: longer.total });
  });

  it('of guests and requests needs no price; I21: of two edits of one version one is refused', async () => {
    const id = await guest.booked({ checkIn: own.nextDay() });
    const { version } = await guest.detail(id);
    const edit = { id, version, remarks: 'A cot, please', arrivalTime: '22:30' };
    expect((await guest.once('POST /order/booking/hotel/updateReserve', edit)).code).toBe(0);
    expect((await guest.once('POST /order/booking/hotel/updateReserve', edit)).code).toBe(10008);
    expect(await guest.detail(id)).toMatchObject({ remarks: 'A cot, please', arrivalTime: '22:30' });
  });
});
