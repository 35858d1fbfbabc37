/** @jest-environment-options {"ownModules": true} */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ChoosableVoucher } from '@resort/shared/calls/rows';
import { cancelOrder } from '../../../core/orders/cancel.ts';
import { takeCoupon } from '../coupons/give-coupon.ts';
import { holdVouchers } from '../../../core/vouchers/hold-vouchers.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { send, type Identity } from '../../../../test/platform/protocol/client.ts';
import { signIn } from '../../../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../../../test/platform/protocol/test-app.ts';
import { newCoupon } from '../../../../test/made/coupons.ts';
import { standOn, type Ground } from '../../../../test/database/stand-on.ts';
import { registerTestKind, reserve } from '../../../../test/made/test-orders.ts';

registerTestKind();

let database: Ground['database'];
let app: TestApp;
let member: Identity;
let ids: Record<'fifty' | 'tenth' | 'dining' | 'gift' | 'held', string>;

interface Choice {
  readonly list: readonly ChoosableVoucher[];
  readonly total: number;
  readonly hasMore: boolean;
  readonly proposed: readonly string[];
}

standOn((ground) => ({ database, app } = ground));
beforeAll(async () => {
  member = await signIn(app, '66000120');
  const discount = { type: 'DISCOUNT', face: null, basisPoints: 1_000, maxDeduct: 90_00n } as const;
  ids = {
    fifty: await take({}),
    tenth: await take(discount),
    dining: await take({ scenes: ['SHOP'], properties: ['P2'], minSpend: 300_00n }),
    gift: await take({ type: 'GIFT', face: null }),
    held: await take({}),
  };
  const voucherIds = [Number(ids.held)];
  const orderRef = { kind: 'TEST', id: '1' };
  const memberId = Number(member.userId);
  await inTransaction(database.db, (tx) => holdVouchers(tx, app.clock, { memberId, voucherIds, orderRef }));
});

async function take(terms: Parameters<typeof newCoupon>[2]): Promise<string> {
  const couponCode = await newCoupon(database.db, app.clock, terms);
  const taking = { memberId: Number(member.userId), couponCode, language: 'en' } as const;
  const { voucherId } = await inTransaction(database.db, (tx) => takeCoupon(tx, app.clock, taking));
  return String(voucherId);
}
const choose = async (payload: Record<string, unknown>) =>
  (await send<Choice>(app, 'POST /offer/vouchers', { as: member, payload })).envelope.data;
const deduct = async (payload: Record<string, unknown>, as = member) =>
  (await send(app, 'POST /voucher/getDeductMoney', { as, payload })).envelope;

describe('choosing vouchers', () => {
  it('shows those that apply to a basket first, why the others do not, and the best of them', async () => {
    const { list, proposed } = await choose({ scene: 'HOTEL', property: 'P1', amount: '1000.00' });
    const reasons = Object.fromEntries(list.map(({ id, reason }) => [id, reason]));
    expect(reasons).toEqual({
      [ids.fifty]: null,
      [ids.tenth]: null,
      [ids.dining]: 'SCENE',
      [ids.gift]: 'TYPE',
      [ids.held]: 'HELD',
    });
    expect(list.map(({ applicable }) => applicable)).toEqual([true, true, false, false, false]);
    expect([...proposed].sort()).toEqual([ids.fifty, ids.tenth].sort());
    expect(list.find(({ id }) => id === ids.tenth)).toMatchObject({
      type: 'DISCOUNT',
      percent: 10,
      maxDeduct: '90.00',
      minSpend: '0.00',
      validTo: expect.stringMatching(/T23:59:59\+08:00$/),
    });
  });

  it('is by page, kind and ids', async () => {
    const all = await choose({ pageSize: 2, pageNum: 3 });
    expect(all).toMatchObject({ total: 5, hasMore: false, proposed: [] });
    expect(all.list).toHaveLength(1);
    expect((await choose({ kind: 'GIFT' })).list.map(({ id }) => id)).toEqual([ids.gift]);
    expect((await choose({ ids: [ids.tenth, '1234567'] })).list.map(({ id }) => id)).toEqual([ids.tenth]);
  });
});

describe('vouchers for one’s own order', () => {
  it('are judged by its lines, and those that it holds count as free', async () => {
    const memberId = Number(member.userId);
    const tenth = Number(ids.tenth);
    const { id: orderId, orderNo } = await reserve(database.db, app.clock, {
      memberId,
      total: 200_00n,
      voucherIds: [tenth],
    });
    const { list, proposed } = await choose({ orderNo });
    expect(list.find(({ id }) => id === ids.tenth)).toMatchObject({ applicable: true });
    expect(list.find(({ id }) => id === ids.held)).toMatchObject({ reason: 'HELD' });
    expect([...proposed].sort()).toEqual([ids.fifty, ids.tenth].sort());
    const chosen = { scene: 'HOTEL', voucherIds: [ids.tenth, ids.fifty] };
    expect((await deduct({ ...chosen, orderNo })).data).toMatchObject({
      total: '200.00',
      deduct: '70.00',
      payable: '130.00',
    });
    const elsewhere = await deduct({ ...chosen, items: [{ amount: '200.00' }] });
    expect(elsewhere.data).toMatchObject({ rejected: [{ id: ids.tenth, reason: 'HELD' }] });

    const other = await signIn(app, '66000119');
    expect(await deduct({ scene: 'HOTEL', orderNo, voucherIds: [] }, other)).toMatchObject({ code: 10007 });
    const both = { ...chosen, orderNo, items: [{ amount: '200.00' }] };
    for (const payload of [both, chosen]) expect(await deduct(payload)).toMatchObject({ code: 10001 });

    await inTransaction(database.db, (tx) => cancelOrder(tx, app.clock, { orderId, actor: 'test' }));
    expect(await deduct({ ...chosen, orderNo })).toMatchObject({ code: 13010 });
  });
});

describe('what chosen vouchers take off', () => {
  it('is calculated with two decimals, line by line', async () => {
    const items = [{ amount: '999.99' }, { amount: '299.99', scene: 'SHOP', property: 'P2' }];
    const voucherIds = [ids.fifty, ids.tenth, ids.dining, ids.held];
    expect((await deduct({ scene: 'HOTEL', items, voucherIds })).data).toEqual({
      total: '1299.98',
      deduct: '140.00',
      payable: '1159.98',
      applied: [
        { id: ids.tenth, deduct: '90.00' },
        { id: ids.fifty, deduct: '50.00' },
      ],
      rejected: [
        { id: ids.held, reason: 'HELD' },
        { id: ids.dining, reason: 'MIN_SPEND' },
      ],
    });
  });

  it('is nobody else’s business', async () => {
    const other = await signIn(app, '66000119');
    const items = [{ amount: '100.00' }];
    const { code } = await deduct({ scene: 'HOTEL', items, voucherIds: [ids.fifty] }, other);
    expect(code).toBe(10007);
  });

  it.each([
    ['a number', { amount: 100 }],
    ['less than nothing', { amount: '-1.00' }],
    ['three decimals', { amount: '1.000' }],
    ['beyond all measure', { amount: '99999999999999.00' }],
  ])('is not calculated from %s', async (_, item) => {
    expect(await deduct({ scene: 'HOTEL', items: [item], voucherIds: [] })).toMatchObject({ code: 10001 });
  });
});
