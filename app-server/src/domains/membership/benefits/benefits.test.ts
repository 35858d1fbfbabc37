import { describe, expect, it } from '@jest/globals';
import type {
  Benefits,
  BenefitValue,
  Gift,
  GiftCategory,
  TierBenefits,
} from '@resort/mf-membership/contract';
import { TIERS } from '@resort/shared/calls/rows';
import { LANGUAGES } from '@resort/shared/contract';
import { send, type Identity } from '../../../../test/platform/protocol/client.ts';
import { signIn } from '../../../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../../../test/platform/protocol/test-app.ts';
import { giftClaim } from '../tables/gifts.ts';
import { standOn, type Ground } from '../../../../test/database/stand-on.ts';

let database: Ground['database'];
let app: TestApp;

standOn((ground) => ({ database, app } = ground));

const ask = async <T>(as: Identity, call: Parameters<typeof send>[1], options: object = {}) =>
  (await send<T>(app, call, { as, ...options })).envelope;

/** How much a value is worth beside others of its row. */
const worth = (value: BenefitValue) =>
  typeof value === 'boolean' ? Number(value) : Number.parseFloat(value.replace(':', ''));

describe('benefits', () => {
  it.each([
    ['66000101', 'CLASSIC', 'SILVER', 1_400],
    ['66000102', 'SILVER', 'GOLD', 3_200],
    ['66000002', 'GOLD', 'DIAMOND', 13_600],
    ['66000001', 'DIAMOND', null, 0],
  ])('of %s, %s, say what is missing for %s', async (phone, tier, nextTier, need) => {
    const { data } = await ask<Benefits>(await signIn(app, phone), 'GET /member/benefits');
    expect(data.current).toMatchObject({ tier, nextTier, need });
    expect(data.current.periodEnd).toMatch(/-03-31$/);
  });

  it('say what the rules of earning give', async () => {
    const { data } = await ask<Benefits>(await signIn(app, '66000101'), 'GET /member/benefits');
    const valuesOf = (wanted: string) =>
      data.matrix.flatMap(({ items }) => items).find(({ id }) => id === wanted)?.values;
    expect(valuesOf('points-rate')).toEqual({ CLASSIC: '1×', SILVER: '1.25×', GOLD: '1.5×', DIAMOND: '2×' });
    expect(valuesOf('dollars-rate')).toMatchObject({ CLASSIC: '1%', DIAMOND: '1%' });
    expect(valuesOf('dollars-rate-stays')).toMatchObject({ CLASSIC: '2%', DIAMOND: '2%' });
  });

  it('never get less with a higher tier, and every tier adds something', async () => {
    const { data } = await ask<Benefits>(await signIn(app, '66000101'), 'GET /member/benefits');
    const items = data.matrix.flatMap((group) => group.items);
    expect(items.length).toBeGreaterThan(12);
    for (const { id, values } of items) {
      const worths = TIERS.map((tier) => worth(values[tier]));
      expect([id, ...worths]).toEqual([id, ...worths.toSorted((a, b) => a - b)]);
    }
    for (const [at, tier] of TIERS.entries()) {
      const lower = TIERS[at - 1];
      if (lower) expect(items.some(({ values }) => values[tier] !== values[lower])).toBe(true);
    }
  });

  it.each(LANGUAGES)('are short in %s: a value fits a quarter of a narrow screen', async (language) => {
    const as = await signIn(app, '66000101');
    const { data } = await ask<Benefits>(as, 'GET /member/benefits', { payload: { language } });
    const texts = data.matrix.flatMap(({ items }) => items).flatMap(({ values }) => Object.values(values));
    for (const text of texts) if (typeof text === 'string') expect(text.length).toBeLessThanOrEqual(6);
  });

  it('can be read by anybody, tier by tier', async () => {
    const { envelope } = await send<TierBenefits[]>(app, 'GET /membership-config/benefit-manage');
    expect(envelope.data.map(({ tier, threshold }) => [tier, threshold])).toEqual([
      ['CLASSIC', 0],
      ['SILVER', 2_000],
      ['GOLD', 10_000],
      ['DIAMOND', 40_000],
    ]);
    const counts = envelope.data.map(({ benefits }) => benefits.length);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  });
});

describe('gifts of the card', () => {
  const categoriesOf = async (as: Identity) => {
    const { data: cards } = await ask<{ id: string }[]>(as, 'GET /user/cards');
    return ask<GiftCategory[]>(as, 'GET /user/cards/{id}/giftCategories', {
      params: { id: cards[0]?.id ?? '' },
    });
  };
  const giftsOf = (as: Identity, id: string, payload = {}) =>
    ask<{ list: Gift[]; total: number; hasMore: boolean }>(as, 'GET /user/giftCategories/{id}/gifts', {
      params: { id },
      payload,
    });

  it('have the quota of the tier and what was claimed this year', async () => {
    expect((await categoriesOf(await signIn(app, '66000001'))).data).toMatchObject([
      { quota: 2, used: 1 },
      { quota: 1, used: 1 },
      { quota: 2, used: 1 },
    ]);
    expect((await categoriesOf(await signIn(app, '66000003'))).data).toMatchObject([
      { quota: 1, used: 0 },
      { quota: 0, used: 0 },
      { quota: 0, used: 0 },
    ]);
  });

  it('do not count what another year or another member claimed', async () => {
    const as = await signIn(app, '66000003');
    const claim = {
      memberId: Number(as.userId),
      giftId: '101',
      claimedAt: new Date(),
      collectedAt: new Date(),
    };
    await database.db.insert(giftClaim).values({ ...claim, programmeYear: 2020 });
    const { data } = await giftsOf(as, '1');
    expect(data.list[0]).toMatchObject({ id: '101', claimed: false });
    expect((await giftsOf(await signIn(app, '66000101'), '1')).data.list[0]).toMatchObject({ claimed: true });
  });

  it('say what is left, page by page', async () => {
    const as = await signIn(app, '66000001');
    const { data } = await giftsOf(as, '3');
    expect(data.list.map(({ id, stock, claimed }) => [id, stock, claimed])).toEqual([
      ['301', expect.any(Number), true],
      ['302', 80, false],
      ['303', 0, false],
    ]);
    const second = await giftsOf(as, '3', { pageNum: '2', pageSize: '2' });
    expect(second.data).toMatchObject({ total: 3, hasMore: false, list: [{ id: '303' }] });
  });

  it('are of the member’s own card only', async () => {
    const [as, other] = [await signIn(app, '66000001'), await signIn(app, '66000002')];
    const { data: cards } = await ask<{ id: string }[]>(other, 'GET /user/cards');
    const ofCard = (id: string) => ask(as, 'GET /user/cards/{id}/giftCategories', { params: { id } });
    expect((await ofCard(cards[0]?.id ?? '')).code).toBe(10011);
    expect((await ofCard('x')).code).toBe(10011);
    expect((await giftsOf(as, '9')).code).toBe(10011);
  });
});
