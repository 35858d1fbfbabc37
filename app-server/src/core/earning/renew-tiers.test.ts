import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { testDatabase } from '../../../test/database/database.ts';
import { newMember } from '../../../test/made/members.ts';
import { createClock } from '../../platform/time/clock.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { member } from '../../schema/index.ts';
import { lockMember } from '../member/lock-member.ts';
import { earnSpending } from './earn-spending.ts';
import { renewTiers } from './renew-tiers.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const at = (instant: string) => createClock(new Date(`${instant}+08:00`));

it('a tier that ended becomes the one that the points of the ended year reach', async () => {
  const { db } = database;
  const memberId = await newMember(db, 'GOLD');
  const ends = new Date('2027-03-31T23:59:59+08:00');
  await db.update(member).set({ tierExpiresAt: ends }).where(eq(member.id, memberId));
  const spend = (instant: string, mop: bigint, refId: string) =>
    inTransaction(db, async (tx) => {
      const { tier } = await lockMember(tx, memberId);
      const spent = { memberId, tier, kind: 'SPA', currency: 'MOP', refId, mop } as const;
      await earnSpending(tx, at(instant), { ...spent, at: at(instant).now() });
    });
  const own = async () => {
    const [row] = await db.select().from(member).where(eq(member.id, memberId));
    return { tier: row?.tier, ends: row?.tierExpiresAt.toISOString() };
  };
  await spend('2027-01-10T12:00:00', 2_500_00n, 'A');
  await renewTiers(db, at('2027-03-31T23:00:00'));
  expect(await own()).toEqual({ tier: 'GOLD', ends: ends.toISOString() });
  for (const again of ['2027-04-01T00:10:00', '2027-04-01T00:20:00']) await renewTiers(db, at(again));
  expect(await own()).toEqual({ tier: 'SILVER', ends: '2028-03-31T15:59:59.000Z' });
  // the new year counts from zero, and reaching a tier in it is good for the next one, too
  await spend('2027-05-01T12:00:00', 10_000_00n, 'B');
  expect(await own()).toEqual({ tier: 'GOLD', ends: '2029-03-31T15:59:59.000Z' });
  await renewTiers(db, at('2028-04-01T00:10:00'));
  expect((await own()).tier).toBe('GOLD');
});
