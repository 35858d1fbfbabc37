import { expect } from '@jest/globals';
import fc from 'fast-check';
import type { Database } from '../../src/platform/database/index.ts';
import type { TwoPools } from '../database/two-pools.ts';
import { UNITS } from '../../src/schema/index.ts';
import { balanceOf } from '../../src/core/ledger/balance.ts';
import { brokenInvariants } from './invariants.ts';
import { Model } from './model.ts';
import { operation } from './operations.ts';
import { OrderWorld, orderOperation } from './order-world.ts';
import { World } from './world.ts';

/** Shrinking a counterexample takes many runs; the smallest one so far is reported. */
const PATIENCE_MS = 30_000;

const operations = (count: number) => fc.array(operation, { minLength: count, maxLength: count });

async function expectAsTold(world: World, model: Model): Promise<void> {
  const statuses = (await world.vouchers()).map(({ status }) => status);
  expect(statuses).toEqual(model.vouchers.vouchers.map(({ status }) => status));
  for (const [who, memberId] of world.members.entries())
    for (const unit of UNITS) {
      const { expiring, ...balance } = model.ledger.expected(who, unit);
      const byDate = expiring.map(({ day, amount }) => ({ on: world.date(day), amount }));
      expect(await balanceOf(world.db, world.clock, { memberId, unit })).toEqual({
        ...balance,
        expiring: byDate,
      });
    }
}

/** After each of `count` random operations in sequence, the state equals the model's. */
export async function checkAgainstModel(db: Database, count: number, numRuns: number): Promise<void> {
  const property = fc.asyncProperty(operations(count), async (all) => {
    const [world, model] = [await World.begin(db), new Model()];
    for (const what of all) {
      expect([what, await world.perform(what)]).toEqual([what, model.perform(what)]);
      await expectAsTold(world, model);
    }
    expect(await brokenInvariants(db)).toEqual([]);
  });
  await fc.assert(property, {
    numRuns,
    interruptAfterTimeLimit: Math.max(PATIENCE_MS, count * numRuns * 100),
  });
}

/** Operations that may run concurrently; time passes for all of them. */
function* batches<T extends { readonly do: string }>(all: readonly T[], size: number): Generator<T[]> {
  let batch: T[] = [];
  for (const what of all) {
    const isTime = what.do === 'days pass' || what.do === 'minutes pass';
    if (isTime || batch.length === size) {
      yield batch;
      batch = [];
    }
    if (isTime) yield [what];
    else batch.push(what);
  }
  yield batch;
}

/** After `count` random operations, thirty at a time over two pools, every invariant holds. */
export async function checkInvariants(pools: TwoPools, count: number, numRuns: number): Promise<void> {
  const property = fc.asyncProperty(operations(count), async (all) => {
    const world = await World.begin(pools.db);
    for (const batch of batches(all, 30)) {
      // Anything except a refusal fails here, for example a deadlock or a broken lock order.
      await Promise.all(batch.map((what, n) => world.perform(what, pools.at(n))));
    }
    expect(await brokenInvariants(pools.db)).toEqual([]);
  });
  await fc.assert(property, {
    numRuns,
    interruptAfterTimeLimit: Math.max(PATIENCE_MS, count * numRuns * 100),
  });
}

/**
 * The same for orders and payments, ten at a time, so that each meets objects that others have just created.
 */
export async function checkOrders(pools: TwoPools, count: number, numRuns: number): Promise<void> {
  const all = fc.array(orderOperation, { minLength: count, maxLength: count });
  const property = fc.asyncProperty(all, async (wanted) => {
    const world = await OrderWorld.begin(pools);
    for (const batch of batches(wanted, 10))
      await Promise.all(batch.map((what, n) => world.perform(what, n)));
    expect(await brokenInvariants(pools.db)).toEqual([]);
  });
  await fc.assert(property, {
    numRuns,
    interruptAfterTimeLimit: Math.max(PATIENCE_MS, count * numRuns * 100),
  });
}
