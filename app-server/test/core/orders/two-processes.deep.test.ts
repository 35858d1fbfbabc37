import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { CallKey } from '@resort/shared/contract';
import type { Identity } from '../../platform/protocol/client.ts';
import { sendOver } from '../../platform/protocol/over-http.ts';
import { inventoryCounter, inventoryHold, orders } from '../../../src/schema/index.ts';
import { each, raceOn, type Racing, type TwoServers } from '../../processes/two-servers.ts';

let database: Racing['database'];
let servers: TwoServers;
let member: Identity;

raceOn((racing) => ({ database, servers, member } = racing), '66000101');

const NIGHT = '2027-01-01';
async function call<T>(n: number, key: CallKey, payload: Record<string, unknown> = {}) {
  return (await sendOver<T>(servers.at(n), key, { as: member, payload })).envelope;
}
const stock = (key: string, total: number) =>
  database.db.insert(inventoryCounter).values({ type: 'ROOM', key, period: NIGHT, total });
const counterOf = async (key: string) =>
  (await database.db.select().from(inventoryCounter).where(eq(inventoryCounter.key, key)))[0];
const hold = (n: number, key: string, holdSeconds = 900) =>
  call<{ orderId: number }>(n, 'POST /test/order', { nights: [[key, NIGHT]], holdSeconds });

describe('two processes on one database', () => {
  it('I8: forty orders of five rooms: five are held', async () => {
    await stock('five', 5);
    const answers = await each(40, (n) => hold(n, 'five'));
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === 0)).toHaveLength(5);
    expect(codes.filter((code) => code === 10012)).toHaveLength(35);
    expect(await counterOf('five')).toMatchObject({ held: 5, sold: 0 });
  });

  it('I20: pay, cancel and expire one order when its hold expires: it has one final state, once', async () => {
    for (let trial = 0; trial < 6; trial += 1) {
      const key = `room ${trial}`;
      await stock(key, 1);
      const { data } = await hold(0, key, 1);
      const { orderId } = data;
      // half of the trials start before the hold expires and half after
      await pause(trial % 2 === 0 ? 930 : 1010);
      const kinds = ['pay', 'cancel', 'sweep'] as const;
      const answers = await each(36, async (n) => {
        const kind = kinds[n % 3] ?? 'sweep';
        return { kind, ...(await call<unknown>(n, `POST /test/order/${kind}`, { orderId })) };
      });
      await call(0, 'POST /test/order/sweep');
      const [order] = await database.db.select().from(orders).where(eq(orders.id, orderId));
      const [held] = await database.db.select().from(inventoryHold).where(eq(inventoryHold.orderId, orderId));
      const isSold = order?.status === 'RESERVED';
      expect(await counterOf(key)).toMatchObject({ held: 0, sold: isSold ? 1 : 0 });
      expect(held?.state === 'SOLD').toBe(isSold);
      const cancelled = answers.filter(({ kind, data: did }) => kind === 'cancel' && did === true);
      expect(cancelled.length).toBeLessThanOrEqual(1);
      const confirmed = answers.filter(({ data: did }) => did === 'confirmed');
      expect(confirmed.length).toBeLessThanOrEqual(1);
      // success, or the error that the hold has expired; nothing else
      expect(answers.filter(({ code }) => code !== 0 && code !== 16006)).toEqual([]);
    }
  });
});
