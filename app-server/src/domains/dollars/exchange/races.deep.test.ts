/** @jest-environment-options {"ownModules": true} */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { eq, inArray } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/index.ts';
import { testClock } from '../../../../test/platform/protocol/test-clock.ts';
import { exchangeItem, exchangeOrder } from '../tables/exchange.ts';
import { inventoryCounter, ledgerHold, orders } from '../../../schema/index.ts';
import { newMember } from '../../../../test/made/members.ts';
import { fulfilled, refusals } from '../../../../test/tools/outcomes.ts';
import { registerTestKind } from '../../../../test/made/test-orders.ts';
import { twoProcesses, type TwoProcesses } from '../../../../test/processes/two-processes.ts';
import { balanceOf } from '../../../core/ledger/balance.ts';
import { earn } from '../../../core/ledger/earn.ts';
import { brokenInvariants } from '../../../../test/model/invariants.ts';
import type * as races from '../../../../test/domains/dollars/races.ts';
import { newItem } from '../../../../test/domains/dollars/shelf.ts';

jest.setTimeout(120_000);
registerTestKind();

const clock = testClock();
let processes: TwoProcesses<typeof races>;

beforeAll(async () => {
  processes = await twoProcesses(
    new URL('../../../../test/domains/dollars/races.ts', import.meta.url),
    clock,
  );
});
afterAll(async () => {
  expect(await brokenInvariants(processes.db)).toEqual([]);
  await processes.drop();
});

async function rich(dollars: bigint): Promise<number> {
  const memberId = await newMember(processes.db);
  const ref = { kind: 'test', id: `gift ${memberId}` };
  await inTransaction(processes.db, (tx) =>
    earn(tx, clock, { memberId, unit: 'DOLLAR', amount: dollars, ref }),
  );
  return memberId;
}
const unit = 'DOLLAR' as const;
const wish = (memberId: number, itemId: number) => ({
  memberId,
  itemId,
  unit,
  price: 10_00n,
  property: 'sjm',
});
const available = async (memberId: number) =>
  (await balanceOf(processes.db, clock, { memberId, unit })).available;

async function stockOf(itemId: number) {
  const [row] = await processes.db
    .select({ counter: inventoryCounter })
    .from(inventoryCounter)
    .innerJoin(exchangeItem, eq(exchangeItem.code, inventoryCounter.key))
    .where(eq(exchangeItem.id, itemId));
  return row?.counter;
}

describe('concurrent exchanges over two processes', () => {
  it('I10: two hundred redemptions of a reward of which there are ten: ten succeed, the others keep their dollars', async () => {
    const itemId = await newItem(processes.db, { stock: 10 });
    const members: number[] = [];
    for (let n = 0; n < 20; n += 1) members.push(await rich(500_00n));
    const member = (n: number) => members[n % members.length] ?? 0;
    const outcomes = await processes.race(200, (n) => ['exchange', wish(member(n), itemId)]);
    const made = fulfilled(outcomes);
    expect(made).toHaveLength(10);
    expect(refusals(outcomes)).toEqual(Array.from({ length: 190 }, () => 'REWARD_STOCK'));
    expect(await stockOf(itemId)).toMatchObject({ total: 10, sold: 10, held: 0 });
    const left = await Promise.all(members.map(available));
    expect(left.reduce((sum, one) => sum + one, 0n)).toBe(20n * 500_00n - 10n * 10_00n);
    const ordered = await processes.db.select().from(exchangeOrder).where(eq(exchangeOrder.itemId, itemId));
    expect(ordered.map(({ orderId }) => orderId).toSorted()).toEqual(made.toSorted());
  });

  it('I10: one member has no more than the limit', async () => {
    const itemId = await newItem(processes.db, { stock: 100, perMember: 3 });
    const memberId = await rich(1_000_00n);
    const outcomes = await processes.race(40, () => ['exchange', wish(memberId, itemId)]);
    expect(fulfilled(outcomes)).toHaveLength(3);
    expect(refusals(outcomes)).toEqual(Array.from({ length: 37 }, () => 'REWARD_LIMIT'));
    expect(await available(memberId)).toBe(970_00n);
  });

  it('I2: forty redemptions of 10.00 against 95.00: nine succeed, 5.00 are left', async () => {
    const itemId = await newItem(processes.db, { stock: 100 });
    const memberId = await rich(95_00n);
    const outcomes = await processes.race(40, () => ['exchange', wish(memberId, itemId)]);
    expect(fulfilled(outcomes)).toHaveLength(9);
    expect(refusals(outcomes)).toEqual(Array.from({ length: 31 }, () => 'BALANCE_INSUFFICIENT'));
    expect(await available(memberId)).toBe(5_00n);
  });

  it('I20: collecting and cancelling one order at once has one final state, and returns everything once or not at all', async () => {
    for (let round = 0; round < 5; round += 1) {
      const itemId = await newItem(processes.db, { stock: 1 });
      const memberId = await rich(10_00n);
      const [orderId] = fulfilled(await processes.race(1, () => ['exchange', wish(memberId, itemId)]));
      const [order] = await processes.db
        .select()
        .from(orders)
        .where(eq(orders.id, orderId ?? 0));
      const [{ pickUpCode } = { pickUpCode: null }] = await processes.db
        .select()
        .from(exchangeOrder)
        .where(inArray(exchangeOrder.orderId, [orderId ?? 0]));
      const orderNo = order?.orderNo ?? '';
      await processes.race(30, (n) =>
        (n >> 1) % 2 === round % 2 ? ['collect', pickUpCode ?? ''] : ['cancel', { memberId, orderNo, unit }],
      );
      const [after] = await processes.db
        .select()
        .from(orders)
        .where(eq(orders.id, orderId ?? 0));
      const isCancelled = after?.status === 'CANCELLED';
      expect(isCancelled || after?.status === 'COLLECTED').toBe(true);
      expect(await available(memberId)).toBe(isCancelled ? 10_00n : 0n);
      expect((await stockOf(itemId))?.sold).toBe(isCancelled ? 0 : 1);
    }
  });

  it('no holds are left', async () => {
    expect(await processes.db.$count(ledgerHold, eq(ledgerHold.refKind, 'REWARD'))).toBeGreaterThan(0);
    const held = await processes.db.select().from(ledgerHold).where(eq(ledgerHold.status, 'HELD'));
    expect(held.filter(({ refKind }) => refKind === 'REWARD')).toEqual([]);
  });
});
