import { describe, expect, it, jest } from '@jest/globals';
import type { ReserveAmount } from '@resort/mf-shop/contract';
import { parseMoney } from '@resort/shared/contract';
import { sql } from 'drizzle-orm';
import { expectedOf } from '../../../core/earning/expected.ts';
import { sweepOrders } from '../../../core/orders/sweep.ts';
import { grantVoucher } from '../../../core/vouchers/grant-voucher.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { signIn } from '../../../../test/platform/protocol/sign-in.ts';
import { newCoupon } from '../../../../test/made/coupons.ts';
import { guest } from '../../../../test/domains/shop/guest.ts';
import { shopWorld } from '../../../../test/domains/shop/world.ts';
import { inDollars, toCard } from '../../../../test/made/refunds.ts';

jest.setTimeout(60_000);

const { world, clock, next, dinner, grill, context, left, pay, moveTo } = shopWorld();

describe('a table with a deposit', () => {
  it('costs the locked amount, and is held, paid and reserved', async () => {
    const asked = grill();
    expect(await world.my.add(asked)).toMatchObject({ code: 20003, data: { amount: '1200.00' } });
    const quoted = (await world.my.amount(asked)).data;
    expect(quoted).toMatchObject({ deposit: '1200.00', payable: '1200.00', atVenue: '0.00', earns: null });
    const other = { signTimerStr: quoted.signTimerStr };
    expect(await world.my.add({ ...asked, party: 7 }, other)).toMatchObject({ code: 16004 });
    const held = await world.my.add(asked, other);
    expect(held).toMatchObject({ code: 0, data: { status: 'HELD', payable: '1200.00' } });
    expect(held.data.holdUntil).toMatch(/\+08:00$/);
    await pay(held.data.orderNo);
    expect((await world.my.info(held.data.orderNo)).data).toMatchObject({
      status: 'RESERVED',
      payStatus: 'PAID',
      pay: null,
    });
  });

  it('is refunded completely in time, and not at all later; the fee is shown first', async () => {
    const early = (await world.my.reserve(grill())).data.orderNo;
    await pay(early);
    expect(await world.my.cancel(early)).toMatchObject({
      data: { penalty: '0.00', refund: [toCard('1200.00')] },
    });
    const late = (await world.my.reserve(grill())).data.orderNo;
    await pay(late);
    await moveTo(late, { from: 3, to: 5 });
    expect((await world.my.info(late)).data).toMatchObject({
      penalty: '1200.00',
      canModify: false,
      canCancel: true,
    });
    expect(await world.my.cancel(late, { expectedPenalty: '0.00' })).toMatchObject({
      code: 16012,
      data: { penalty: '1200.00' },
    });
    expect(await world.my.cancel(late, { expectedPenalty: '1200.00' })).toMatchObject({
      data: { status: 'CANCELLED', penalty: '1200.00', refund: [] },
    });
  });

  it('is released if it is not paid within ten minutes', async () => {
    const asked = grill({ areaId: 'terrace' });
    const before = await left(asked, 'terrace');
    const { orderNo } = (await world.my.reserve(asked)).data;
    expect(await left(asked, 'terrace')).toBe((before ?? 0) - 6);
    clock.advance(601);
    expect((await world.my.info(orderNo)).data).toMatchObject({
      status: 'EXPIRED',
      pay: null,
      canCancel: false,
    });
    expect(await world.my.cancel(orderNo)).toMatchObject({ code: 17006 });
    await sweepOrders(context());
    expect(await left(asked, 'terrace')).toBe(before);
  });
});

describe('deductions from a deposit', () => {
  /** The Lantern Grill's deposit for each guest; 200.00 in the demo. */
  const asDeposit = (amount: string) =>
    world.ground.database.db.execute(
      sql`update shop set reserve = jsonb_set(reserve, '{deposit,amount}', ${`"${amount}"`}::jsonb) where code = 'LANTERN-GRILL'`,
    );
  const granted = async () => {
    const { db } = world.ground.database;
    const couponCode = await newCoupon(db, clock, { face: 100_00n, scenes: ['SHOP'] });
    const grant = { memberId: Number(world.me.userId), couponCode, ref: { kind: 'TEST', id: couponCode } };
    return String(await inTransaction(db, (tx) => grantVoucher(tx, clock, grant)));
  };
  const dollars = async () => {
    const { data } = await world.my.call<{ available: string }>('GET /dollar/balance', {});
    return parseMoney(data.available);
  };

  it('a voucher and Resort Dollars are held, and returned if it is cancelled in time', async () => {
    const [voucherId, before] = [await granted(), await dollars()];
    const asked = grill();
    const { data } = await world.my.call<ReserveAmount>('GET /shop/reserve/amount', {
      ...asked,
      party: '6',
      voucherIds: voucherId,
    });
    expect(data).toMatchObject({ deposit: '1200.00', deduct: '100.00', payable: '1100.00' });
    const held = await world.my.reserve(asked, { voucherIds: [voucherId], dollarUse: '50.00' });
    expect(held).toMatchObject({ code: 0, data: { status: 'HELD', payable: '1050.00' } });
    const { orderNo } = held.data;
    expect((await world.my.info(orderNo)).data).toMatchObject({
      deduct: '100.00',
      pay: { amount: '1050.00' },
    });
    expect(await dollars()).toBe(before - 50_00n);
    await pay(orderNo);
    const back = [toCard('1050.00'), inDollars('50.00'), { means: 'VOUCHER', voucherId }];
    expect((await world.my.info(orderNo)).data).toMatchObject({ refundNow: back, refunded: [] });
    expect(await world.my.cancel(orderNo)).toMatchObject({ data: { penalty: '0.00', refund: back } });
    expect((await world.my.info(orderNo)).data).toMatchObject({ refundNow: [], refunded: back });
    expect(await dollars()).toBe(before);
  });

  it('of the whole amount leave nothing to pay, and it is reserved at once', async () => {
    await asDeposit('10.00');
    const all = await world.my.reserve(grill(), { voucherIds: [await granted()] });
    await asDeposit('200.00');
    expect(all).toMatchObject({ code: 0, data: { status: 'RESERVED', payable: '0.00' } });
  });

  it("another member's voucher deducts nothing, nor does any voucher if the outlet accepts none", async () => {
    const voucherId = await granted();
    const [stranger] = [guest(world.ground.app, await signIn(world.ground.app, '66000119'))];
    expect(await stranger.reserve(grill(), { voucherIds: [voucherId] })).toMatchObject({ code: 10007 });
    const counter = { ...dinner({ shopId: 'CEDAR-COUNTER', time: '18:00' }), date: next(4) };
    const quoted = await world.my.call<ReserveAmount>('GET /shop/reserve/amount', {
      ...counter,
      party: '2',
      voucherIds: voucherId,
    });
    expect(quoted.data).toMatchObject({ deduct: '0.00', payable: '1000.00' });
    expect(await world.my.reserve(counter, { voucherIds: [voucherId] })).toMatchObject({
      errorCode: 'NOT_APPLICABLE',
    });
  });
});

describe('a treatment', () => {
  it('costs price, service and tax, and takes a therapist and a room', async () => {
    const asked = dinner({
      shopId: 'GARDEN-SPA',
      serviceIds: ['swedish-60', 'foot-30'],
      therapist: 'M',
      party: 1,
    });
    const quoted = (await world.my.amount(asked)).data;
    expect(quoted).toMatchObject({
      items: [
        { name: 'Swedish massage', qty: 1, price: '980.00' },
        { name: 'Foot reflexology', qty: 1, price: '480.00' },
      ],
      subtotal: '1460.00',
      service: '146.00',
      tax: '73.00',
      total: '1679.00',
      deposit: '503.70',
      atVenue: '1175.30',
    });
    // what the till's sale of the whole bill will credit by the rules
    const sale = { memberId: Number(world.me.userId), kind: 'SPA', currency: 'MOP', mop: 1679_00n } as const;
    const earns = await expectedOf(world.ground.database.db, clock, sale);
    expect(earns?.tierPoints).toBeGreaterThan(0);
    expect(quoted.earns).toEqual(earns);
    const held = await world.my.reserve(asked);
    expect(held.data.orderNo).toMatch(/^S/);
    await pay(held.data.orderNo);
    expect((await world.my.info(held.data.orderNo)).data).toMatchObject({
      endTime: '20:30',
      therapists: ['Rui'],
      services: [{ serviceId: 'swedish-60' }, { serviceId: 'foot-30' }],
      earns,
    });
    expect((await world.my.times(asked)).map(({ time }) => time)).not.toContain('20:30');
    expect((await world.my.times({ ...asked, therapist: 'F' })).map(({ time }) => time)).toContain('19:00');
  });
});
