import { describe, expect, it, jest } from '@jest/globals';
import { sweepOrders } from '../../../core/orders/sweep.ts';
import { shopWorld } from '../testing/world.ts';

jest.setTimeout(60_000);

const { world, clock, dinner, grill, context, left, pay, moveTo } = shopWorld();

describe('a table with a deposit', () => {
  it('costs what was locked, is held, paid and reserved', async () => {
    const asked = grill();
    expect(await world.my.add(asked)).toMatchObject({ code: 20003, data: { amount: '1200.00' } });
    const quoted = (await world.my.amount(asked)).data;
    expect(quoted).toMatchObject({ deposit: '1200.00', payable: '1200.00', atVenue: '0.00' });
    const other = { signTimerStr: quoted.signTimerStr };
    expect(await world.my.add({ ...asked, party: 7 }, other)).toMatchObject({ code: 16004 });
    const held = await world.my.add(asked, other);
    expect(held).toMatchObject({ code: 0, data: { status: 'HELD', payable: '1200.00' } });
    expect(held.data.holdUntil).toMatch(/\+08:00$/);
    await pay(held.data.orderNo);
    expect((await world.my.info(held.data.orderNo)).data).toMatchObject({
      status: 'RESERVED',
      payStatus: 'PAID',
      pay: null,
    });
  });

  it('goes back whole in time, and not at all after it; the fee was shown before', async () => {
    const early = (await world.my.reserve(grill())).data.orderNo;
    await pay(early);
    expect(await world.my.cancel(early)).toMatchObject({ data: { penalty: '0.00', refund: '1200.00' } });
    const late = (await world.my.reserve(grill())).data.orderNo;
    await pay(late);
    await moveTo(late, { from: 3, to: 5 });
    expect((await world.my.info(late)).data).toMatchObject({
      penalty: '1200.00',
      canModify: false,
      canCancel: true,
    });
    expect(await world.my.cancel(late, { expectedPenalty: '0.00' })).toMatchObject({
      code: 16012,
      data: { penalty: '1200.00' },
    });
    expect(await world.my.cancel(late, { expectedPenalty: '1200.00' })).toMatchObject({
      data: { status: 'CANCELLED', penalty: '1200.00', refund: '0.00' },
    });
  });

  it('is free again when nobody pays within ten minutes', async () => {
    const asked = grill({ areaId: 'terrace' });
    const before = await left(asked, 'terrace');
    const { orderNo } = (await world.my.reserve(asked)).data;
    expect(await left(asked, 'terrace')).toBe((before ?? 0) - 6);
    clock.advance(601);
    expect((await world.my.info(orderNo)).data).toMatchObject({ status: 'EXPIRED', pay: null, canCancel: false });
    expect(await world.my.cancel(orderNo)).toMatchObject({ code: 17006 });
    await sweepOrders(context());
    expect(await left(asked, 'terrace')).toBe(before);
  });
});

describe('a treatment', () => {
  it('costs price, service and tax, and takes a therapist and a room', async () => {
    const asked = dinner({
      shopId: 'GARDEN-SPA',
      serviceIds: ['swedish-60', 'foot-30'],
      therapist: 'M',
      party: 1,
    });
    const quoted = (await world.my.amount(asked)).data;
    expect(quoted).toMatchObject({
      items: [
        { name: 'Swedish massage', qty: 1, price: '980.00' },
        { name: 'Foot reflexology', qty: 1, price: '480.00' },
      ],
      subtotal: '1460.00',
      service: '146.00',
      tax: '73.00',
      total: '1679.00',
      deposit: '503.70',
      atVenue: '1175.30',
    });
    const held = await world.my.reserve(asked);
    expect(held.data.orderNo).toMatch(/^S/);
    await pay(held.data.orderNo);
    expect((await world.my.info(held.data.orderNo)).data).toMatchObject({
      endTime: '20:30',
      therapists: ['Rui'],
      services: [{ serviceId: 'swedish-60' }, { serviceId: 'foot-30' }],
    });
    expect((await world.my.times(asked)).map(({ time }) => time)).not.toContain('20:30');
    expect((await world.my.times({ ...asked, therapist: 'F' })).map(({ time }) => time)).toContain('19:00');
  });
});
