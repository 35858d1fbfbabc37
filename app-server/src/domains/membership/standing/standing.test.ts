import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { createClock } from '../../../platform/time/clock.ts';
import { member, tierPoint } from '../../../schema/index.ts';
import { testDatabase } from '../../../../test/database/database.ts';
import { newMember } from '../../../../test/made/members.ts';
import { programmeYear } from '../../../core/member/programme-year.ts';
import { standingOf } from './standing.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

it.each([
  ['2026-03-31T23:59:59+08:00', '2025-04-01', '2026-03-31'],
  ['2026-04-01T00:00:00+08:00', '2026-04-01', '2027-03-31'],
  ['2026-12-31T12:00:00+08:00', '2026-04-01', '2027-03-31'],
])('the programme year of %s', (at, first, last) => {
  expect(programmeYear(new Date(at))).toEqual({
    startsAt: new Date(`${first}T00:00:00+08:00`),
    endsAt: new Date(`${last}T23:59:59+08:00`),
  });
});

describe('a standing', () => {
  const clock = createClock(new Date('2026-11-21T12:00:00+08:00'));
  const golden = async (tierExpiresAt: string, points: readonly [number, string][]) => {
    const { db } = database;
    const id = await newMember(db, 'GOLD');
    await db
      .update(member)
      .set({ tierExpiresAt: new Date(tierExpiresAt) })
      .where(eq(member.id, id));
    for (const [index, [amount, at]] of points.entries())
      await db.insert(tierPoint).values({
        memberId: id,
        points: amount,
        at: new Date(at),
        refKind: 'TEST',
        refId: `${id}/${index}`,
      });
    return standingOf(db, clock, id);
  };

  it("counts this programme year's points only, less reversals", async () => {
    const standing = await golden('2027-03-31T23:59:59+08:00', [
      [9_000, '2026-03-31T23:59:59+08:00'],
      [4_000, '2026-04-01T00:00:00+08:00'],
      [500, '2026-10-01T00:00:00+08:00'],
      [-200, '2026-10-02T00:00:00+08:00'],
    ]);
    expect(standing).toMatchObject({
      tierPoints: 4_300,
      keep: { need: 5_700 },
      upgrade: { tier: 'DIAMOND', need: 35_700 },
    });
  });

  it('needs nothing to keep a tier that lasts beyond this year, or was earned again', async () => {
    const later = await golden('2028-03-31T23:59:59+08:00', []);
    expect(later.keep).toEqual({ need: 0, by: new Date('2028-03-31T23:59:59+08:00') });
    const earned = await golden('2027-03-31T23:59:59+08:00', [[10_001, '2026-10-01T00:00:00+08:00']]);
    expect(earned.keep.need).toBe(0);
  });
});
