import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { inEach } from '@resort/shared/contract';
import { eq, sql } from 'drizzle-orm';
import { testClock } from '../../../../test/platform/protocol/test-clock.ts';
import { inventoryCounter, inventoryUnit } from '../../../schema/index.ts';
import { seatMap, performanceCategory, ticketEvent } from '../tables/tickets.ts';
import { newMember } from '../../../../test/made/members.ts';
import { fulfilled } from '../../../../test/tools/outcomes.ts';
import { twoProcesses, type TwoProcesses } from '../../../../test/processes/two-processes.ts';
import { keyOf, SEATS, TICKETS } from '../performances/inventory.ts';
import { seatsOfPlan } from '../performances/plan.ts';
import type * as races from '../../../../test/domains/ticketing/races.ts';
import { ADULT, stageEvent } from '../../../../test/domains/ticketing/stage.ts';

jest.setTimeout(120_000);

const clock = testClock();
const LABEL = inEach(() => '');
/** Ten rows of ten. */
const HALL = {
  width: 12,
  height: 14,
  stage: { x: 1, y: 0, width: 10, height: 2, label: LABEL },
  blocks: [
    {
      id: 'S',
      name: LABEL,
      rows: Array.from({ length: 10 }, (_, row) => ({
        name: 'ABCDEFGHIJ'[row] ?? '',
        x: 1,
        y: 3 + row,
        bend: 0,
        first: 1,
        places: '0'.repeat(10),
      })),
    },
  ],
};
const ALL_SEATS = seatsOfPlan(HALL).map(({ seat }) => seat);

let two: TwoProcesses<typeof races>;
let members: number[];

beforeAll(async () => {
  two = await twoProcesses<typeof races>(
    new URL('../../../../test/domains/ticketing/races.ts', import.meta.url),
    clock,
  );
  members = [];
  for (let n = 0; n < 25; n += 1)
    members.push(...(await Promise.all(Array.from({ length: 20 }, () => newMember(two.db)))));
});
afterAll(() => two.drop());

async function stageSeats() {
  const { ticketId, performanceId } = await stageEvent(two.db, clock, { inHours: 48 });
  await two.db.insert(seatMap).values({ code: ticketId, plan: HALL });
  await two.db.update(ticketEvent).set({ seatMap: ticketId }).where(eq(ticketEvent.code, ticketId));
  const key = keyOf(Number(performanceId));
  await two.db.insert(inventoryUnit).values(ALL_SEATS.map((name) => ({ type: SEATS, key, name })));
  await two.db
    .update(performanceCategory)
    .set({ price: 100_00n, pool: '' })
    .where(eq(performanceCategory.performanceId, Number(performanceId)));
  return { ticketId, performanceId: Number(performanceId) };
}

const why = (outcomes: readonly PromiseSettledResult<unknown>[]) => [
  ...new Set(
    outcomes.flatMap((one) =>
      one.status === 'rejected'
        ? [one.reason instanceof Error ? one.reason.message : String(Object(one.reason).error)]
        : [],
    ),
  ),
];

/** The seats of each order of a performance, as the inventory has them. */
async function seatsByOrder(performanceId: number): Promise<Map<number, string[]>> {
  const { rows } = await two.db.execute<{ order_id: string; slot: string }>(
    sql`select order_id, slot from inventory_hold where type = ${SEATS} and key = ${keyOf(performanceId)}
      and state in ('HELD', 'SOLD') order by order_id, length(slot), slot`,
  );
  const groups = Map.groupBy(rows, ({ order_id: id }) => Number(id));
  return new Map([...groups].map(([id, holds]) => [id, holds.map(({ slot }) => slot)]));
}

const isTogether = (seats: readonly string[]): boolean => {
  const numbers = seats.map((seat) => Number(seat.split('-')[2])).toSorted((a, b) => a - b);
  const inOneRow = new Set(seats.map((seat) => seat.split('-')[1])).size === 1;
  return inOneRow && numbers.every((number, at) => number === (numbers[0] ?? 0) + at);
};

describe('over two processes', () => {
  it('I9: five hundred buyers of one to four of a hundred seats: each seat is sold once, no group is split', async () => {
    const show = await stageSeats();
    const size = (n: number) => 1 + ((n * 7) % 4);
    // every tenth names seats, which cross those of others
    const seatNos = (n: number) =>
      n % 10 === 0 ? ALL_SEATS.slice((n / 10) % 90, ((n / 10) % 90) + size(n)) : ('best' as const);
    const outcomes = await two.race(500, (n) => [
      'buySeats',
      {
        ...show,
        memberId: members[n] ?? 0,
        items: [{ categoryId: ADULT, qty: size(n) }],
        seatNos: seatNos(n),
      },
    ]);
    const [named, best] = [0, 1].map((which) =>
      why(outcomes.filter((_, n) => Math.min(n % 10, 1) === which)),
    );
    const gone = ['NO_SEATS_TOGETHER', 'TICKETS_SOLD_OUT'];
    // members who let us choose never get the error that a seat was taken
    expect(best?.filter((error) => !gone.includes(error))).toEqual([]);
    expect(named?.filter((error) => ![...gone, 'SEAT_TAKEN'].includes(error))).toEqual([]);
    const seats = await seatsByOrder(show.performanceId);
    expect([...seats.values()].flat().sort()).toEqual([...ALL_SEATS].sort());
    const parted: number[] = [];
    for (const [n, outcome] of outcomes.entries()) {
      if (outcome.status !== 'fulfilled') continue;
      const own = seats.get(outcome.value) ?? [];
      expect(own).toHaveLength(size(n));
      if (n % 10 !== 0 && !isTogether(own)) parted.push(n);
    }
    expect(parted).toEqual([]);
    const won = fulfilled(outcomes);
    expect([...seats.keys()].sort((a, b) => a - b)).toEqual([...won].sort((a, b) => a - b));
    for (const id of won) await two.race(1, () => ['settle', id]);
    const { rows } = await two.db.execute(
      sql`select count(distinct seat)::int as seats, count(*)::int as tickets from ticket where performance_id = ${show.performanceId}`,
    );
    expect(rows).toEqual([{ seats: 100, tickets: 100 }]);
  });

  it('I9: forty who name the same pair: one has it, the others have nothing', async () => {
    const show = await stageSeats();
    const outcomes = await two.race(40, (n) => [
      'buySeats',
      {
        ...show,
        memberId: members[n] ?? 0,
        items: [{ categoryId: ADULT, qty: 2 }],
        seatNos: n % 2 === 0 ? ['S-A-5', 'S-A-6'] : ['S-A-6', 'S-A-5'],
      },
    ]);
    expect(why(outcomes)).toEqual(['SEAT_TAKEN']);
    expect([...(await seatsByOrder(show.performanceId)).values()]).toEqual([['S-A-5', 'S-A-6']]);
  });

  it('I10: two hundred buyers of one to four of fifty tickets: none is oversold', async () => {
    const { ticketId, performanceId } = await stageEvent(two.db, clock, { total: 50, inHours: 48 });
    const show = { ticketId, performanceId: Number(performanceId) };
    const outcomes = await two.race(200, (n) => [
      'gen',
      { ...show, memberId: members[n] ?? 0, items: [{ categoryId: ADULT, qty: 1 + (n % 4) }] },
    ]);
    expect(why(outcomes)).toEqual(['TICKETS_SOLD_OUT']);
    const [counter] = await two.db
      .select()
      .from(inventoryCounter)
      .where(eq(inventoryCounter.key, keyOf(show.performanceId)));
    expect(counter).toMatchObject({ total: 50, held: 0, sold: 50 });
  });

  it('a member with many concurrent requests has one open order, and no more tickets than the limit', async () => {
    const show = await stageSeats();
    const wish = { ...show, memberId: members[0] ?? 0, items: [{ categoryId: ADULT, qty: 4 }] };
    await two.race(30, () => ['gen', wish]);
    const { rows } = await two.db.execute(
      sql`select count(*)::int as live from ticket_position where performance_id = ${show.performanceId} and is_live`,
    );
    expect(rows).toEqual([{ live: 4 }]);
  });
});

/** A pseudo-random number generator with a seed. */
function numbers(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

describe('any sequence of operations', () => {
  it('leaves counters that match the orders, and oversells no performance', async () => {
    const { ticketId, performanceId } = await stageEvent(two.db, clock, { total: 30, inHours: 200 });
    const refund = { freeHours: 1, feePercent: 0, closesHours: 0 };
    await two.db.update(ticketEvent).set({ refund }).where(eq(ticketEvent.code, ticketId));
    await two.db
      .update(performanceCategory)
      .set({ price: 1_00n })
      .where(eq(performanceCategory.performanceId, Number(performanceId)));
    const next = numbers(20_261_121);
    const orders: number[] = [];
    const pick = () => orders[next(orders.length)] ?? 0;
    for (let round = 0; round < 12; round += 1) {
      const outcomes = await two.race(16, () => {
        const qty = 1 + next(4);
        const memberId = members[next(members.length)] ?? 0;
        const wish = {
          ticketId,
          performanceId: Number(performanceId),
          memberId,
          items: [{ categoryId: ADULT, qty }],
        };
        const what = orders.length === 0 ? 0 : next(5);
        if (what <= 1) return ['gen', wish];
        if (what === 2) return ['settle', pick()];
        return what === 3 ? ['cancel', pick()] : ['sweep'];
      });
      for (const one of fulfilled(outcomes)) if (typeof one === 'number') orders.push(one);
      if (round % 3 === 2) clock.advance(601);
      const { rows } = await two.db.execute(sql`
        select total, held, sold,
          (select coalesce(sum(quantity) filter (where state = 'HELD'), 0)::int from inventory_hold h
            where h.type = ${TICKETS} and h.key = c.key) as holds,
          (select count(*)::int from ticket t where t.performance_id = ${Number(performanceId)} and t.status = 'ISSUED') as tickets
        from inventory_counter c where c.type = ${TICKETS} and c.key = ${performanceId}`);
      const [row] = rows as { total: number; held: number; sold: number; holds: number; tickets: number }[];
      expect(row).toMatchObject({ held: row?.holds, sold: row?.tickets });
      expect((row?.held ?? 0) + (row?.sold ?? 0)).toBeLessThanOrEqual(30);
    }
  });
});
