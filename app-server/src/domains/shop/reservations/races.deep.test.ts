import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { addDays, instantOf } from '../../../platform/time/macau-days.ts';
import { createClock, macauDate } from '../../../platform/time/clock.ts';
import { newMember } from '../../../../test/made/members.ts';
import { twoProcesses, type TwoProcesses } from '../../../../test/processes/two-processes.ts';
import type * as races from '../../../../test/domains/shop/races.ts';

jest.setTimeout(60_000);

const clock = createClock(new Date());
let two: TwoProcesses<typeof races>;
let members: number[];

beforeAll(async () => {
  two = await twoProcesses<typeof races>(
    new URL('../../../../test/domains/shop/races.ts', import.meta.url),
    clock,
  );
  members = [];
  for (let n = 0; n < 40; n += 1) members.push(await newMember(two.db));
});
afterAll(() => two.drop());

const day = (ahead: number) => addDays(macauDate(clock.now()), ahead);
/** How many succeeded, and the errors of the others. */
function tally(outcomes: readonly PromiseSettledResult<unknown>[]) {
  const won = outcomes.filter(({ status }) => status === 'fulfilled').length;
  const why = outcomes.flatMap((one) => (one.status === 'rejected' ? [reasonOf(one.reason)] : []));
  return { won, why: [...new Set(why)] };
}
const reasonOf = (reason: unknown): string =>
  reason instanceof Error ? reason.message : String(Object(reason).error);

describe('over two processes', () => {
  it('I12: of forty overlapping treatments by one therapist one is booked', async () => {
    const outcomes = await two.race(40, (n) => [
      'reserve',
      {
        memberId: members[n] ?? 0,
        shopId: 'JADE-SPA',
        // each overlaps every other
        from: instantOf(day(2), 14 * 60 + 30 * (n % 2)),
        party: 1,
        serviceIds: ['swedish-60'],
        therapist: 'M',
      },
    ]);
    expect(tally(outcomes)).toEqual({ won: 1, why: ['NO_SLOT'] });
  });

  it('I12: of forty at once, each of three therapists gets one, and none of them two', async () => {
    const outcomes = await two.race(40, (n) => [
      'reserve',
      {
        memberId: members[n] ?? 0,
        shopId: 'JADE-SPA',
        from: instantOf(day(3), 15 * 60),
        party: 1,
        serviceIds: ['swedish-60'],
      },
    ]);
    expect(tally(outcomes)).toEqual({ won: 3, why: ['NO_SLOT'] });
  });

  it('I8: of forty tables for two at a window of twelve seats six are booked, wherever they overlap', async () => {
    const outcomes = await two.race(40, (n) => [
      'reserve',
      {
        memberId: members[n] ?? 0,
        shopId: 'LOTUS-ROOM',
        areaId: 'window',
        // all of them sit at half past seven
        from: instantOf(day(4), 18 * 60 + 30 * (n % 3)),
        party: 2,
      },
    ]);
    expect(tally(outcomes)).toEqual({ won: 6, why: ['NO_SLOT'] });
    const { rows } = await two.db.execute<{ most: number }>(
      sql`select max(held + sold) as most from inventory_counter where key = 'LOTUS-ROOM/window'`,
    );
    expect(rows).toEqual([{ most: 12 }]);
  });

  it('one member has one reservation, however often the request is sent', async () => {
    const wanted = {
      memberId: members[0] ?? 0,
      shopId: 'DIM-SUM-HALL',
      from: instantOf(day(5), 600),
      party: 2,
    };
    expect(tally(await two.race(20, () => ['reserve', wanted]))).toEqual({ won: 1, why: ['RESERVED_TWICE'] });
  });
});
