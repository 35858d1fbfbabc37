import { describe, expect, it, jest } from '@jest/globals';
import { desc, eq, sql } from 'drizzle-orm';
import { NOT_ANSWERED } from '../texts/reservations.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { orders, refund } from '../../../schema/index.ts';
import { NO_TABLE_OF_THIS_SIZE } from '../texts/reservations.ts';
import { shopWorld } from '../../../../test/domains/shop/world.ts';
import { applyAnswer } from './answer.ts';
import { closePast } from './close-past.ts';

jest.setTimeout(60_000);

const { world, tasca, context, deliver, messages, left, pay, moveTo } = shopWorld();

describe('an outlet that confirms itself', () => {
  it('is asked, accepts, and the member gets a message', async () => {
    const told = await messages();
    const { data } = await world.my.reserve(tasca(), { api: true });
    expect(data).toMatchObject({ status: 'REQUESTED' });
    expect(await messages()).toBe(told + 1);
    expect((await world.my.info(data.orderNo)).data).toMatchObject({ status: 'RESERVED', channel: 'API' });
    await world.my.cancel(data.orderNo);
  });

  it('declines: the covers are released, the money is refunded, the member gets a message', async () => {
    await world.ground.database.db.execute(
      sql`update shop set reserve = jsonb_set(reserve, '{deposit}', '{"kind":"PER_GUEST","amount":"100.00","fromParty":7}')
        where code = 'TASCA-DO-LARGO'`,
    );
    const asked = tasca({ party: 8, areaId: 'hall' });
    const before = await left(asked, 'hall');
    const { orderNo, status } = (await world.my.reserve(asked, { api: true })).data;
    expect(status).toBe('HELD');
    await pay(orderNo);
    expect((await world.my.info(orderNo)).data).toMatchObject({ status: 'REQUESTED', payStatus: 'PAID' });
    const told = await messages();
    expect((await world.my.info(orderNo)).data).toMatchObject({
      status: 'DECLINED',
      payStatus: 'REFUNDED',
      cancelReason: NO_TABLE_OF_THIS_SIZE.en,
    });
    const sent = await world.ground.database.db
      .select({ cash: refund.cash })
      .from(refund)
      .orderBy(desc(refund.id))
      .limit(1);
    expect(sent).toEqual([{ cash: 800_00n }]);
    expect(await messages()).toBe(told);
    expect(await left(asked, 'hall')).toBe(before);
    expect(await world.my.update(orderNo, { ...asked, version: 1 })).toMatchObject({ code: 17008 });
  });

  it('counts as declined if it has not answered by the time of the reservation', async () => {
    const { orderNo } = (await world.my.reserve(tasca(), { api: true })).data;
    await moveTo(orderNo, { from: -3, to: -1 });
    await closePast(context());
    expect((await world.my.info(orderNo)).data).toMatchObject({
      status: 'DECLINED',
      cancelReason: NOT_ANSWERED.en,
    });
  });

  it('has no effect on a request that was changed meanwhile', async () => {
    const asked = tasca();
    const { orderNo } = (await world.my.reserve(asked, { api: true })).data;
    const { version } = (await world.my.info(orderNo)).data;
    const again = await world.my.update(orderNo, { ...asked, time: '20:00', version });
    expect(again).toMatchObject({ code: 0, data: { status: 'REQUESTED' } });
    const [order] = await world.ground.database.db.select().from(orders).where(eq(orders.orderNo, orderNo));
    const answer = { status: 'DECLINED' as const, reason: 'full' };
    const late = { orderId: order?.id ?? 0, revision: 1, answer };
    await inTransaction(world.ground.database.db, (tx) => applyAnswer(tx, context(), late));
    expect((await world.my.info(orderNo)).data).toMatchObject({ status: 'REQUESTED' });
    await deliver();
    expect((await world.my.info(orderNo)).data).toMatchObject({ status: 'RESERVED', time: '20:00' });
    await world.my.cancel(orderNo);
  });
});
