import { UPCOMING_TITLE } from '../texts/reservations.ts';
import { describe, expect, it, jest } from '@jest/globals';
import type { Overview } from '@resort/mf-membership/contract';
import { sql } from 'drizzle-orm';
import { newRandom } from '../../../../test/platform/protocol/client.ts';
import { signIn } from '../../../../test/platform/protocol/sign-in.ts';
import { inventoryCounter } from '../../../schema/index.ts';
import { guest, type Asked } from '../../../../test/domains/shop/guest.ts';
import { shopWorld } from '../../../../test/domains/shop/world.ts';
import { refuseChanges } from '../../../../test/database/refuse-changes.ts';
import { closePast } from '../venue/close-past.ts';

jest.setTimeout(60_000);

const { world, ahead, next, dinner, tasca, context, messages, left, moveTo } = shopWorld();

describe('a table without a deposit', () => {
  it('is reserved at once, once per key, with its covers, and the member gets a message', async () => {
    const asked = dinner({ areaId: 'window', party: 3 });
    const before = (await left(asked)) ?? 0;
    const told = await messages();
    const idempotencyKey = newRandom();
    const first = await world.my.reserve(asked, {
      idempotencyKey,
      occasion: 'birthday',
      remarks: 'A quiet corner',
    });
    expect(first).toMatchObject({ code: 0, data: { status: 'RESERVED', payable: '0.00', holdUntil: null } });
    const { orderNo } = first.data;
    expect(orderNo).toMatch(/^T/);
    expect(await left(asked)).toBe(before - 3);
    expect(await messages()).toBe(told + 1);
    expect((await world.my.info(orderNo)).data).toMatchObject({
      shopId: 'LOTUS-ROOM',
      shopName: 'The Lotus Room',
      date: asked.date,
      time: '19:00',
      endTime: '21:00',
      startsAt: `${asked.date}T19:00:00+08:00`,
      party: 3,
      area: { code: 'window', isPrivate: false },
      occasion: { code: 'birthday', name: 'Birthday' },
      remarks: 'A quiet corner',
      canModify: true,
      canCancel: true,
      penalty: '0.00',
      pay: null,
    });
  });

  it('is on the member’s home until its time is over, and is finished then', async () => {
    const asked = dinner();
    const { orderNo } = (await world.my.reserve(asked)).data;
    const home = async () =>
      (await world.my.call<Overview>('GET /member/overview', {})).data.upcoming.filter(
        ({ from }) => from === asked.date,
      );
    expect(await home()).toMatchObject([
      { title: UPCOMING_TITLE.en.replace('{name}', 'The Lotus Room').replace('{party}', '2'), time: '19:00' },
    ]);
    await moveTo(orderNo, { from: -3, to: -1 });
    expect(await home()).toEqual([]);
    await closePast(context());
    expect((await world.my.info(orderNo)).data).toMatchObject({ status: 'FINISHED', canCancel: false });
    expect(await world.my.cancel(orderNo)).toMatchObject({ code: 16008 });
  });

  it('is finished, too, if one before it cannot be', async () => {
    const past = async (from: number) => {
      const { orderNo } = (await world.my.reserve(dinner())).data;
      await moveTo(orderNo, { from, to: from + 1 });
      return orderNo;
    };
    const [damaged, sound] = [await past(-6), await past(-4)];
    const statusOf = async (orderNo: string) => (await world.my.info(orderNo)).data.status;
    const heal = await refuseChanges(world.ground.database.db, 'orders', `old.order_no = '${damaged}'`);
    await expect(closePast(context())).rejects.toThrow('a past reservation could not be finished');
    expect([await statusOf(damaged), await statusOf(sound)]).toEqual(['RESERVED', 'FINISHED']);
    await heal();
    await closePast(context());
    expect(await statusOf(damaged)).toBe('FINISHED');
  });

  it('is cancelled free of charge, idempotently, and its covers are released', async () => {
    const asked = dinner({ areaId: 'window' });
    const before = await left(asked);
    const { orderNo } = (await world.my.reserve(asked)).data;
    const given = { code: 0, data: { status: 'CANCELLED', penalty: '0.00', refund: [] } };
    expect(await world.my.cancel(orderNo, { reason: 'Our flight is late' })).toMatchObject(given);
    expect(await world.my.cancel(orderNo)).toMatchObject(given);
    expect((await world.my.info(orderNo)).data.cancelReason).toBe('Our flight is late');
    expect(await left(asked)).toBe(before);
  });

  it('is refused twice at one outlet within one time, also for concurrent requests', async () => {
    const asked = dinner();
    const answers = await Promise.all([
      world.my.reserve(asked),
      world.my.reserve({ ...asked, time: '19:30' }),
      world.my.reserve({ ...asked, time: '20:30' }),
    ]);
    expect(answers.map(({ code }) => Number(code)).toSorted((a, b) => a - b)).toEqual([0, 17005, 17005]);
    expect(await world.my.reserve({ ...asked, time: '12:00' })).toMatchObject({ code: 0 });
  });

  it.each<[string, () => Asked, number]>([
    ['too many', () => dinner({ party: 13 }), 17002],
    ['too many for its area', () => dinner({ party: 5, areaId: 'window' }), 17002],
    ['too soon', () => ({ ...dinner({ shopId: 'NOODLE-LANE' }), date: ahead(-1), time: '20:00' }), 17003],
    ['a day off', () => ({ ...dinner({ shopId: 'TASCA-DO-LARGO' }), date: next(0) }), 17004],
    ['between lunch and dinner', () => dinner({ time: '16:00' }), 17001],
    ['off the grid', () => dinner({ time: '19:10' }), 17001],
    ['too far ahead', () => ({ ...dinner(), date: ahead(95) }), 17001],
    ['an area that is not there', () => dinner({ areaId: 'moon' }), 10001],
    ['a treatment at a restaurant', () => dinner({ serviceIds: ['foot-30'] }), 10001],
  ])('says why it cannot be had: %s', async (_why, asked, code) => {
    const wanted = asked();
    const api = wanted.shopId === 'TASCA-DO-LARGO';
    expect(await world.my.amount(wanted)).toMatchObject({ code });
    expect(await world.my.add(wanted, { api })).toMatchObject({ code });
  });

  it('cannot be booked by this call if the venue confirms itself, nor the other way round', async () => {
    expect(await world.my.add(dinner(), { api: true })).toMatchObject({ code: 10001 });
    expect(await world.my.add(tasca())).toMatchObject({ code: 10001 });
  });
});

it('of another member cannot be read', async () => {
  const { orderNo } = (await world.my.reserve(dinner())).data;
  const other = guest(world.ground.app, await signIn(world.ground.app, '66000116'));
  expect(await other.info(orderNo)).toMatchObject({ code: 10007 });
  expect(await other.cancel(orderNo)).toMatchObject({ code: 10007 });
  expect(await other.update(orderNo, { ...dinner(), version: 1 })).toMatchObject({ code: 10007 });
});

it('counters are created by their first guest', async () => {
  const asked = dinner({ shopId: 'PALM-BRASSERIE', areaId: 'terrace' });
  const of = sql`${inventoryCounter.key} = 'PALM-BRASSERIE/terrace'`;
  expect(await world.ground.database.db.$count(inventoryCounter, of)).toBe(0);
  await world.my.reserve(asked);
  expect(await world.ground.database.db.$count(inventoryCounter, of)).toBe(6);
});
