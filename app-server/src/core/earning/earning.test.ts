import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { TIERS, type Tier } from '@resort/shared/calls/rows';
import fc from 'fast-check';
import { testDatabase } from '../../../test/database/database.ts';
import { newMember } from '../../../test/made/members.ts';
import { testClock } from '../../../test/platform/protocol/test-clock.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { earningDebt, earningRule, member, tierPoint } from '../../schema/index.ts';
import { balanceOf } from '../ledger/balance.ts';
import { reconcile } from '../ledger/reconcile.ts';
import { redeem } from '../../../demo/seeds/spending/redeem.ts';
import { lockMember } from '../member/lock-member.ts';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { earnSpending } from './earn-spending.ts';
import { rulesFor, type Rule } from './rules.ts';
import { takeBack } from './take-back.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
const clock = testClock();
let numbers = 0;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  expect(await reconcile(database.db)).toEqual([]);
  await database.drop();
});

const RULE: Rule = {
  id: 1,
  unit: 'POINT',
  basisPoints: 1000,
  kind: null,
  tier: null,
  currency: null,
  campaign: null,
  validFrom: '2020-01-01',
  validTo: null,
  releaseDays: 0,
  createdAt: new Date(0),
  updatedAt: new Date(0),
};
const spending = { kind: 'DINING', tier: 'GOLD', currency: 'MOP' } as const;

it('the rule that asks for most counts, of equals the newest, and campaigns add', () => {
  const ofTier: Rule = { ...RULE, id: 2, tier: 'GOLD' };
  const ofKind: Rule = { ...RULE, id: 3, kind: 'DINING' };
  const newer: Rule = { ...ofKind, id: 4 };
  const campaign: Rule = { ...RULE, id: 5, campaign: 'AUTUMN', currency: 'MOP' };
  const elsewhere: Rule = { ...RULE, id: 6, campaign: 'AUTUMN', currency: 'HKD' };
  const ids = (rules: Rule[]) => rulesFor(rules, spending).map(({ id }) => id);
  expect(ids([RULE, ofTier])).toEqual([2]);
  expect(ids([ofKind, newer, ofTier, RULE])).toEqual([4]);
  expect(ids([RULE, campaign, elsewhere])).toEqual([1, 5]);
});

/** The model: numbers, without a ledger. Dollars of 1 %, points by tier for MOP 10, a tier point for MOP 1. */
const POINTS: Record<Tier, number> = { CLASSIC: 1000, SILVER: 1250, GOLD: 1500, DIAMOND: 2000 };
const THRESHOLDS = [0, 2000, 10_000, 40_000];
const tierFor = (points: number) =>
  TIERS[THRESHOLDS.filter((from) => from <= points).length - 1] ?? 'CLASSIC';
const gives = (mop: number, tier: Tier) => ({
  dollars: Math.floor(mop / 100),
  points: Math.floor((mop * POINTS[tier]) / 1_000_000),
  tierPoints: Math.floor(mop / 100),
});

interface Sold {
  readonly refId: string;
  readonly tier: Tier;
  left: number;
}

class Model {
  dollars = 0;
  points = 0;
  tierPoints = 0;
  readonly sales: Sold[] = [];

  get tier(): Tier {
    return tierFor(this.tierPoints);
  }

  sell(refId: string, mop: number): void {
    const { tier } = this;
    this.#add(gives(mop, tier), 1);
    this.sales.push({ refId, tier, left: mop });
  }

  refund(sold: Sold, mop: number): void {
    this.#add(gives(sold.left, sold.tier), -1);
    sold.left -= mop;
    this.#add(gives(sold.left, sold.tier), 1);
  }

  #add({ dollars, points, tierPoints }: ReturnType<typeof gives>, sign: 1 | -1): void {
    this.dollars += sign * dollars;
    this.points += sign * points;
    this.tierPoints += sign * tierPoints;
  }
}

const step = fc.oneof(
  fc.record({ kind: fc.constant('sell' as const), mop: fc.integer({ min: 1, max: 1_500_000 }) }),
  fc.record({
    kind: fc.constant('refund' as const),
    which: fc.nat(9),
    share: fc.integer({ min: 1, max: 100 }),
  }),
  fc.record({ kind: fc.constant('spend' as const), share: fc.integer({ min: 1, max: 100 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** What there is less what is owed: a debt is a balance below zero that the ledger does not know. */
async function net(memberId: number, unit: 'DOLLAR' | 'POINT'): Promise<number> {
  const { db } = database;
  const isOpen = and(
    eq(earningDebt.memberId, memberId),
    eq(earningDebt.unit, unit),
    gt(earningDebt.owed, earningDebt.paid),
  );
  const [owed] = await db
    .select({ sum: sql`coalesce(sum(${earningDebt.owed} - ${earningDebt.paid}), 0)`.mapWith(Number) })
    .from(earningDebt)
    .where(isOpen);
  const { available } = await balanceOf(db, clock, { memberId, unit });
  // a debt remains only if there is nothing left to pay it with
  expect(Number(available) === 0 || owed?.sum === 0).toBe(true);
  return Number(available) - (owed?.sum ?? 0);
}

async function play(steps: readonly Step[]): Promise<void> {
  const { db } = database;
  const memberId = await newMember(db, 'CLASSIC');
  const model = new Model();
  for (const one of steps) {
    const refId = `P${(numbers += 1)}`;
    await inTransaction(db, async (tx) => {
      const { tier } = await lockMember(tx, memberId);
      if (one.kind === 'sell') {
        const spent = { memberId, tier, kind: 'DINING', currency: 'MOP', refId } as const;
        await earnSpending(tx, clock, { ...spent, mop: BigInt(one.mop), at: clock.now() });
        model.sell(refId, one.mop);
        return;
      }
      if (one.kind === 'spend') {
        const amount = (await balanceOf(tx, clock, { memberId, unit: 'DOLLAR' })).available;
        const part = (amount * BigInt(one.share)) / 100n;
        if (part === 0n) return;
        await redeem(tx, clock, { memberId, unit: 'DOLLAR', amount: part, ref: { kind: 'TEST', id: refId } });
        model.dollars -= Number(part);
        return;
      }
      const sold = model.sales[one.which % Math.max(model.sales.length, 1)];
      const mop = Math.ceil(((sold?.left ?? 0) * one.share) / 100);
      if (sold === undefined || mop === 0) return;
      await takeBack(tx, clock, { kind: 'DINING', refId: sold.refId, mop: BigInt(sold.left - mop) });
      model.refund(sold, mop);
    });
    expect(await net(memberId, 'DOLLAR')).toBe(model.dollars);
    expect(await net(memberId, 'POINT')).toBe(model.points);
    const [own] = await db.select({ tier: member.tier }).from(member).where(eq(member.id, memberId));
    expect(own?.tier).toBe(model.tier);
  }
  const rows = await db.select().from(tierPoint).where(eq(tierPoint.memberId, memberId));
  expect(rows.reduce((sum, { points }) => sum + points, 0)).toBe(model.tierPoints);
}

it('any sales, refunds and spendings leave what the model says, or a debt of the difference', async () => {
  expect(await database.db.$count(earningRule, isNull(earningRule.campaign))).toBe(7);
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), play), { numRuns: 30 });
}, 120_000);
