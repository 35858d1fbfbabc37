/** @jest-environment-options {"ownModules": true} */
import { describe, expect, it } from '@jest/globals';
import type { Overview } from '@resort/mf-membership/contract';
import type { SessionReply } from '@resort/shared/calls/rows';
import { openOrder } from '../../core/orders/open-order.ts';
import { registerOrderKind } from '../../core/orders/order-kind.ts';
import { transition } from '../../core/orders/transition.ts';
import { programmeYear } from '../../core/member/programme-year.ts';
import { grantVoucher } from '../../core/vouchers/grant-voucher.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { macauDate, macauYear } from '../../platform/time/clock.ts';
import { identityOf, send, type Identity } from '../../../test/platform/protocol/client.ts';
import { signIn } from '../../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../../test/platform/protocol/test-app.ts';
import { newCoupon } from '../../../test/made/coupons.ts';
import { standOn, type Ground } from '../../../test/database/stand-on.ts';
import { leaveToRegister, register } from '../../../test/domains/auth/joining.ts';

let database: Ground['database'];
let app: TestApp;

standOn((ground) => ({ database, app } = ground));

const overview = async (as: Identity, language = 'en') => {
  const { envelope } = await send<Overview>(app, 'GET /member/overview', { as, payload: { language } });
  expect(envelope.code).toBe(0);
  return envelope.data;
};
const yearEnd = () => macauDate(programmeYear(app.clock.now()).endsAt);

describe('the overview', () => {
  it('of a seeded Gold member has what is missing and by when, and the balances of the ledger', async () => {
    const year = macauYear(app.clock.now());
    expect(await overview(await signIn(app, '66000002'))).toEqual({
      membership: {
        status: 'ACTIVE',
        tier: 'GOLD',
        tierPoints: 26_400,
        keep: { need: 0, by: yearEnd() },
        upgrade: {
          nextTier: 'DIAMOND',
          nextTierName: 'Diamond',
          threshold: 40_000,
          need: 13_600,
          by: yearEnd(),
        },
      },
      dollars: {
        available: '1088.50',
        pending: '90.00',
        expiring: { amount: '188.50', on: `${year}-12-31` },
      },
      points: { available: 12_800 },
      vouchers: 9,
      isRestored: false,
      upcoming: [
        expect.objectContaining({ kind: 'TICKET', property: 'glp', title: 'The Moon Gate, 3 tickets' }),
        expect.objectContaining({ kind: 'ROOM', property: 'gl', title: 'Lagoon Room' }),
      ],
    });
  });

  it.each([
    ['66000103', 'GOLD', 13_600],
    ['66000102', 'SILVER', 3_200],
    ['66000101', 'CLASSIC', 1_400],
  ])('of %s, %s, lacks %d tier points for the next tier', async (phone, tier, need) => {
    expect(await overview(await signIn(app, phone))).toMatchObject({
      membership: { tier, upgrade: { need } },
    });
  });

  it('of a new member is empty, and speaks their language', async () => {
    const { data } = await register(app, await leaveToRegister(app, '66000009'));
    expect(await overview(identityOf(data as SessionReply), 'jp')).toMatchObject({
      membership: {
        tier: 'CLASSIC',
        tierPoints: 0,
        upgrade: { nextTier: 'SILVER', nextTierName: 'シルバー', need: 2_000 },
      },
      dollars: { available: '0.00', pending: '0.00', expiring: null },
      points: { available: 0 },
      vouchers: 0,
      upcoming: [],
    });
  });

  it('counts the vouchers to use, as their own screen does: also what is not valid yet', async () => {
    const as = await signIn(app, '66000114');
    const day = 86_400_000;
    const now = app.clock.now().getTime();
    const give = async (terms: Parameters<typeof newCoupon>[2], id: string) => {
      const couponCode = await newCoupon(database.db, app.clock, terms);
      const grant = { memberId: Number(as.userId), couponCode, ref: { kind: 'TEST', id } };
      await inTransaction(database.db, (tx) => grantVoucher(tx, app.clock, grant));
    };
    await give({}, 'a');
    await give({ type: 'GIFT', face: null }, 'b');
    await give({ usableFrom: new Date(now + day), usableUntil: new Date(now + 9 * day) }, 'not yet');
    expect(await overview(as)).toMatchObject({ vouchers: 3 });
  });

  it('has the next confirmed bookings of all order kinds, the earliest first, and nobody else’s', async () => {
    const as = await signIn(app, '66000105');
    const from = ['2027-03-01', '2027-01-05', '2027-01-05', '2027-02-01', '2027-04-01'];
    const time = [null, '19:00', '12:30', null, null];
    const orderIds: number[] = [];
    registerOrderKind({
      kind: 'TRIP',
      letter: 'Y',
      statuses: {
        HELD: { phase: 'held', expiresTo: 'EXPIRED' },
        EXPIRED: { phase: 'freed' },
        RESERVED: { phase: 'confirmed' },
      },
      holdExpired: 'HOLD_EXPIRED',
      cancelRule: () => Promise.resolve({ freeUntil: null, fee: { kind: 'none' } }),
      upcoming: async (_db, { orders, language }) =>
        orders.map(({ id }) => {
          const at = orderIds.indexOf(id);
          const about = { title: `${language} ${at}`, to: null, picture: null };
          return { ...about, orderId: id, from: from[at] ?? '2027-01-01', time: time[at] ?? null };
        }),
    });
    const book = (memberId: number, to: string) =>
      inTransaction(database.db, async (tx) => {
        const order = { kind: 'TRIP', property: 'P1', currency: 'MOP', rateToMop: '1', total: 0n };
        const by = { actor: 'test', event: 'BOOKED' };
        const { id } = await openOrder(tx, app.clock, {
          ...order,
          memberId,
          status: 'HELD',
          holdSeconds: 900,
          actor: by.actor,
        });
        await transition(tx, app.clock, { ...by, orderId: id, from: ['HELD'], to });
        return id;
      });
    for (const _ of from) orderIds.push(await book(Number(as.userId), 'RESERVED'));
    await book(Number(as.userId), 'HELD');
    await book(1_000_001, 'RESERVED');
    const { upcoming } = await overview(as);
    expect(upcoming.map(({ title }) => title)).toEqual(['en 2', 'en 1', 'en 3']);
    expect(upcoming[0]).toMatchObject({ kind: 'TRIP', property: 'P1', from: '2027-01-05', time: '12:30' });
  });

  it('is for members', async () => {
    expect((await send(app, 'GET /member/overview')).envelope.code).toBe(301);
  });
});

it('the membership status is the same standing', async () => {
  const as = await signIn(app, '66000001');
  const { envelope } = await send(app, 'GET /membershipManage/membership-status', { as });
  expect(envelope.data).toEqual((await overview(as)).membership);
  expect(envelope.data).toMatchObject({ tier: 'DIAMOND', tierPoints: 36_800, upgrade: null });
});
