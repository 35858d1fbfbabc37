import { describe, expect, it, jest } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { NOT_ANSWERED } from '../texts/reservations.ts';
import { inventoryCounter, inventoryHold, orders } from '../../../schema/index.ts';
import type { Asked } from '../../../../test/domains/shop/guest.ts';
import { NO_TABLE_OF_THIS_SIZE } from '../texts/reservations.ts';
import { shopWorld } from '../../../../test/domains/shop/world.ts';
import { closePast } from './close-past.ts';

jest.setTimeout(60_000);

const { world, tasca, context, deliver, messages, left, moveTo } = shopWorld();

/** A table that the venue has accepted, and helpers to request another time or party. */
async function accepted(wish: Partial<Asked> = {}) {
  const asked = tasca({ areaId: 'hall', ...wish });
  const { orderNo } = (await world.my.reserve(asked, { api: true })).data;
  await deliver();
  const change = async (to: Partial<Asked>) => {
    const { version } = (await world.my.info(orderNo)).data;
    return world.my.update(orderNo, { ...asked, ...to, version, language: 'jp' });
  };
  return { asked, orderNo, change, info: async () => (await world.my.info(orderNo)).data };
}
/** What an order has sold: covers by quarter of an hour. */
async function sold(orderNo: string) {
  const rows = await world.ground.database.db
    .select({ slot: inventoryHold.slot, quantity: inventoryHold.quantity })
    .from(inventoryHold)
    .innerJoin(orders, eq(orders.id, inventoryHold.orderId))
    .where(and(eq(orders.orderNo, orderNo), eq(inventoryHold.state, 'SOLD')));
  return Object.fromEntries(rows.map(({ slot, quantity }) => [slot.slice(11), quantity]));
}
const covers = (from: string, quarters: number, quantity: number) =>
  Object.fromEntries(
    Array.from({ length: quarters }, (_, n) => {
      const minutes = Number(from.slice(0, 2)) * 60 + Number(from.slice(3)) + 15 * n;
      const at = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
      return [at.join(':'), quantity];
    }),
  );

describe('a change of an accepted reservation', () => {
  it('keeps the table until the venue accepts, with covers for both times, counting the overlap once', async () => {
    const { asked, orderNo, change, info } = await accepted({ party: 4 });
    const before = (await left({ ...asked, party: 1, time: '20:00' }, 'hall')) ?? 0;
    expect(await change({ time: '20:00', party: 5 })).toMatchObject({
      code: 0,
      data: { status: 'RESERVED' },
    });
    expect(await info()).toMatchObject({
      status: 'RESERVED',
      time: '19:00',
      party: 4,
      change: { state: 'ASKED', date: asked.date, time: '20:00', endTime: '21:45', party: 5, reason: null },
    });
    expect(await sold(orderNo)).toEqual({ ...covers('19:00', 7, 4), ...covers('20:00', 7, 5) });
    // one more than it had for the quarters that both have
    expect(await left({ ...asked, party: 1, time: '20:00' }, 'hall')).toBe(before - 1);
    const told = await messages(); // and the venue has answered
    expect(await info()).toMatchObject({
      status: 'RESERVED',
      time: '20:00',
      party: 5,
      change: null,
      moved: { from: { time: '19:00', party: 4 }, to: { time: '20:00', party: 5 } },
    });
    expect(await sold(orderNo)).toEqual(covers('20:00', 7, 5));
    expect(await messages()).toBe(told);
    await world.my.cancel(orderNo);
  });

  it('that the venue declines is reported with its reason, and changes nothing else', async () => {
    const { orderNo, change, info } = await accepted({ party: 4 });
    const told = await messages();
    await change({ time: '20:00', party: 8 });
    expect(await messages()).toBe(told + 1);
    expect(await info()).toMatchObject({
      status: 'RESERVED',
      time: '19:00',
      party: 4,
      canCancel: true,
      canModify: true,
      moved: null,
      change: {
        state: 'DECLINED',
        time: '20:00',
        party: 8,
        reason: NO_TABLE_OF_THIS_SIZE.jp,
      },
    });
    expect(await sold(orderNo)).toEqual(covers('19:00', 7, 4));
    await change({ time: '18:00' });
    await deliver();
    expect(await info()).toMatchObject({ time: '18:00', party: 4, change: null });
    await world.my.cancel(orderNo);
  });

  it('is replaced by a later one; the first table stays the fallback', async () => {
    const { orderNo, change, info } = await accepted({ party: 2 });
    await change({ time: '20:30' });
    await change({ time: '21:00', party: 8 });
    expect(await sold(orderNo)).toEqual({ ...covers('19:00', 7, 2), ...covers('21:00', 7, 8) });
    await deliver();
    expect(await info()).toMatchObject({ time: '19:00', party: 2, change: { state: 'DECLINED' } });
    expect(await sold(orderNo)).toEqual(covers('19:00', 7, 2));
    await world.my.cancel(orderNo);
  });

  it('moves into a private room and keeps the covers meanwhile', async () => {
    const { orderNo, change, info } = await accepted({ party: 4 });
    await change({ areaId: 'cellar-room' });
    expect(await sold(orderNo)).toEqual({ ...covers('19:00', 7, 4), '': 1 });
    await deliver();
    expect(await info()).toMatchObject({ area: { code: 'cellar-room' }, change: null });
    expect(await sold(orderNo)).toEqual({ '': 1 });
    await change({ areaId: 'cellar-room', time: '20:00' }); // overlaps its own time
    await deliver();
    expect(await info()).toMatchObject({ time: '20:00', area: { code: 'cellar-room' } });
    await world.my.cancel(orderNo);
  });

  it('prevents another table of the member at that time, too', async () => {
    const { asked, orderNo, change } = await accepted({ time: '17:00' });
    await change({ time: '20:00' });
    expect(await world.my.reserve({ ...asked, time: '20:00' }, { api: true })).toMatchObject({ code: 17005 });
    await world.my.cancel(orderNo);
  });

  it('is cancelled with the reservation, and everything is released', async () => {
    const { orderNo, change, info } = await accepted();
    await change({ time: '20:00' });
    expect(await world.my.cancel(orderNo)).toMatchObject({ data: { status: 'CANCELLED' } });
    expect(await sold(orderNo)).toEqual({});
    await deliver();
    expect(await info()).toMatchObject({ status: 'CANCELLED', change: null });
  });

  it('counts as declined if it is not answered before the earlier of both times', async () => {
    const { orderNo, change, info } = await accepted();
    await change({ time: '20:00' });
    await moveTo(orderNo, { from: -1, to: 1 });
    await closePast(context());
    expect(await info()).toMatchObject({
      status: 'RESERVED',
      change: { state: 'DECLINED', reason: NOT_ANSWERED.en },
    });
    expect(await sold(orderNo)).toEqual(covers('19:00', 7, 2));
    const { time } = await info();
    await deliver(); // its answer comes too late
    expect(await info()).toMatchObject({ time, status: 'RESERVED' });
    await world.my.cancel(orderNo);
  });

  it('is dropped when the guests arrive', async () => {
    const { orderNo, change, info } = await accepted();
    await change({ time: '20:00' });
    await fetch(`${world.origin}/_dev/venues?orderNo=${orderNo}&says=SEATED`, { method: 'POST' });
    expect(await info()).toMatchObject({ status: 'SEATED', time: '19:00' });
    expect(await sold(orderNo)).toEqual(covers('19:00', 7, 2));
  });
});

it('no counter of the venue contains more than its orders', async () => {
  const { db } = world.ground.database;
  const counters = await db
    .select()
    .from(inventoryCounter)
    .where(eq(inventoryCounter.key, 'TASCA-DO-LARGO/hall'));
  for (const { period, sold: count, held: waiting } of counters) {
    const rows = await db
      .select({ quantity: inventoryHold.quantity })
      .from(inventoryHold)
      .where(
        and(
          eq(inventoryHold.key, 'TASCA-DO-LARGO/hall'),
          eq(inventoryHold.slot, period),
          eq(inventoryHold.state, 'SOLD'),
        ),
      );
    expect({ period, count, waiting }).toEqual({
      period,
      count: rows.reduce((sum, { quantity }) => sum + quantity, 0),
      waiting: 0,
    });
  }
});
