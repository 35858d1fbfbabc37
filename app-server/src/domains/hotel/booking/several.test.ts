import { describe, expect, it, jest } from '@jest/globals';
import { standOnBookings, type BookingGround } from '../../../../test/domains/hotel/booking-ground.ts';
import { WHO, type Guest, type Reserved } from '../../../../test/domains/hotel/guest.ts';
import { toCard } from '../../../../test/made/refunds.ts';

jest.setTimeout(60_000);

let own: BookingGround;
let guest: Guest;

standOnBookings((given, who) => {
  own = given;
  guest = who;
});

describe('several at once, by POST /hotel/reserve', () => {
  it('are one payment; each is cancelled separately', async () => {
    const [one, other] = [own.nextDay(), own.nextDay()];
    const locks = [await guest.quote({ checkIn: one }), await guest.quote({ checkIn: other })];
    const signTimerStrs = locks.map(({ signTimerStr }) => signTimerStr);
    const { data } = await guest.once<Reserved>('POST /hotel/reserve', { signTimerStrs, ...WHO });
    expect(data.orders).toHaveLength(2);
    const { pay, together, canCancel } = await guest.detail(data.orders[0]?.id ?? '');
    expect({ pay: pay?.id, together, canCancel }).toEqual({ pay: data.id, together: 1, canCancel: false });
    const checkout = await guest.call<{ items: unknown[]; state: string }>('GET /hotel/checkout', {
      id: data.id,
    });
    expect(checkout.data).toMatchObject({
      state: 'HELD',
      items: [{ itemType: 'ROOM' }, { itemType: 'ROOM' }],
    });
    await guest.pay(pay);
    const [first, second] = data.orders.map(({ id }) => id);
    const cancelled = await guest.call('GET /order/booking/hotel/cancelOrder', { id: first });
    expect(cancelled.data).toMatchObject({
      status: 'CANCELLED',
      penalty: '0.00',
      refund: [toCard(locks[0]?.total ?? '')],
    });
    expect(await guest.detail(second ?? '')).toMatchObject({ status: 'RESERVED', payStatus: 'PAID' });
    expect(await own.taken(one)).toEqual({ held: 0, sold: 0 });
  });

  it('come from the cart and are removed from it; a change in it is reported', async () => {
    const days = [own.nextDay(), own.nextDay()];
    const locks = [];
    for (const checkIn of days) locks.push((await guest.addToCart({ checkIn })).signTimerStr);
    const { items } = await guest.cart();
    expect(items).toMatchObject([
      { itemType: 'ROOM', expired: false },
      { dates: [days[1], expect.any(String)] },
    ]);
    const cartItemIds = items.map(({ cartItemId }) => cartItemId);
    const swapped = { signTimerStrs: locks.toReversed(), cartItemIds, ...WHO };
    expect(await guest.once('POST /hotel/reserve', swapped)).toMatchObject({ code: 16004 });
    const wish = { signTimerStrs: locks, cartItemIds, ...WHO };
    const { data } = await guest.once<Reserved>('POST /hotel/reserve', wish);
    expect(data.orders).toHaveLength(2);
    expect((await guest.cart()).items).toEqual([]);
    expect(await guest.once('POST /hotel/reserve', wish)).toMatchObject({ code: 16011 });
  });

  it('are all booked or none: if one is unavailable, nothing is held, and the cart stays', async () => {
    const [free, full] = [own.nextDay(), own.nextDay()];
    for (const checkIn of [free, full]) await guest.addToCart({ checkIn });
    const { items } = await guest.cart();
    await own.setRooms(full, 0);
    const wish = {
      signTimerStrs: items.map(({ signTimerStr }) => signTimerStr),
      cartItemIds: items.map(({ cartItemId }) => cartItemId),
      ...WHO,
    };
    expect(await guest.once('POST /hotel/reserve', wish)).toMatchObject({
      code: 16001,
      errorCode: 'NO_ROOM',
    });
    expect(await own.taken(free)).toEqual({ held: 0, sold: 0 });
    expect((await guest.cart()).items).toMatchObject([{ expired: false }, { expired: true }]);
    await guest.call('POST /hotel/cart/clear', {});
  });
});
