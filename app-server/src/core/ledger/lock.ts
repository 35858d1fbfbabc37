import { asc, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/index.ts';
import { ledgerAccount, UNITS } from '../../schema/index.ts';
import { takeLocks } from '../../platform/database/lock-order.ts';

const BUCKETS = ['AVAILABLE', 'HOLD', 'PENDING'] as const;
const ACCOUNTS = UNITS.flatMap((unit) => BUCKETS.map((bucket) => ({ unit, bucket })));

function lockAccounts(tx: Transaction, memberId: number) {
  return tx
    .select({ id: ledgerAccount.id })
    .from(ledgerAccount)
    .where(eq(ledgerAccount.memberId, memberId))
    .orderBy(asc(ledgerAccount.id))
    .for('no key update');
}

/** Locks a member's whole ledger until the transaction ends; opens the accounts of a new member. */
export async function lockLedger(tx: Transaction, memberId: number): Promise<void> {
  takeLocks(tx, 'ledger', [memberId]);
  if ((await lockAccounts(tx, memberId)).length === ACCOUNTS.length) return;
  const accounts = ACCOUNTS.map((account) => ({ ...account, memberId, balance: 0n }));
  await tx.insert(ledgerAccount).values(accounts).onConflictDoNothing();
  await lockAccounts(tx, memberId);
}
