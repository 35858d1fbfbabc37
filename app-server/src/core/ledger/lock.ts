import { asc, eq, sql } from 'drizzle-orm';
import { prepared, type Transaction } from '../../platform/database/index.ts';
import { ledgerAccount, UNITS } from '../../schema/index.ts';
import { takeLocks } from '../../platform/database/lock-order.ts';

const BUCKETS = ['AVAILABLE', 'HOLD', 'PENDING'] as const;
const ACCOUNTS = UNITS.flatMap((unit) => BUCKETS.map((bucket) => ({ unit, bucket })));

const lockAccounts = prepared('ledger.lock', (db) =>
  db
    .select({ id: ledgerAccount.id })
    .from(ledgerAccount)
    .where(eq(ledgerAccount.memberId, sql.placeholder('memberId')))
    .orderBy(asc(ledgerAccount.id))
    .for('no key update'),
);

/** The members whose ledger a transaction has locked, so that it asks for no lock twice. */
const locked = new WeakMap<Transaction, Set<number>>();

export const holdsLedger = (tx: Transaction, memberId: number): boolean =>
  locked.get(tx)?.has(memberId) === true;

/** After a rollback to a savepoint, which gives up the locks that were taken since. */
export const forgetLedgers = (tx: Transaction): boolean => locked.delete(tx);

/**
 * Locks a member's whole ledger with one statement, which others may follow at once; false if the member is new:
 * then `lockLedger` has to open the accounts.
 */
export async function tryLedger(tx: Transaction, memberId: number): Promise<boolean> {
  if (holdsLedger(tx, memberId)) return true;
  takeLocks(tx, 'ledger', [memberId]);
  const accounts = await lockAccounts(tx, { memberId });
  if (accounts.length !== ACCOUNTS.length) return false;
  locked.set(tx, (locked.get(tx) ?? new Set()).add(memberId));
  return true;
}

/** Locks a member's whole ledger until the transaction ends; opens the accounts of a new member. */
export async function lockLedger(tx: Transaction, memberId: number): Promise<void> {
  if (await tryLedger(tx, memberId)) return;
  const accounts = ACCOUNTS.map((account) => ({ ...account, memberId, balance: 0n }));
  await tx.insert(ledgerAccount).values(accounts).onConflictDoNothing();
  await tryLedger(tx, memberId);
}
