import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inTransaction, type Transaction } from './index.ts';
import { testDatabase } from '../../../test/database/database.ts';
import { LOCK_ORDER, takeLocks } from './lock-order.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const inOne = (work: (tx: Transaction) => void) => inTransaction(database.db, async (tx) => work(tx));

describe('the lock order', () => {
  it('accepts every kind in order, with ascending keys, and locks that are held already', async () => {
    await inOne((tx) => {
      for (const lock of LOCK_ORDER) takeLocks(tx, lock, [9, 10, 100]);
      takeLocks(tx, 'order', [10]);
    });
  });

  it.each([
    ['another kind', 'order', [1], 'ledger 7'],
    ['a lower key', 'ledger', [6], 'ledger 7'],
    ['keys in another order', 'payment', [3, 2], 'payment 3'],
  ] as const)('refuses %s', async (_what, lock, keys, before) => {
    const broken = inOne((tx) => {
      takeLocks(tx, 'ledger', [7]);
      takeLocks(tx, lock, keys);
    });
    await expect(broken).rejects.toThrow(new RegExp(`out of the lock order: .+ after ${before}`));
  });

  it('starts again with each transaction', async () => {
    await inOne((tx) => takeLocks(tx, 'payment', [1]));
    await inOne((tx) => takeLocks(tx, 'member', [1]));
  });
});
