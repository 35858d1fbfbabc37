import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { addDays } from '@resort/shared/format';
import { and, eq, inArray, like, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { testClock } from '../../../../test/platform/protocol/test-clock.ts';
import {
  inventoryCounter,
  inventoryHold,
  orderEvent,
  orders,
  outbox,
  payment,
} from '../../../schema/index.ts';
import { roomType } from '../tables/hotels.ts';
import { seed } from '../../../../demo/seeds/index.ts';
import { newMember } from '../../../../test/made/members.ts';
import { fulfilled, refusals } from '../../../../test/tools/outcomes.ts';
import { message, open, paymentContext, paymentOf } from '../../../../test/made/test-payments.ts';
import { twoProcesses, type TwoProcesses } from '../../../../test/processes/two-processes.ts';
import { reconcile } from '../../../core/ledger/reconcile.ts';
import type { Order } from '../../../core/orders/order-kind.ts';
import { ORDER_NEWS } from '../../../core/orders/news/order-news.ts';
import { brokenOrders } from '../../../../test/model/order-invariants.ts';
import type { PaymentContext } from '../../../core/payments/payment.ts';
import { plainNights, dayIn, ROOM_TYPE } from '../../../../test/domains/hotel/stays/plain-nights.ts';
import * as races from '../../../../test/domains/hotel/stays/races.ts';
import { stayNights, type Stay } from '../rates/stay.ts';

jest.setTimeout(120_000);

const clock = testClock();
const ROOMS = 10;
let processes: TwoProcesses<typeof races>;
let context: PaymentContext;
let memberId: number;
let key: string;
let days = 20;

beforeAll(async () => {
  processes = await twoProcesses(
    new URL('../../../../test/domains/hotel/stays/races.ts', import.meta.url),
    clock,
  );
  const { db } = processes;
  await seed(db, { environment: 'development' });
  await plainNights(db, ROOMS);
  context = paymentContext(db, clock);
  memberId = await newMember(db);
  const [room] = await db.select().from(roomType).where(eq(roomType.code, ROOM_TYPE));
  key = String(room?.id);
});
afterAll(async () => {
  expect(await oversold()).toEqual([]);
  expect(await brokenOrders(processes.db)).toEqual([]);
  expect(await reconcile(processes.db)).toEqual([]);
  await processes.drop();
});

const stay = (checkIn: string, nights = 2, rateCode = 'DINE'): Stay => ({
  hotelCode: 'sjm',
  roomTypeCode: ROOM_TYPE,
  rateCode,
  checkIn,
  checkOut: addDays(checkIn, nights),
  rooms: 1,
  adults: 1,
  children: 0,
});
/** A first night that no other test stays in. */
const nextDay = () => dayIn(clock, (days += 8));
const night = async (period: string) => {
  const isNight = and(eq(inventoryCounter.key, key), eq(inventoryCounter.period, period));
  const [row] = await processes.db.select().from(inventoryCounter).where(isNight);
  return { held: row?.held, sold: row?.sold };
};
/** Counters that differ from the rooms that orders have, or that exceed the total. */
const oversold = async () =>
  (
    await processes.db.execute(sql`
      select key, period from inventory_counter c where type = 'ROOM' and (held + sold > total or held + sold <> (
        select count(*) from inventory_hold h where h.type = c.type and h.key = c.key and h.slot = c.period
          and h.state in ('HELD', 'SOLD')))`)
  ).rows;
const now = async ({ id }: Pick<Order, 'id'>) =>
  (await processes.db.select().from(orders).where(eq(orders.id, id)))[0];
async function booked(checkIn: string, nights = 2): Promise<Order> {
  const order = await races.book(context, { memberId, stay: stay(checkIn, nights) });
  await races.hear(context, message(await open(context, order), 'SUCCEEDED'));
  const found = await now(order);
  if (found === undefined) throw new Error('no order');
  return found;
}

describe('rooms', () => {
  it('I8: two hundred reservations for ten rooms: ten succeed', async () => {
    const checkIn = nextDay();
    const results = await processes.race(200, () => ['book', { memberId, stay: stay(checkIn) }]);
    expect(fulfilled(results)).toHaveLength(ROOMS);
    expect(new Set(refusals(results))).toEqual(new Set(['NO_ROOM']));
    for (const period of stayNights(stay(checkIn)))
      expect(await night(period)).toEqual({ held: ROOMS, sold: 0 });
  });

  it('I8: overlapping stays of any length oversell no night, and each has all of its nights or none', async () => {
    const spans = fc.array(fc.tuple(fc.nat(5), fc.integer({ min: 2, max: 6 })), {
      minLength: 60,
      maxLength: 60,
    });
    await fc.assert(
      fc.asyncProperty(spans, async (all) => {
        const first = nextDay();
        days += 12;
        const results = await processes.race(all.length, (n) => {
          const [from = 0, nights = 2] = all[n] ?? [];
          return ['book', { memberId, stay: stay(addDays(first, from), nights) }];
        });
        expect(await oversold()).toEqual([]);
        const placed = fulfilled(results);
        expect(placed.length).toBeGreaterThanOrEqual(ROOMS);
        for (const { id } of placed) {
          const own = await processes.db.$count(inventoryHold, eq(inventoryHold.orderId, id));
          const at = results.findIndex((result) => result.status === 'fulfilled' && result.value.id === id);
          expect(own).toBe(all[at]?.[1]);
        }
        expect(new Set(refusals(results))).toEqual(new Set(['NO_ROOM']));
      }),
      { numRuns: 3 },
    );
  });
});

describe('money for a room', () => {
  it('I13: fifty payments of one order are one charge', async () => {
    const order = await races.book(context, { memberId, stay: stay(nextDay()) });
    const results = await processes.race(50, () => ['pay', order]);
    expect(fulfilled(results)).toHaveLength(1);
    expect(new Set(refusals(results))).toEqual(new Set(['PAYMENT_IN_PROGRESS']));
    expect(await processes.db.$count(payment, eq(payment.orderId, order.id))).toBe(1);
  });

  it('I13: twenty copies of a webhook are one booking, one message to the guest', async () => {
    const checkIn = nextDay();
    const order = await races.book(context, { memberId, stay: stay(checkIn) });
    const told = message(await open(context, order), 'SUCCEEDED');
    await processes.race(20, () => ['hear', told]);
    const isPaid = and(eq(orderEvent.orderId, order.id), eq(orderEvent.event, 'PAID'));
    expect(await processes.db.$count(orderEvent, isPaid)).toBe(1);
    const news = and(eq(outbox.topic, ORDER_NEWS), like(outbox.dedupeKey, `${order.id} %`));
    expect(await processes.db.$count(outbox, news)).toBe(1);
    expect(await night(checkIn)).toEqual({ held: 0, sold: 1 });
  });

  it('I20: a webhook, its copies and sweepers after the hold restore the room or return the money, never neither', async () => {
    const checkIn = nextDay();
    const late = await Promise.all(
      Array.from({ length: ROOMS }, () => races.book(context, { memberId, stay: stay(checkIn) })),
    );
    const paid = [];
    for (const order of late) paid.push(await open(context, order));
    clock.advance(901);
    await races.sweep(context);
    // four of the rooms are taken meanwhile
    await processes.race(4, () => ['book', { memberId, stay: stay(checkIn) }]);
    const events = paid.map((one) => message(one, 'SUCCEEDED'));
    await processes.race(40, (n) => {
      const event = events[n % ROOMS];
      return event === undefined || n % 5 === 4 ? ['sweep'] : ['hear', event];
    });
    for (const event of events) await races.hear(context, event);
    let kept = 0;
    for (const [at, order] of late.entries()) {
      const { status } = (await now(order)) ?? {};
      const { refundedCash, capturedCash } = await paymentOf(context, paid[at]?.payNo ?? '');
      expect(refundedCash).toBe(status === 'RESERVED' ? 0n : capturedCash);
      kept += status === 'RESERVED' ? 1 : 0;
    }
    expect(kept).toBe(ROOMS - 4);
    expect(await night(checkIn)).toEqual({ held: 4, sold: 6 });
  });
});

describe('one booking', () => {
  it('changed, cancelled and swept at once has one final state, with the rooms and the money of that state', async () => {
    const checkIn = nextDay();
    const all: Order[] = [];
    for (let n = 0; n < 4; n += 1) all.push(await booked(checkIn));
    const results = await processes.race(48, (n) => {
      const order = all[n % 4];
      if (order === undefined || n % 3 === 2) return ['sweep'];
      const wanted = { memberId, stay: stay(checkIn, 3) };
      return n % 3 === 0 ? ['change', order, wanted] : ['cancel', order.id];
    });
    for (const refusal of refusals(results))
      expect(['STALE', 'CHANGE_CLOSED', 'CANCEL_CLOSED']).toContain(refusal);
    for (const order of all) {
      const { status = '' } = (await now(order)) ?? {};
      expect(['CANCELLED', 'MODIFYING']).toContain(status);
    }
    clock.advance(901);
    await races.sweep(context);
    const ids = all.map(({ id }) => id);
    const left = await processes.db.select().from(orders).where(inArray(orders.id, ids));
    const isKept = left.filter(({ status }) => status === 'RESERVED').length;
    expect(left.filter(({ status }) => status === 'CANCELLED')).toHaveLength(4 - isKept);
    expect(await night(checkIn)).toEqual({ held: 0, sold: isKept });
    expect(await night(addDays(checkIn, 2))).toEqual({ held: 0, sold: 0 });
  });

  it('whose difference is paid by twenty webhooks while others cancel it is changed once, or cancelled', async () => {
    const checkIn = nextDay();
    const order = await booked(checkIn);
    const wanted = { memberId, stay: stay(checkIn, 4) };
    const changeId = await races.change(context, order, wanted);
    const due = await now({ id: changeId ?? 0 });
    if (due === undefined) throw new Error('nothing is due');
    const told = message(await open(context, due), 'SUCCEEDED');
    await processes.race(40, (n) => (n % 2 === 0 ? ['hear', told] : ['cancel', order.id]));
    const after = await now(order);
    const sold = after?.status === 'RESERVED' ? 1 : 0;
    for (const period of stayNights(wanted.stay)) expect(await night(period)).toEqual({ held: 0, sold });
    const changes = and(eq(orderEvent.orderId, order.id), eq(orderEvent.event, 'CHANGED'));
    expect(await processes.db.$count(orderEvent, changes)).toBe(1);
  });
});
