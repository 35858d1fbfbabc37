import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ChoosableVoucher } from '@resort/shared/calls/rows';
import { moneyText, parseMoney, type CallReply } from '@resort/shared/contract';
import type { voucherChoiceCalls } from '@resort/shared/calls/rows';
import { grantVoucher } from '../../../core/vouchers/grant-voucher.ts';
import { dayIn } from '../../../../test/domains/hotel/stays/plain-nights.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { newRandom, send } from '../../../../test/platform/protocol/client.ts';
import { withSignCheck } from '../../../../test/platform/protocol/sign-check.ts';
import { newCoupon } from '../../../../test/made/coupons.ts';
import { standOnBookings, type BookingGround } from '../../../../test/domains/hotel/booking-ground.ts';
import { WHO, type Guest, type Reserved } from '../../../../test/domains/hotel/guest.ts';
import { inDollars, toCard } from '../../../../test/made/refunds.ts';

jest.setTimeout(60_000);

/** A table for six, with its deposit. */
const DEPOSIT = '1200.00';
let own: BookingGround;
let guest: Guest;
let vouchers: Record<'stay' | 'dinner' | 'tenth', string>;

standOnBookings((given) => (own = given));
/** Each test has its own member with an empty cart and unused vouchers. */
const phones = ['66000001', '66000002', '66000101'];
beforeEach(async () => {
  guest = await own.guest(phones.pop());
  vouchers = {
    stay: await granted({ face: 300_00n, scenes: ['HOTEL'] }),
    dinner: await granted({ face: 100_00n, scenes: ['SHOP'] }),
    tenth: await granted({ type: 'DISCOUNT', face: null, basisPoints: 1_000, isStackable: false }),
  };
});

async function granted(terms: Parameters<typeof newCoupon>[2]): Promise<string> {
  const couponCode = await newCoupon(own.db, own.clock, terms);
  const grant = { memberId: Number(guest.as.userId), couponCode, ref: { kind: 'TEST', id: couponCode } };
  return String(await inTransaction(own.db, (tx) => grantVoucher(tx, own.clock, grant)));
}

/** Adds a dinner to the cart, with its deposit; tables cannot be booked as far ahead as rooms. */
async function addDinner(days: number): Promise<void> {
  const date = dayIn(own.clock, days);
  const payload = { shopId: 'LANTERN-GRILL', date, time: '19:00', party: 6 };
  const asked = { ...payload, party: '6' };
  const { data } = await guest.call<{ signTimerStr: string }>('GET /shop/reserve/amount', asked);
  const item = { itemType: 'DINING', qty: 1, payload, signTimerStr: data.signTimerStr };
  const { envelope } = await send(own.app, 'POST /hotel/cart', {
    as: guest.as,
    payload: { ...item, idempotencyKey: newRandom() },
    change: withSignCheck('POST /hotel/cart', guest.as),
  });
  expect(envelope.code).toBe(0);
}

/** The cart's items in the format of the calls. */
async function inCart() {
  const { items } = await guest.cart();
  return {
    items,
    ids: items.map(({ cartItemId }) => cartItemId),
    locks: items.map(({ signTimerStr }) => signTimerStr),
  };
}
type Deducted = CallReply<(typeof voucherChoiceCalls)['POST /voucher/getDeductMoney']>;
const deduct = (cartItemIds: readonly string[], voucherIds: readonly string[], as = guest) =>
  as.call<Deducted>('POST /voucher/getDeductMoney', { scene: 'HOTEL', cartItemIds, voucherIds });
const less = (amount: string, taken: string) => moneyText(parseMoney(amount) - parseMoney(taken));
const dollars = async () =>
  (await guest.call<{ available: string }>('GET /dollar/balance', {})).data.available;
const statusOf = async (id: string) => {
  const { data } = await guest.call<{ status: string }>('GET /offer/voucher/info', { id });
  return data.status;
};

describe('a room and a dinner in one cart', () => {
  it("take a voucher each and Resort Dollars; a part's deduction is returned with it", async () => {
    const checkIn = own.nextDay();
    const { total } = await guest.addToCart({ checkIn });
    await addDinner(4);
    const { ids, locks } = await inCart();
    const chosen = [vouchers.stay, vouchers.dinner];
    type Choice = { list: ChoosableVoucher[]; proposed: string[] };
    const { data: choice } = await guest.call<Choice>('POST /offer/vouchers', { cartItemIds: ids });
    const applicable = choice.list.filter((one) => one.applicable).map(({ id }) => id);
    expect(applicable).toEqual(expect.arrayContaining(Object.values(vouchers)));
    const { data: reckoned } = await deduct(ids, [...chosen, vouchers.tenth]);
    expect(reckoned).toMatchObject({
      total: less(total, `-${DEPOSIT}`),
      deduct: '400.00',
      rejected: [{ id: vouchers.tenth, reason: 'STACKING' }],
    });

    const had = await dollars();
    const { code, data } = await guest.once<Reserved>('POST /hotel/reserve', {
      cartItemIds: ids,
      signTimerStrs: locks,
      ...WHO,
      voucherIds: chosen,
      dollarUse: '50.00',
    });
    expect(code).toBe(0);
    expect(data.payable).toBe(less(reckoned.payable, '50.00'));
    const [room, dinner] = data.orders;
    const detail = await guest.detail(room?.id ?? '');
    expect(detail.prices).toMatchObject({ vouchers: '300.00', dollars: '50.00' });
    expect(detail.prices.payable).toBe(less(total, '350.00'));
    const whole = await guest.call('GET /hotel/checkout', { id: data.id });
    expect(whole.data).toMatchObject({ vouchers: '400.00', dollars: '50.00', payable: data.payable });

    await guest.pay(detail.pay);
    expect(await dollars()).toBe(less(had, '50.00'));
    const gone = await guest.call('GET /shop/reserver/order/cancel', { orderNo: dinner?.orderNo });
    expect(gone.data).toMatchObject({ penalty: '0.00', refund: [toCard(less(DEPOSIT, '100.00'))] });
    // a voucher is returned with the last of the items that it paid for together
    expect(await statusOf(vouchers.dinner)).toBe('BURNED');
    const cancel = { id: room?.id, expectedPenalty: '0.00' };
    const last = await guest.once('POST /hotel/reserve/cancel', cancel);
    expect(last.data).toMatchObject({
      penalty: '0.00',
      // the card's money, the Resort Dollars and both vouchers, each separately
      refund: [
        toCard(less(total, '350.00')),
        inDollars('50.00'),
        { means: 'VOUCHER', name: expect.stringMatching(/\w/) },
        { means: 'VOUCHER', name: expect.stringMatching(/\w/) },
      ],
    });
    expect(await dollars()).toBe(had);
    expect(await statusOf(vouchers.dinner)).toBe('REFUNDED');
  });

  it('do not reduce what is paid at the hotel', async () => {
    const checkIn = own.nextDay();
    await guest.addToCart({ checkIn, rateCode: 'FLEX', nights: 1 });
    await addDinner(5);
    const { items, ids, locks } = await inCart();
    expect(items.map(({ onSpot }) => onSpot)).toEqual([true, false]);
    const { data } = await deduct(ids, [vouchers.tenth]);
    expect(data).toMatchObject({ total: DEPOSIT, deduct: '120.00' });
    const booked = await guest.once<Reserved>('POST /hotel/reserve', {
      cartItemIds: ids,
      signTimerStrs: locks,
      ...WHO,
      voucherIds: [vouchers.tenth],
    });
    expect(booked.data.payable).toBe(data.payable);
  });

  it("cannot use another member's basket or a deleted one", async () => {
    const checkIn = own.nextDay();
    await guest.addToCart({ checkIn });
    const { ids } = await inCart();
    const other = await own.guest('66000102');
    expect(await deduct(ids, [], other)).toMatchObject({ code: 16011, errorCode: 'CART_CHANGED' });
    await own.setRooms(checkIn, 0);
    expect(await deduct(ids, [])).toMatchObject({ code: 16011 });
    expect((await guest.call('POST /offer/vouchers', { cartItemIds: ids })).code).toBe(16011);
  });
});
