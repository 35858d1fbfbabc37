import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Tier } from '@resort/shared/calls/rows';
import { eq, inArray, notInArray, sql } from 'drizzle-orm';
import { rulesFor, rulesOn, type EarningKind } from '../../../src/core/earning/rules.ts';
import { balanceOf } from '../../../src/core/ledger/balance.ts';
import { reconcile } from '../../../src/core/ledger/reconcile.ts';
import { standingOf } from '../../../src/domains/membership/standing/standing.ts';
import { createClock, macauDate, macauYear } from '../../../src/platform/time/clock.ts';
import { earned, ledgerHold, ledgerTxn, member, tierPoint } from '../../../src/schema/index.ts';
import { testDatabase } from '../../../test/database/database.ts';
import { newMember } from '../../../test/made/members.ts';
import { seedSpending } from './index.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.drop());

/** Movements that add nothing: uses of what was credited, and moves between a member's own buckets. */
const NO_CREDIT = ['REDEEM', 'HOLD', 'RESOLVE', 'RELSCHED'] as const;

describe('the balances of the demo members', () => {
  it('are the sum of what rules of the day gave for a spending, less what was used', async () => {
    const { db } = database;
    const rows = await db
      .select({ own: earned, credit: ledgerTxn })
      .from(earned)
      .leftJoin(
        ledgerTxn,
        sql`${ledgerTxn.kind} = 'EARN' and ${ledgerTxn.refKind} = ${earned.refKind}
          and ${ledgerTxn.refId} = ${earned.refId} || '/' || ${earned.ruleId}`,
      );
    const inLedger = rows.filter(({ own }) => own.unit !== 'TIER');
    expect(inLedger.length).toBeGreaterThan(100);
    for (const { own, credit } of inLedger) {
      const { memberId, unit, amount } = own;
      expect(credit).toMatchObject({ memberId, unit, amount });
      const kind: EarningKind = own.refKind;
      const tier = await tierOf(memberId);
      const valid = rulesFor(await rulesOn(db, macauDate(credit?.at ?? new Date(0))), {
        kind,
        tier,
        currency: 'MOP',
      });
      expect(valid.map(({ id }) => id)).toContain(own.ruleId);
    }
    // no other movement credits anybody
    const others = notInArray(ledgerTxn.kind, [...NO_CREDIT]);
    expect(await db.$count(ledgerTxn, others)).toBe(inLedger.length);
    const inTiers = rows.filter(({ own }) => own.unit === 'TIER').map(({ own }) => own);
    const points = await db.select().from(tierPoint);
    const key = (kind: string, refId: string, memberId: number, amount: bigint | number) =>
      `${kind} ${refId} ${memberId} ${amount}`;
    expect(points.map((row) => key(row.refKind, row.refId, row.memberId, row.points)).toSorted()).toEqual(
      inTiers
        .map((row) => key(row.refKind, `${row.refId}/${row.ruleId}`, row.memberId, row.amount))
        .toSorted(),
    );
    expect(await reconcile(db)).toEqual([]);
  });

  it('name what they were used for', async () => {
    const { db } = database;
    const uses = await db
      .select()
      .from(ledgerTxn)
      .where(inArray(ledgerTxn.kind, ['REDEEM', 'HOLD']));
    expect(uses.length).toBeGreaterThan(20);
    for (const { refKind } of uses)
      expect(['SPA', 'DINING', 'SHOPPING', 'HOTEL', 'REWARD', 'POINTS']).toContain(refKind);
    expect(await db.$count(ledgerHold, eq(ledgerHold.status, 'HELD'))).toBeGreaterThan(0);
  });

  it.each([
    '2027-01-01T00:00:30',
    '2027-01-02T09:00:00',
    '2027-03-31T23:30:00',
    '2027-04-01T00:01:00',
    '2027-08-15T12:00:00',
    '2027-12-31T23:59:00',
  ])('are the same when seeds run at %s', async (instant) => {
    const { db } = database;
    const clock = createClock(new Date(`${instant}+08:00`));
    const year = macauYear(clock.now());
    const memberId = await another('66000102', 'SILVER');
    await seedSpending(db, clock);
    await seedSpending(db, clock);
    expect(await balanceOf(db, clock, { memberId, unit: 'DOLLAR' })).toEqual({
      available: 320_00n,
      held: 0n,
      pending: 26_00n,
      expiring: [
        { on: `${year}-12-31`, amount: 60_00n },
        { on: `${year + 1}-12-31`, amount: 260_00n },
      ],
    });
    expect(await balanceOf(db, clock, { memberId, unit: 'POINT' })).toMatchObject({ available: 2_400n });
    expect(await standingOf(db, clock, memberId)).toMatchObject({ tier: 'SILVER', tierPoints: 6_800 });
    expect(await reconcile(db)).toEqual([]);
  });
});

async function tierOf(memberId: number): Promise<Tier> {
  const [own] = await database.db.select({ tier: member.tier }).from(member).where(eq(member.id, memberId));
  if (own === undefined) throw new Error(`there is no member ${memberId}`);
  return own.tier;
}

/** A member without movements in the place of a demo member. */
async function another(phone: string, tier: Tier): Promise<number> {
  const { db } = database;
  await db
    .update(member)
    .set({ phone: `0${phone}` })
    .where(eq(member.phone, phone));
  const memberId = await newMember(db, tier);
  await db.update(member).set({ phone, areaCode: '+853' }).where(eq(member.id, memberId));
  return memberId;
}
