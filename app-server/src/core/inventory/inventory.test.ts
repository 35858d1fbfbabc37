/** @jest-environment-options {"ownModules": true} */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { asc, eq } from 'drizzle-orm';
import { createClock } from '../../platform/time/clock.ts';
import { inventoryCounter, inventoryHold, inventoryUnit, member } from '../../schema/index.ts';
import { reserve, registerTestKind, type TestOrder } from '../../../test/made/test-orders.ts';
import { fulfilled, refusals } from '../../../test/tools/outcomes.ts';
import { twoProcesses, type TwoProcesses } from '../../../test/processes/two-processes.ts';
import type * as races from '../../../test/core/inventory/races.ts';

jest.setTimeout(60_000);
registerTestKind();

const clock = createClock();
let processes: TwoProcesses<typeof races>;
let memberId: number;

beforeAll(async () => {
  processes = await twoProcesses(new URL('../../../test/core/inventory/races.ts', import.meta.url));
  const [someone] = await processes.db.select().from(member).orderBy(asc(member.id)).limit(1);
  memberId = someone?.id ?? 0;
});
afterAll(() => processes.drop());

/** Forty concurrent orders over two processes. */
async function race(wanted: (n: number) => Omit<TestOrder, 'memberId'>) {
  const results = await processes.race(40, (n) => ['reserve', { memberId, ...wanted(n) }]);
  return { orders: fulfilled(results), refused: refusals(results) };
}
const stock = (key: string, periods: readonly string[], total: number) =>
  processes.db
    .insert(inventoryCounter)
    .values(periods.map((period) => ({ type: 'ROOM', key, period, total })));
const countersOf = (key: string) =>
  processes.db
    .select()
    .from(inventoryCounter)
    .where(eq(inventoryCounter.key, key))
    .orderBy(asc(inventoryCounter.period));

function insertAgain(taken: typeof inventoryHold.$inferSelect | undefined) {
  if (taken === undefined) throw new Error('nothing is taken');
  const { id: _id, ...again } = taken;
  return processes.db.insert(inventoryHold).values(again);
}

describe('counted inventory', () => {
  const nights = Array.from({ length: 8 }, (_, n) => `2027-01-0${n + 1}`);

  it('I8: forty overlapping stays of three nights on three rooms oversell no night and are held whole', async () => {
    await stock('deluxe', nights, 3);
    const { orders, refused } = await race((n) => ({
      // unsorted, as a member would name them: the core sorts them into lock order
      nights: [0, 1, 2].map((night) => ['deluxe', nights[((n % 6) + night) % 8] ?? ''] as const).toReversed(),
    }));
    expect(orders.length).toBeGreaterThanOrEqual(6);
    expect(new Set(refused)).toEqual(new Set(['UNAVAILABLE']));
    const counters = await countersOf('deluxe');
    expect(Math.max(...counters.map(({ held }) => held))).toBe(3);
    expect(counters.reduce((sum, { held }) => sum + held, 0)).toBe(orders.length * 3);
    expect(await processes.db.$count(inventoryHold, eq(inventoryHold.key, 'deluxe'))).toBe(orders.length * 3);
  });

  it('I8: names what is lacking and leaves everything else alone', async () => {
    await stock('suite', ['2027-01-01'], 1);
    const wanted = {
      memberId,
      nights: [
        ['suite', '2027-01-01'],
        ['suite', '2027-01-02'],
      ] as const,
    };
    await expect(reserve(processes.db, clock, wanted)).rejects.toMatchObject({
      error: 'UNAVAILABLE',
      data: { lacking: [{ type: 'ROOM', key: 'suite', period: '2027-01-02', left: 0 }] },
    });
    expect(await countersOf('suite')).toMatchObject([{ held: 0, sold: 0 }]);
  });

  it('I10: a quota of seven is given seven times', async () => {
    await stock('quota', ['evening'], 7);
    const { orders, refused } = await race(() => ({ nights: [['quota', 'evening']] }));
    expect(orders).toHaveLength(7);
    expect(new Set(refused)).toEqual(new Set(['UNAVAILABLE']));
    expect(await countersOf('quota')).toMatchObject([{ held: 7, total: 7 }]);
  });

  it("the counter's constraint prevents overselling", async () => {
    await stock('net', ['2027-01-01'], 1);
    const oversell = processes.db
      .update(inventoryCounter)
      .set({ held: 1, sold: 1 })
      .where(eq(inventoryCounter.key, 'net'));
    await expect(oversell).rejects.toMatchObject({ cause: { code: '23514' } });
  });
});

describe('seats', () => {
  const row = Array.from({ length: 10 }, (_, n) => `A${n}`);

  it('I9: one seat has one holder, and an order has all its seats or none', async () => {
    await processes.db.insert(inventoryUnit).values(row.map((name) => ({ type: 'SEAT', key: 'S1', name })));
    const { orders, refused } = await race((n) => ({
      seats: [row[n % 10] ?? '', row[(n * 3 + 1) % 10] ?? ''],
    }));
    expect(orders.length).toBeGreaterThanOrEqual(1);
    expect(refused.filter((name) => name !== 'UNAVAILABLE')).toEqual([]);
    const held = await processes.db.select().from(inventoryHold).where(eq(inventoryHold.key, 'S1'));
    expect(new Set(held.map(({ slot }) => slot)).size).toBe(held.length);
    for (const order of orders) expect(held.filter(({ orderId }) => orderId === order.id)).toHaveLength(2);
    expect(held).toHaveLength(orders.length * 2);
  });

  it('I9: the index refuses a second live holder', async () => {
    const [taken] = await processes.db.select().from(inventoryHold).where(eq(inventoryHold.type, 'SEAT'));
    await expect(insertAgain(taken)).rejects.toMatchObject({
      cause: { code: '23505' },
    });
  });
});

describe('resources', () => {
  const at = (hour: string) => `2027-01-01T${hour}:00+08:00`;

  it('I12: forty overlapping treatments of one therapist: one is booked, the next may begin when it ends', async () => {
    await processes.db.insert(inventoryUnit).values({ type: 'THERAPIST', key: 'T1', name: '' });
    const { orders, refused } = await race((n) => ({
      resources: [{ key: 'T1', from: at(`10:${String(10 + n)}`), to: at('12:00') }],
    }));
    expect(orders).toHaveLength(1);
    expect(new Set(refused)).toEqual(new Set(['UNAVAILABLE']));
    const next = { key: 'T1', from: at('12:00'), to: at('13:00') };
    await expect(reserve(processes.db, clock, { memberId, resources: [next] })).resolves.toBeDefined();
  });

  it('I12: the constraint refuses what overlaps', async () => {
    const [taken] = await processes.db
      .select()
      .from(inventoryHold)
      .where(eq(inventoryHold.type, 'THERAPIST'));
    await expect(insertAgain(taken)).rejects.toMatchObject({
      cause: { code: '23P01' },
    });
  });
});
