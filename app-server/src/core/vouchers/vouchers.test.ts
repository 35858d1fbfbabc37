import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { asc, eq } from 'drizzle-orm';
import { inTransaction, type Transaction } from '../../platform/database/index.ts';
import { testClock } from '../../../test/platform/protocol/test-clock.ts';
import { coupon, voucher, voucherBurn, voucherEvent } from '../../schema/index.ts';
import { newCoupon } from '../../../test/made/coupons.ts';
import { newMember } from '../../../test/made/members.ts';
import { fulfilled, refusals } from '../../../test/tools/outcomes.ts';
import { twoProcesses, type TwoProcesses } from '../../../test/processes/two-processes.ts';
import { burnAtOutlet, burnHeld } from './burn.ts';
import { refuseChanges } from '../../../test/database/refuse-changes.ts';
import { silentLog } from '../../../test/tools/silent-log.ts';
import { expireVouchers } from './expire-vouchers.ts';
import { holdVouchers, releaseVouchers } from './hold-vouchers.ts';
import { reissueBurned } from './reissue-burned.ts';
import { takeCoupon } from '../../domains/vouchers/coupons/give-coupon.ts';
import type * as races from '../../../test/core/vouchers/races.ts';

jest.setTimeout(60_000);

let processes: TwoProcesses<typeof races>;
let memberId: number;
const clock = testClock();
const DAY = 86_400;

beforeAll(async () => {
  processes = await twoProcesses(new URL('../../../test/core/vouchers/races.ts', import.meta.url), clock);
});
beforeEach(async () => {
  memberId = await newMember(processes.db);
});
afterAll(() => processes.drop());

let references = 0;
const newOrder = () => ({ kind: 'TEST', id: String((references += 1)) });
const run = <T>(work: (tx: Transaction) => Promise<T>) => inTransaction(processes.db, work);
const make = (terms: Parameters<typeof newCoupon>[2] = {}) => newCoupon(processes.db, clock, terms);
const taking = (couponCode: string, by = memberId) => ({ memberId: by, couponCode, language: 'en' }) as const;
const take = (couponCode: string) => run((tx) => takeCoupon(tx, clock, taking(couponCode)));
const taken = async (terms: Parameters<typeof newCoupon>[2] = {}) =>
  (await take(await make(terms))).voucherId;
const find = async (id: number) => (await processes.db.select().from(voucher).where(eq(voucher.id, id)))[0];
const eventsOf = async (id: number) => {
  const events = await processes.db
    .select({ event: voucherEvent.event })
    .from(voucherEvent)
    .where(eq(voucherEvent.voucherId, id))
    .orderBy(asc(voucherEvent.id));
  return events.map(({ event }) => event);
};
const holding = (voucherIds: number[], orderRef = newOrder()) => ({ memberId, voucherIds, orderRef });
const hold = (voucherIds: number[], orderRef = newOrder()) =>
  run((tx) => holdVouchers(tx, clock, holding(voucherIds, orderRef)));
const burning = (voucherId: number) => ({ memberId, voucherId, outletCode: 'O1' });
const expireAll = () => expireVouchers({ db: processes.db, clock, log: silentLog });
const burnNow = (voucherId: number) => run((tx) => burnAtOutlet(tx, clock, burning(voucherId)));

describe('a coupon', () => {
  it('I6: gives out no more than its stock, whoever asks at once', async () => {
    const code = await make({ stock: 5 });
    const members = await Promise.all(Array.from({ length: 30 }, () => newMember(processes.db)));
    const results = await processes.race(30, (n) => ['take', taking(code, members[n])]);
    expect(fulfilled(results)).toHaveLength(5);
    expect(refusals(results)).toEqual(Array.from({ length: 25 }, () => 'COUPON_SOLD_OUT'));
    const [{ stock } = { stock: null }] = await processes.db
      .select()
      .from(coupon)
      .where(eq(coupon.code, code));
    expect(stock).toBe(0);
  });

  it('I6: gives one member no more than the limit', async () => {
    const code = await make({ stock: 100, perMember: 2 });
    const results = await processes.race(30, () => ['take', taking(code)]);
    expect(fulfilled(results)).toHaveLength(2);
    expect(refusals(results)).toEqual(Array.from({ length: 28 }, () => 'COUPON_LIMIT'));
    expect(await processes.db.$count(voucher, eq(voucher.memberId, memberId))).toBe(2);
  });

  it('is for its time and its tiers', async () => {
    const at = (days: number) => new Date(clock.now().getTime() + days * DAY * 1000);
    const early = await make({ startsAt: at(1), endsAt: at(2) });
    await expect(take(early)).rejects.toMatchObject({ error: 'COUPON_NOT_STARTED' });
    const late = await make({ startsAt: at(-2), endsAt: at(-1) });
    await expect(take(late)).rejects.toMatchObject({ error: 'COUPON_ENDED' });
    const diamond = await make({ tierMin: 'DIAMOND' });
    await expect(take(diamond)).rejects.toMatchObject({ error: 'COUPON_TIER', values: { tier: 'Diamond' } });
    await expect(take('none')).rejects.toMatchObject({ error: 'NOT_FOUND' });
  });

  it('makes vouchers that are good until the end of a day in Macau', async () => {
    const { validTo } = await take(await make({ validDays: 30 }));
    expect(validTo.toISOString()).toMatch(/T15:59:59\.999Z$/);
    expect(Math.floor((validTo.getTime() - clock.now().getTime()) / DAY / 1000)).toBe(30);
  });

  it('is granted once for each reason, without touching the stock', async () => {
    const code = await make({ stock: 0 });
    const ref = newOrder();
    const results = await processes.race(30, () => ['grant', { memberId, couponCode: code, ref }]);
    expect(new Set(fulfilled(results)).size).toBe(1);
    expect(fulfilled(results)).toHaveLength(30);
    expect(await processes.db.$count(voucher, eq(voucher.memberId, memberId))).toBe(1);
  });
});

describe('a voucher', () => {
  it('is held for an order, given back, held again and used up', async () => {
    const id = await taken();
    const first = newOrder();
    await hold([id], first);
    await hold([id], first);
    await run((tx) => releaseVouchers(tx, clock, first));
    const second = newOrder();
    await hold([id], second);
    expect(await run((tx) => burnHeld(tx, clock, second))).toEqual([id]);
    expect(await run((tx) => burnHeld(tx, clock, second))).toEqual([id]);
    await run((tx) => releaseVouchers(tx, clock, second));
    expect(await eventsOf(id)).toEqual(['TAKEN', 'HELD', 'RELEASED', 'HELD', 'BURNED']);
    await expect(hold([id])).rejects.toMatchObject({ error: 'VOUCHER_USED' });
  });

  it('I7: is used once, however many outlets try at once', async () => {
    const id = await taken();
    const results = await processes.race(30, () => ['burn', burning(id)]);
    expect(fulfilled(results)).toHaveLength(1);
    expect(refusals(results)).toEqual(Array.from({ length: 29 }, () => 'VOUCHER_USED'));
    expect(await processes.db.$count(voucherBurn, eq(voucherBurn.voucherId, id))).toBe(1);
  });

  it('I7: is held by one order at a time, and not used elsewhere meanwhile', async () => {
    const ids = [await taken(), await taken(), await taken()];
    const results = await processes.race(40, (n) => {
      const turn = n >> 1;
      if (turn % 4 === 3) return ['burn', burning(ids[turn % 3] ?? 0)];
      return ['hold', holding(n % 2 ? ids : ids.toReversed())];
    });
    const rows = await Promise.all(ids.map(find));
    const burned = rows.filter((row) => row?.status === 'BURNED').length;
    const holders = new Set(rows.flatMap((row) => (row?.status === 'HELD' ? [row.heldId] : [])));
    expect(holders.size).toBeLessThanOrEqual(1);
    // An order has all three or none, so whichever came first decided.
    expect([burned, holders.size]).toEqual(burned > 0 ? [3, 0] : [0, 1]);
    expect(fulfilled(results)).toHaveLength(burned > 0 ? 3 : 1);
    for (const refusal of refusals(results)) expect(refusal).toMatch(/^VOUCHER_(USED|HELD)$/);
  });

  it('of somebody else, or unknown, cannot be attached: all or none', async () => {
    const id = await taken();
    const own = memberId;
    memberId = await newMember(processes.db);
    await expect(hold([id])).rejects.toMatchObject({ error: 'NOT_YOURS' });
    memberId = own;
    await expect(hold([id, 999_999])).rejects.toMatchObject({ error: 'NOT_YOURS' });
    expect(await find(id)).toMatchObject({ status: 'TAKEN' });
  });

  it('is over with its last moment, swept or not; what was held in time can still be used', async () => {
    const [unused, released, paid] = [await taken(), await taken(), await taken()];
    const [toRelease, toPay] = [newOrder(), newOrder()];
    await hold([released], toRelease);
    await hold([paid], toPay);
    clock.advance(60 * DAY);
    await expect(burnNow(unused)).rejects.toMatchObject({ error: 'VOUCHER_EXPIRED' });
    await run((tx) => releaseVouchers(tx, clock, toRelease));
    expect(await find(released)).toMatchObject({ status: 'EXPIRED' });
    await run((tx) => burnHeld(tx, clock, toPay));
    await expireAll();
    await expireAll();
    expect(await find(unused)).toMatchObject({ status: 'EXPIRED' });
    expect(await find(paid)).toMatchObject({ status: 'BURNED' });
    expect(await eventsOf(unused)).toEqual(['TAKEN', 'EXPIRED']);
  });

  it('that cannot be marked as expired stops no other', async () => {
    const [bad, good] = [await taken(), await taken()];
    const heal = await refuseChanges(processes.db, 'voucher', `old.id = ${bad}`);
    clock.advance(60 * DAY);
    await expect(expireAll()).rejects.toThrow('a voucher could not be marked as expired, 1 times');
    expect([(await find(bad))?.status, (await find(good))?.status]).toEqual(['TAKEN', 'EXPIRED']);
    await heal();
    await expireAll();
    expect(await eventsOf(bad)).toEqual(['TAKEN', 'EXPIRED']);
  });

  it('that was used comes back as another one, once, while its time lasts', async () => {
    const id = await taken();
    const order = newOrder();
    await hold([id], order);
    await run((tx) => burnHeld(tx, clock, order));
    const results = await processes.race(30, () => ['reissue', order]);
    expect(fulfilled(results)).toHaveLength(30);
    expect(await find(id)).toMatchObject({ status: 'REFUNDED' });
    const again = await processes.db.select().from(voucher).where(eq(voucher.originVoucherId, id));
    expect(again).toMatchObject([{ status: 'TAKEN', memberId, validTo: (await find(id))?.validTo }]);
    await burnNow(again[0]?.id ?? 0);
    const late = await taken();
    const lateOrder = newOrder();
    await hold([late], lateOrder);
    await run((tx) => burnHeld(tx, clock, lateOrder));
    clock.advance(60 * DAY);
    await run((tx) => reissueBurned(tx, clock, lateOrder));
    expect(await find(late)).toMatchObject({ status: 'BURNED' });
  });

  it('keeps its history: the database refuses to change it', async () => {
    const id = await taken();
    await burnNow(id);
    for (const statement of ['update voucher_event set event = $$HELD$$', 'delete from voucher_burn'])
      await expect(processes.pool.query(statement)).rejects.toMatchObject({ code: '23001' });
  });
});
