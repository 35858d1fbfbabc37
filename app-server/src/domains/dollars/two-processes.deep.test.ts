import { describe, expect, it } from '@jest/globals';
import type { PointsOrder, RewardOrder } from '@resort/mf-dollars/contract';
import { eq } from 'drizzle-orm';
import { newRandom, type Identity } from '../../../test/platform/protocol/client.ts';
import { sendOver } from '../../../test/platform/protocol/over-http.ts';
import { exchangeItem } from './tables/exchange.ts';
import { orders } from '../../schema/index.ts';
import { each, raceOn, type Racing, type TwoServers } from '../../../test/processes/two-servers.ts';

let database: Racing['database'];
let servers: TwoServers;
let member: Identity;

raceOn((racing) => ({ database, servers, member } = racing), '66000103');

async function idOf(code: string): Promise<string> {
  const [item] = await database.db.select().from(exchangeItem).where(eq(exchangeItem.code, code));
  return String(item?.id);
}
const redeem = (n: number, rewardId: string, idempotencyKey: string) =>
  sendOver<RewardOrder>(servers.at(n), 'POST /dollar/redeem', {
    as: member,
    payload: { rewardId, qty: 1, expectedPrice: '180.00', idempotencyKey },
  });
const ordersOf = (kind: string) => database.db.$count(orders, eq(orders.kind, kind));

describe('exchanges over two servers', () => {
  it('I5: fifty requests of one key are one redemption, and each gets its receipt', async () => {
    const [rewardId, key] = [await idOf('RW-DINING-200'), newRandom()];
    const before = await ordersOf('REWARD');
    const answers = await each(50, (n) => redeem(n, rewardId, key));
    const receipts = new Set(answers.map(({ envelope }) => JSON.stringify(envelope.data)));
    expect(answers.every(({ envelope }) => envelope.code === 0)).toBe(true);
    expect(receipts.size).toBe(1);
    expect(answers[0]?.envelope.data).toMatchObject({ status: 'ISSUED', balanceAfter: '908.50' });
    expect((await ordersOf('REWARD')) - before).toBe(1);
    expect((await redeem(1, rewardId, key)).envelope.data).toEqual(answers[0]?.envelope.data);
    expect((await redeem(1, await idOf('RW-POOL-DAY'), key)).envelope.code).toBe(10005);
  });

  it('I5: fifty requests of one key are one order of the points mall, with money on top', async () => {
    const before = await ordersOf('POINTS');
    const payload = {
      goodsId: await idOf('GM-ROBE'),
      qty: 1,
      way: 'TOP_UP',
      expectedPoints: 2600,
      expectedCash: '130.00',
      pickupProperty: 'sjm',
      idempotencyKey: newRandom(),
    };
    const answers = await each(50, (n) =>
      sendOver<PointsOrder>(servers.at(n), 'POST /point/mall/pointsPayGoods', { as: member, payload }),
    );
    const numbers = new Set(answers.map(({ envelope }) => envelope.data?.orderNo));
    expect([numbers.size, (await ordersOf('POINTS')) - before]).toEqual([1, 1]);
    expect(answers[0]?.envelope.data).toMatchObject({ status: 'CREATED', balanceAfter: 10_200 });
  });
});
