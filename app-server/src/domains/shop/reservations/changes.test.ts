import { describe, expect, it, jest } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { signIn } from '../../../../test/platform/protocol/sign-in.ts';
import { inventoryHold, orders } from '../../../schema/index.ts';
import { guest } from '../../../../test/domains/shop/guest.ts';
import { shopWorld } from '../../../../test/domains/shop/world.ts';

jest.setTimeout(60_000);

const { world, dinner, left, moveTo } = shopWorld();

describe('changing a reservation', () => {
  it('moves within its own time, with its covers, for the version that was seen', async () => {
    const asked = dinner({ areaId: 'window', party: 4 });
    const full = await Promise.all(
      ['66000112', '66000113'].map(async (other) =>
        guest(world.ground.app, await signIn(world.ground.app, other)).reserve(asked),
      ),
    );
    expect(full.map(({ code }) => code)).toEqual([0, 0]);
    const { orderNo } = (await world.my.reserve(asked)).data;
    const { version } = (await world.my.info(orderNo)).data;
    const later = { ...asked, time: '19:30', version };
    expect(await world.my.update(orderNo, later)).toMatchObject({ code: 0, data: { status: 'RESERVED' } });
    expect((await world.my.info(orderNo)).data).toMatchObject({
      time: '19:30',
      endTime: '21:30',
      moved: {
        from: { date: asked.date, time: asked.time, party: 4 },
        to: { date: asked.date, time: '19:30', party: 4 },
      },
    });
    expect(await world.my.update(orderNo, later)).toMatchObject({ code: 10008 });
    expect(await left({ ...asked, time: '21:00', party: 1 })).toBe(8);
    expect(await left({ ...asked, time: '18:00', party: 1 })).toBeUndefined();
  });

  it('is refused if there is no room, and changes nothing', async () => {
    const asked = dinner({ areaId: 'window', party: 4 });
    const others = await Promise.all(
      ['66000112', '66000113', '66000114'].map(async (other) =>
        guest(world.ground.app, await signIn(world.ground.app, other)).reserve({ ...asked, time: '21:00' }),
      ),
    );
    expect(others.map(({ code }) => code)).toEqual([0, 0, 0]);
    const { orderNo } = (await world.my.reserve({ ...asked, time: '18:30' })).data;
    const { version } = (await world.my.info(orderNo)).data;
    expect(await world.my.update(orderNo, { ...asked, time: '20:00', version })).toMatchObject({
      code: 17001,
    });
    expect((await world.my.info(orderNo)).data).toMatchObject({ time: '18:30', version });
    const held = await world.ground.database.db
      .select({ state: inventoryHold.state })
      .from(inventoryHold)
      .innerJoin(orders, eq(orders.id, inventoryHold.orderId))
      .where(eq(orders.orderNo, orderNo));
    expect(new Set(held.map(({ state }) => state))).toEqual(new Set(['SOLD']));
  });

  it('is not possible after free cancellation ends', async () => {
    const asked = dinner();
    const { orderNo } = (await world.my.reserve(asked)).data;
    await moveTo(orderNo, { from: 1, to: 2 });
    expect(await world.my.update(orderNo, { ...asked, version: 2 })).toMatchObject({ code: 16007 });
  });
});

it('a change of wishes alone is no other time', async () => {
  const asked = dinner();
  const { orderNo } = (await world.my.reserve(asked)).data;
  const { version } = (await world.my.info(orderNo)).data;
  expect(await world.my.update(orderNo, { ...asked, remarks: 'Tea', version })).toMatchObject({ code: 0 });
  expect((await world.my.info(orderNo)).data).toMatchObject({ remarks: 'Tea', moved: null });
});
