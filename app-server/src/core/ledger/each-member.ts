import { inTransaction, type Database, type Transaction } from '../../platform/database/index.ts';
import { lockLedger } from './lock.ts';

/** Without a database every member fails. */
const MOST_NAMED = 20;

type Work = (tx: Transaction, memberId: number) => Promise<void>;

/**
 * Runs work for each member in its own transaction, so that members do not block each other. A failure does
 * not stop the others; all errors are thrown together at the end, with the ids of the first members.
 */
export async function separately(
  db: Database,
  members: readonly { readonly memberId: number }[],
  work: Work,
): Promise<void> {
  const failures = new Map<number, unknown>();
  for (const { memberId } of members) {
    try {
      await inTransaction(db, (tx) => work(tx, memberId));
    } catch (error) {
      failures.set(memberId, error);
    }
  }
  if (failures.size === 0) return;
  const ids = [...failures.keys()].slice(0, MOST_NAMED);
  const more = failures.size > ids.length ? ` and ${failures.size - ids.length} more` : '';
  throw new AggregateError(failures.values(), `failed for the members ${ids.join(', ')}${more}`);
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
