import { describe, expect, it, jest } from '@jest/globals';
import { refund } from '../../../schema/index.ts';
import { shopWorld } from '../../../../test/domains/shop/world.ts';

jest.setTimeout(60_000);

const { world, dinner, pay, moveTo } = shopWorld();

describe('at the venue’s reception', () => {
  const says = (orderNo: string, what: string) =>
    fetch(`${world.origin}/_dev/venues?orderNo=${orderNo}&says=${what}`, { method: 'POST' });

  it('guests who arrive are seated, and finished when the time is over', async () => {
    const { orderNo } = (await world.my.reserve(dinner())).data;
    expect((await says(orderNo, 'SEATED')).status).toBe(200);
    expect((await world.my.info(orderNo)).data).toMatchObject({
      status: 'SEATED',
      canCancel: false,
      canModify: false,
    });
    await says(orderNo, 'NO_SHOW');
    expect((await world.my.info(orderNo)).data.status).toBe('SEATED');
  });

  it('for a no-show the fee is kept and the rest is refunded, once', async () => {
    const asked = dinner({ shopId: 'GARDEN-SPA', serviceIds: ['swedish-60'], party: 1 });
    const { orderNo } = (await world.my.reserve(asked)).data;
    await pay(orderNo);
    await moveTo(orderNo, { from: -0.5, to: 0.5 });
    const before = await world.ground.database.db.$count(refund);
    await Promise.all([says(orderNo, 'NO_SHOW'), says(orderNo, 'NO_SHOW')]);
    expect((await world.my.info(orderNo)).data).toMatchObject({
      status: 'NO_SHOW',
      deposit: '338.10',
      penalty: '169.05',
      payStatus: 'PART_REFUNDED',
    });
    expect(await world.ground.database.db.$count(refund)).toBe(before + 1);
  });
});
