import type { AddressInfo } from 'node:net';
import { beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import type { PaymentStarted } from '@resort/shared/calls/rows';
import type { CallKey } from '@resort/shared/contract';
import { UPCOMING_TITLE, UPCOMING_TITLE_ONE } from '../texts/reservations.ts';
import { addDays } from '../../../platform/time/macau-days.ts';
import { macauDate } from '../../../platform/time/clock.ts';
import { newRandom, send, type Identity } from '../../../../test/platform/protocol/client.ts';
import { withSignCheck } from '../../../../test/platform/protocol/sign-check.ts';
import { signIn } from '../../../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../../../test/platform/protocol/test-app.ts';
import { standOn, type Ground } from '../../../../test/database/stand-on.ts';
import { guest, type Asked, type Guest } from '../../../../test/domains/shop/guest.ts';
import { toCard } from '../../../../test/made/refunds.ts';

jest.setTimeout(60_000);

let app: TestApp;
let clock: Ground['clock'];
let me: Identity;
let my: Guest;
let origin: string;
standOn((ground) => ({ app, clock } = ground));
beforeAll(async () => {
  await app.fastify.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(app.fastify.server.address() as AddressInfo).port}`;
});
/** Each test has a member of its own, whose cart is empty. */
let phone = 66_000_110;
beforeEach(async () => {
  me = await signIn(app, String((phone += 1)));
  my = guest(app, me);
});

interface Cart {
  readonly items: {
    cartItemId: string;
    title: string;
    price: string;
    expired: boolean;
    signTimerStr: string;
  }[];
  readonly total: string;
}
interface Checkout {
  readonly orderNo: string;
  readonly id: string;
  readonly payable: string;
}
const checked = async <T>(key: CallKey, payload: Record<string, unknown>) =>
  (
    await send<T>(app, key, {
      as: me,
      payload: { idempotencyKey: newRandom(), ...payload },
      change: withSignCheck(key, me),
    })
  ).envelope;
const date = (days: number) => addDays(macauDate(clock.now()), days);
async function intoCart(asked: Asked, itemType: string) {
  const { data } = await my.amount(asked);
  return checked('POST /hotel/cart', { signTimerStr: data.signTimerStr, qty: 1, itemType, payload: asked });
}
const cart = async () => (await my.call<Cart>('GET /hotel/carts', {})).data;
async function checkOut() {
  const { items } = await cart();
  return my.call<Checkout>('POST /hotel/reserve', {
    cartItemIds: items.map(({ cartItemId }) => cartItemId),
    signTimerStrs: items.map(({ signTimerStr }) => signTimerStr),
    guests: [{ firstName: 'Mei Ling', lastName: 'Chan' }],
    contact: { areaCode: '+853', phone: '66000117', email: 'mei@example.com' },
    idempotencyKey: newRandom(),
  });
}
const dinner = (wish: Partial<Asked> = {}): Asked => ({
  shopId: 'LANTERN-GRILL',
  date: date(4),
  time: '19:00',
  party: 6,
  ...wish,
});
const spa = (): Asked => ({
  shopId: 'GARDEN-SPA',
  date: date(4),
  time: '15:00',
  party: 1,
  serviceIds: ['swedish-60'],
  therapist: 'F',
});

it('a dinner and a treatment are in one cart and are paid once', async () => {
  expect(await intoCart(dinner(), 'DINING')).toMatchObject({ code: 0, data: { count: 1 } });
  expect(await intoCart(spa(), 'SPA')).toMatchObject({ code: 0, data: { count: 2 } });
  const { items, total } = await cart();
  expect(items).toMatchObject([
    {
      title: UPCOMING_TITLE.en.replace('{name}', 'Lantern Grill').replace('{party}', '6'),
      price: '1200.00',
      expired: false,
    },
    { title: UPCOMING_TITLE_ONE.en.replace('{name}', 'Garden Spa'), price: '338.10', expired: false },
  ]);
  expect(total).toBe('1538.10');
  const { code, data: checkout } = await checkOut();
  expect(code).toBe(0);
  expect(checkout.payable).toBe('1538.10');
  const { list } = (
    await my.call<{ list: { orderNo: string; status: string }[] }>('GET /shop/reserver/order/list', {
      status: 'UPCOMING',
    })
  ).data;
  expect(list.map(({ status }) => status)).toEqual(['HELD', 'HELD']);
  // it is paid as a whole, so no part of it is paid or cancelled alone
  expect((await my.info(list[0]?.orderNo ?? '')).data).toMatchObject({ pay: null, canCancel: false });
  const paying = await my.call<{ pay: { signTimerStr: string } }>('GET /hotel/checkout', { id: checkout.id });
  const started = await checked<PaymentStarted>('POST /hotel/pay', {
    id: checkout.id,
    signTimerStr: paying.data.pay.signTimerStr,
    paySence: 'H5',
    methodCode: 'CARD',
    expectedAmount: '1538.10',
    returnUrl: '/en/pay-result',
  });
  expect(started.code).toBe(0);
  await fetch(`${origin}/_pay`, {
    method: 'POST',
    body: new URLSearchParams({ payNo: started.data.payNo, decision: 'pay' }),
    redirect: 'manual',
  });
  for (const { orderNo } of list)
    expect((await my.info(orderNo)).data).toMatchObject({
      status: 'RESERVED',
      payStatus: 'PAID',
      canCancel: true,
    });
  // one of them is cancelled separately
  const grill = list.find(({ orderNo }) => orderNo.startsWith('T'))?.orderNo ?? '';
  expect(await my.cancel(grill)).toMatchObject({
    data: { status: 'CANCELLED', refund: [toCard('1200.00')] },
  });
});

it('an item that is no longer available is reported, and does not affect the others', async () => {
  await my.call('POST /hotel/cart/clear', { idempotencyKey: newRandom() });
  await intoCart(dinner({ shopId: 'LOTUS-ROOM', areaId: 'window', party: 4, date: date(6) }), 'DINING');
  for (const phone of ['66000116', '66000115', '66000114']) {
    const other = guest(app, await signIn(app, phone));
    const booked = await other.reserve(
      dinner({ shopId: 'LOTUS-ROOM', areaId: 'window', party: 4, date: date(6) }),
    );
    expect(booked.code).toBe(0);
  }
  expect((await cart()).items).toMatchObject([{ expired: true, signTimerStr: null }]);
});

it('a cart cannot contain two reservations at one outlet and time', async () => {
  await my.call('POST /hotel/cart/clear', { idempotencyKey: newRandom() });
  await intoCart(dinner({ date: date(8) }), 'DINING');
  await intoCart(dinner({ date: date(8), time: '19:30' }), 'DINING');
  expect(await checkOut()).toMatchObject({ code: 17005 });
});
