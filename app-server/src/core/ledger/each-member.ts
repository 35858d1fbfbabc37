import { inTransaction, type Database, type Transaction } from '../../platform/database/index.ts';
import { lockLedger } from './lock.ts';

/**
 * Does a piece of work for each member, in a transaction of its own with the ledger locked, so that no member waits
 * for another. One that fails does not keep the others from it; they are thrown together at the end.
 */
export async function eachMember(
  db: Database,
  members: readonly { readonly memberId: number }[],
  work: (tx: Transaction, memberId: number) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const { memberId } of members) {
    try {
      await inTransaction(db, async (tx) => {
        await lockLedger(tx, memberId);
        await work(tx, memberId);
      });
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `failed for ${failures.length} members`);
}
