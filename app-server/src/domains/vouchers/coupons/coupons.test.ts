import { beforeAll, describe, expect, it } from '@jest/globals';
import type { OfferedCoupon } from '@resort/mf-vouchers/contract';
import { signTakeCoupon, type Stamp } from '@resort/shared/signing';
import { eq } from 'drizzle-orm';
import { newRandom, send, type Identity } from '../../../../test/platform/protocol/client.ts';
import { signIn } from '../../../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../../../test/platform/protocol/test-app.ts';
import { coupon } from '../../../schema/index.ts';
import { newCoupon } from '../../../../test/made/coupons.ts';
import { standOn, type Ground } from '../../../../test/database/stand-on.ts';
import { taking } from '../../../../test/domains/vouchers/take.ts';

const DAY_MS = 86_400_000;

let database: Ground['database'];
let app: TestApp;
/** of the lowest tier */
let as: Identity;
let other: Identity;

standOn((ground) => ({ database, app } = ground));
beforeAll(async () => {
  as = await signIn(app, '66000111');
  other = await signIn(app, '66000113');
});

interface Taken {
  readonly voucherId: string;
}
const take = async (couponCode: string, who = as, key?: string) =>
  (await send<Taken>(app, 'POST /voucher/takeCoupon', taking(who, couponCode, app.clock.now(), key)))
    .envelope;
const coupons = async (payload: Record<string, unknown> = {}, who = as) =>
  (
    await send<{ list: OfferedCoupon[]; total: number }>(app, 'POST /voucher/getCouponList', {
      as: who,
      payload,
    })
  ).envelope.data;
const offered = (terms: Parameters<typeof newCoupon>[2] = {}) => newCoupon(database.db, app.clock, terms);
const soon = () => new Date(app.clock.now().getTime() + DAY_MS);
const past = () => new Date(app.clock.now().getTime() - DAY_MS);

describe('taking a coupon', () => {
  it('makes one voucher, one off the stock, and answers a repeated request alike', async () => {
    const code = await offered({ stock: 3, validDays: 10 });
    const first = await take(code, as, 'the same key');
    expect(first).toMatchObject({ code: 0, data: { status: 'TAKEN' } });
    expect(await take(code, as, 'the same key')).toEqual(first);
    const [row] = await database.db.select().from(coupon).where(eq(coupon.code, code));
    expect(row?.stock).toBe(2);
  });

  it.each([
    ['SOLD_OUT', 13001, () => ({ stock: 0 })],
    ['NOT_STARTED', 13003, () => ({ startsAt: soon() })],
    ['ENDED', 13004, () => ({ endsAt: past() })],
    ['TIER', 13005, () => ({ tierMin: 'DIAMOND' as const })],
  ])('is refused: %s', async (errorCode, code, terms) => {
    expect(await take(await offered(terms()))).toMatchObject({ code, errorCode, data: null });
  });

  it('is refused beyond the limit for each member', async () => {
    const code = await offered({ perMember: 2 });
    expect([(await take(code)).code, (await take(code)).code]).toEqual([0, 0]);
    expect(await take(code)).toMatchObject({ code: 13002, errorCode: 'LIMIT' });
    expect(await take(code, other)).toMatchObject({ code: 0 });
  });

  it('says for which tier it is, in the member’s language', async () => {
    const call = taking(as, await offered({ tierMin: 'GOLD' }), app.clock.now());
    const { envelope } = await send(app, 'POST /voucher/takeCoupon', {
      ...call,
      payload: { ...call.payload, language: 'tc' },
    });
    expect(envelope.message).toContain('金卡');
  });

  it('needs the body’s own signature, of this coupon, member and moment', async () => {
    const [code, another] = [await offered(), await offered()];
    const now = app.clock.now();
    const { userId, key } = as;
    const right = { couponCode: code, userId };
    type Sign = (stamp: Stamp) => string | undefined;
    const wrong: readonly Sign[] = [
      () => undefined,
      () => 'ff'.repeat(32),
      (stamp) => signTakeCoupon(key, { couponCode: another, userId }, stamp),
      (stamp) => signTakeCoupon(key, { couponCode: code, userId: other.userId }, stamp),
      (stamp) => signTakeCoupon(other.key, right, stamp),
      (stamp) => signTakeCoupon(key, right, { ...stamp, random: newRandom() }),
      (stamp) => signTakeCoupon(key, right, { ...stamp, timestamp: '1718000000001' }),
    ];
    for (const [n, sign] of wrong.entries()) {
      const { timestamp, random, payload } = taking(as, code, now);
      const signature = sign({ timestamp: String(timestamp), random: String(random) });
      const changed = {
        as,
        timestamp: now.getTime(),
        random: String(random),
        payload: { ...payload, signature },
      };
      const { envelope } = await send(app, 'POST /voucher/takeCoupon', changed);
      expect([n, envelope.code, envelope.errorCode]).toEqual([n, 13012, null]);
    }
    expect(await take(code)).toMatchObject({ code: 0 });
  });

  it('of a coupon that does not exist is NOT_FOUND', async () => {
    expect(await take('NONE')).toMatchObject({ code: 10011 });
  });
});

describe('the list of coupons', () => {
  it('has those that can be claimed first, and the reason why the others cannot', async () => {
    const { list } = await coupons();
    const reasons = new Map(list.map(({ couponCode, reason }) => [couponCode, reason]));
    expect(Object.fromEntries(reasons)).toMatchObject({
      DINE100: null,
      'DIM-SUM-SET': 'SOLD_OUT',
      FESTIVE200: 'NOT_STARTED',
      TEA2: 'TIER',
      'CELLAR-TASTING': 'TIER',
    });
    expect(reasons.has('MINI-COFFEE20')).toBe(false);
    expect(reasons.has('POOL-DAY')).toBe(false);
    const firstBarred = list.findIndex(({ reason }) => reason !== null);
    expect(list.slice(firstBarred).every(({ reason }) => reason !== null)).toBe(true);
  });

  it('counts what the member took, and filters by scene and by what can be done', async () => {
    const member = await signIn(app, '66000112');
    await take('DINE100', member);
    const { list } = await coupons({ status: 'TAKEN' }, member);
    expect(list).toMatchObject([{ couponCode: 'DINE100', taken: 1, reason: 'LIMIT', face: '100.00' }]);
    const open = await coupons({ status: 'TAKEABLE' }, member);
    expect(open.list.map(({ couponCode }) => couponCode)).not.toContain('DINE100');
    const hotel = await coupons({ scene: 'HOTEL' });
    expect(hotel.list.map(({ couponCode }) => couponCode).toSorted()).toEqual(['STAY300', 'UPGRADE1']);
    expect(await coupons({ status: 'TAKEN' })).toMatchObject({ total: 0 });
  });

  it('of the mini-program has its pages, for anybody', async () => {
    const { envelope } = await send<{ list: unknown[] }>(app, 'GET /voucher/getAppletList', {
      payload: { language: 'jp' },
    });
    expect(envelope.data.list).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ couponCode: 'MINI-LUCKY-DRAW', appletPath: 'pages/draw/index' }),
      ]),
    );
  });
});
