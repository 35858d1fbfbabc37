import { beforeAll, describe, expect, it } from '@jest/globals';
import type { HotelOrder } from '@resort/mf-hotel/contract';
import type { MyVoucher, VoucherCode, VoucherInfo } from '@resort/mf-vouchers/contract';
import { grantVoucher } from '../../core/vouchers/grant-voucher.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { macauDate } from '../../platform/time/clock.ts';
import { send, type Identity } from '../../../test/platform/protocol/client.ts';
import { signIn } from '../../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../../test/platform/protocol/test-app.ts';
import { testClock } from '../../../test/platform/protocol/test-clock.ts';
import { newCoupon } from '../../../test/made/coupons.ts';
import { standOn, type Ground } from '../../../test/database/stand-on.ts';
import { DEMO_COUPONS } from '../../../demo/seeds/vouchers/coupons.ts';

/** A demo voucher's name in English. */
function nameOf(code: string): string {
  const coupon = DEMO_COUPONS.find((one) => one.code === code);
  if (coupon === undefined) throw new Error(`no coupon ${code}`);
  return coupon.name.en;
}

interface Page {
  readonly list: readonly MyVoucher[];
  readonly total: number;
  readonly hasMore: boolean;
}

let database: Ground['database'];
let app: TestApp;
const clock = testClock();
let as: Identity;

standOn((ground) => ({ database, app } = ground), { clock });
beforeAll(async () => {
  as = await signIn(app, '66000101');
});

const page = async (payload: Record<string, unknown> = {}, who = as) =>
  (await send<Page>(app, 'GET /offer/voucher', { as: who, payload })).envelope.data;
const count = async (who = as) => (await send(app, 'GET /offer/voucher/count', { as: who })).envelope.data;
const info = async (id: string, who = as, language = 'en') =>
  (await send<VoucherInfo>(app, 'GET /offer/voucher/info', { as: who, payload: { id, language } })).envelope;
const code = async (id: string, who = as) =>
  (await send<VoucherCode>(app, 'GET /offer/voucher/qrCode', { as: who, payload: { id } })).envelope;

let grants = 0;
async function granted(terms: Parameters<typeof newCoupon>[2], who: Identity): Promise<string> {
  const couponCode = await newCoupon(database.db, app.clock, terms);
  const ref = { kind: 'TEST', id: String((grants += 1)) };
  const grant = { memberId: Number(who.userId), couponCode, ref };
  return String(await inTransaction(database.db, (tx) => grantVoucher(tx, app.clock, grant)));
}

describe('my vouchers', () => {
  it('are in three tabs, the usable ones by expiry, with counts', async () => {
    const { list } = await page();
    expect(list.map(({ name, status }) => [name, status]).slice(0, 3)).toEqual([
      [nameOf('TEA2'), 'TAKEN'],
      [nameOf('DINE100'), 'TAKEN'],
      [nameOf('STAY300'), 'TAKEN'],
    ]);
    expect(list.map(({ validTo }) => validTo)).toEqual(list.map(({ validTo }) => validTo).toSorted());
    expect(list.map(({ expiringSoon }) => expiringSoon).indexOf(false)).toBe(2);
    const [used, expired] = [await page({ status: 'USED' }), await page({ status: 'EXPIRED' })];
    expect(used.list.map(({ status }) => status)).toEqual(['BURNED', 'BURNED', 'BURNED']);
    expect(expired.list.map(({ status }) => status)).toEqual(['REFUNDED', 'EXPIRED']);
    expect(await count()).toEqual({ usable: list.length, used: 3, expired: 2, expiringSoon: 2 });
  });

  it('come page by page', async () => {
    const first = await page({ pageSize: 4 });
    const second = await page({ pageSize: 4, pageNum: 2 });
    expect(first).toMatchObject({ pageNum: 1, pageSize: 4, total: 9, hasMore: true });
    expect(new Set([...first.list, ...second.list].map(({ id }) => id)).size).toBe(8);
    expect(await page({ pageSize: 4, pageNum: 3 })).toMatchObject({ hasMore: false });
    for (const wrong of [{ pageSize: 51 }, { pageNum: 0 }, { pageNum: 'x' }, { status: 'ALL' }])
      expect((await send(app, 'GET /offer/voucher', { as, payload: wrong })).envelope.code).toBe(10001);
  });

  it('tell by which order one is held, and which may not be used yet', async () => {
    const host = await signIn(app, '66000001');
    const held = (await page({}, host)).list.filter(({ heldBy }) => heldBy !== null);
    const unpaid = await send<{ list: HotelOrder[] }>(app, 'GET /hotel/orders', {
      as: host,
      payload: { status: 'UNPAID' },
    });
    const [{ orderNo } = { orderNo: '' }] = unpaid.envelope.data.list;
    expect(held).toMatchObject([
      { name: nameOf('STAY300'), status: 'HELD', heldBy: { kind: 'ROOM', orderNo } },
    ]);
    const { list } = await page();
    expect(list.filter(({ started }) => !started).map(({ name }) => name)).toEqual([nameOf('FESTIVE200')]);
  });

  it('have terms, outlets, usage, history and receipt, in the member’s language', async () => {
    const [used] = (await page({ status: 'USED' })).list;
    const { data } = await info(used?.id ?? '', as, 'tc');
    expect(data).toMatchObject({
      status: 'BURNED',
      terms: expect.arrayContaining(['每張賬單限用一張禮券。']),
      history: [
        { event: 'GRANTED', place: null },
        { event: 'BURNED', place: '荷香軒' },
      ],
    });
    expect(data.receipt?.receiptNo).toMatch(/^B\d{6}-\d{6}$/);
    expect(data.usage.length).toBeGreaterThan(1);
    expect(data.outlets.length).toBeGreaterThan(1);
    expect(data.picture).toMatchObject({ src: expect.stringContaining('set-table') });
  });

  it('are nobody else’s: neither listed, nor read, nor shown as a code', async () => {
    const other = await signIn(app, '66000120');
    expect(await count(other)).toEqual({ usable: 0, used: 0, expired: 0, expiringSoon: 0 });
    const [own] = (await page()).list;
    for (const call of [info, code])
      expect(await call(own?.id ?? '', other)).toMatchObject({ code: 10007, data: null });
    expect(await info('999999')).toMatchObject({ code: 10007 });
  });

  it('are over with the last second of a day in Macau, before any job wrote it down', async () => {
    const who = await signIn(app, '66000119');
    const id = await granted({ validDays: 3 }, who);
    const { validTo } = (await info(id, who)).data;
    const lastDay = macauDate(new Date(app.clock.now().getTime() + 3 * 86_400_000));
    expect(validTo).toBe(`${lastDay}T23:59:59+08:00`);
    const left = (Date.parse(validTo) - app.clock.now().getTime()) / 1000;
    clock.advance(left);
    // the session and the request's own time moved along
    const again = await signIn(app, '66000119');
    expect(await count(again)).toMatchObject({ usable: 1, expired: 0 });
    clock.advance(1);
    expect(await count(again)).toMatchObject({ usable: 0, expired: 1 });
    expect((await info(id, again)).data).toMatchObject({ status: 'EXPIRED', expiringSoon: false });
    expect(await code(id, again)).toMatchObject({ code: 13007, errorCode: 'EXPIRED' });
    clock.advance(-left - 1);
  });
});
