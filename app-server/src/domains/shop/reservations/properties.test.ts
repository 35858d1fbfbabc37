import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { addDays, instantOf } from '../../../platform/time/macau-days.ts';
import { cancelOrder } from '../../../core/orders/cancel.ts';
import { createClock, macauDate } from '../../../platform/time/clock.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { testDatabase } from '../../../../test/database/database.ts';
import { newMember } from '../../../../test/made/members.ts';
import { loadOccupancy } from '../availability/occupancy.ts';
import { findBookable } from '../availability/shop-facts.ts';
import { freeSlots } from '../availability/slots.ts';
import { minutesOfDay } from '../booking/amount.ts';
import { wishOf } from '../availability/wish-of.ts';
import { reserve } from '../../../../test/domains/shop/races.ts';

jest.setTimeout(120_000);

const clock = createClock(new Date());
const date = addDays(macauDate(clock.now()), 3);
let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.drop());

/** A small restaurant with two areas, and a spa with three therapists. */
const wish = fc.oneof(
  fc.record({
    shopId: fc.constant('NOODLE-LANE'),
    time: fc.constantFrom('18:00', '18:15', '18:45', '19:00', '19:30', '20:00'),
    party: fc.integer({ min: 1, max: 6 }),
    areaId: fc.constantFrom(undefined, 'counter', 'hall'),
  }),
  fc.record({
    shopId: fc.constant('JADE-SPA'),
    time: fc.constantFrom('14:00', '14:30', '15:00', '16:30'),
    party: fc.integer({ min: 1, max: 2 }),
    serviceIds: fc.subarray(['swedish-60', 'hot-stone-90', 'foot-30'], { minLength: 1 }),
    therapist: fc.constantFrom('ANY' as const, 'F' as const, 'M' as const),
  }),
);
/** Mostly booking, so that it gets full; `cancel` selects one of the current reservations. */
const operation = fc.oneof(
  { weight: 4, arbitrary: wish.map((wanted) => ({ kind: 'book' as const, wanted })) },
  { weight: 1, arbitrary: fc.nat(50).map((which) => ({ kind: 'cancel' as const, which })) },
);

type Of<A> = A extends fc.Arbitrary<infer T> ? T : never;
type Wanted = Of<typeof wish>;
type Operation = Of<typeof operation>;

/** Whether the time is shown to this party, by what the list of times says. */
async function isShown(wanted: Wanted): Promise<boolean> {
  const facts = await findBookable(database.db, clock, wanted.shopId);
  const taken = await loadOccupancy(database.db, [facts], { from: date, to: date });
  const from = instantOf(date, minutesOfDay(wanted.time)).getTime();
  const slots = freeSlots(facts, wishOf(wanted), taken, { date, now: clock.now() });
  return slots.some((slot) => slot.from.getTime() === from);
}

async function bookOne(wanted: Wanted): Promise<number | string> {
  const { time, areaId, ...rest } = { areaId: undefined, ...wanted };
  const from = instantOf(date, minutesOfDay(time));
  const asked = { ...rest, ...(areaId === undefined ? {} : { areaId }), from };
  try {
    return await reserve({ db: database.db, clock }, { ...asked, memberId: await newMember(database.db) });
  } catch (error) {
    if (error instanceof DomainError) return error.error;
    throw error;
  }
}

/** Occupied covers in each quarter of an hour, calculated from the reservations themselves. */
async function overbooked(): Promise<unknown[]> {
  const { rows } = await database.db.execute(sql`
    with sitting as (
      select reservation.place, reservation.party, bucket
      from reservation join orders on orders.id = reservation.order_id and orders.status = 'RESERVED',
        generate_series(starts_at, ends_at - interval '15 minutes', interval '15 minutes') bucket
      where shop = 'NOODLE-LANE'
    ), counted as (
      select place, to_char(bucket at time zone 'Asia/Macau', 'YYYY-MM-DD"T"HH24:MI') as period, sum(party) as covers
      from sitting group by 1, 2
    )
    select * from inventory_counter counter
    left join counted on counter.key = 'NOODLE-LANE/' || counted.place and counter.period = counted.period
    where counter.type = 'COVERS' and counter.key like 'NOODLE-LANE/%'
      and (counter.sold <> coalesce(counted.covers, 0) or coalesce(counted.covers, 0) > counter.total)`);
  return rows;
}

/** Two treatments by one therapist, or in one room, at one time. */
async function doubleBooked(): Promise<unknown[]> {
  const { rows } = await database.db.execute(sql`
    with given as (
      select order_id, unnest(therapists || place) as part, tstzrange(starts_at, ends_at + interval '15 minutes') as during
      from reservation join orders on orders.id = reservation.order_id and orders.status = 'RESERVED'
      where shop = 'JADE-SPA'
    )
    select * from given one join given other
      on one.part = other.part and one.order_id < other.order_id and one.during && other.during`);
  return rows;
}

describe('any sequence of bookings and cancellations', () => {
  it('exactly the listed times can be booked, and nothing is given twice', async () => {
    const standing: number[] = [];
    const seen = { booked: 0, refused: 0, cancelled: 0 };
    const doOne = async (op: Operation) => {
      if (op.kind === 'cancel') {
        const [orderId] = standing.splice(op.which % Math.max(standing.length, 1), 1);
        if (orderId === undefined) return;
        await inTransaction(database.db, (tx) => cancelOrder(tx, clock, { orderId, actor: 'test' }));
        seen.cancelled += 1;
        return;
      }
      const shown = await isShown(op.wanted);
      const outcome = await bookOne(op.wanted);
      const said = typeof outcome === 'number' ? 'BOOKED' : outcome;
      const due = shown ? ['BOOKED'] : ['NO_SLOT', 'PARTY_SIZE'];
      expect({ ...op.wanted, due, outcome: due.includes(said) }).toEqual({
        ...op.wanted,
        due,
        outcome: true,
      });
      if (typeof outcome === 'number') standing.push(outcome);
      seen[shown ? 'booked' : 'refused'] += 1;
    };
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: 10, maxLength: 20 }), async (operations) => {
        for (const op of operations) await doOne(op);
        expect(await overbooked()).toEqual([]);
        expect(await doubleBooked()).toEqual([]);
      }),
      // later runs depend on earlier ones, so a failure cannot be shrunk
      { numRuns: 8, endOnFailure: true },
    );
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(5);
  });
});
