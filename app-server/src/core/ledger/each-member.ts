import { inTransaction, type Database, type Transaction } from '../../platform/database/index.ts';
import { lockLedger } from './lock.ts';

type Work = (tx: Transaction, memberId: number) => Promise<void>;

/**
 * Does a piece of work for each member, in a transaction of its own, so that no member waits for another. One that
 * fails does not keep the others from it; they are thrown together at the end.
 */
export async function separately(
  db: Database,
  members: readonly { readonly memberId: number }[],
  work: Work,
): Promise<void> {
  const failures: unknown[] = [];
  for (const { memberId } of members) {
    try {
      await inTransaction(db, (tx) => work(tx, memberId));
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `failed for ${failures.length} members`);
}

/** The same with the member's ledger locked first. */
export function eachMember(
  db: Database,
  members: readonly { readonly memberId: number }[],
  work: Work,
): Promise<void> {
  return separately(db, members, async (tx, memberId) => {
    await lockLedger(tx, memberId);
    await work(tx, memberId);
  });
}
