import type { Transaction } from './index.ts';

/**
 * The one order in which a transaction takes row locks, so that no two wait for each other. Within one
 * rank, ascending keys. A lock that the transaction holds already may be named again at any time.
 *
 * - `idem`: the claim of an idempotency key; `runOnce` begins the transaction with it.
 * - `outlet`: one whose tables and therapists are assigned, so that two parties are not sent to the same one; a session
 *   whose best seats are proposed, an invitation that is used.
 * - `ledger`: a member's accounts, all at once, by member id. They come before the member's lots, holds and scheduled
 *   releases, which only the holder of the accounts touches, so that several movements fit into one transaction.
 *   Programme accounts have no balance and are never locked.
 *
 * Rows that others refer to (members, orders) are locked FOR NO KEY UPDATE: a FOR UPDATE would also wait for every
 * insert of a row that refers to them, which takes a lock that this order does not know.
 */
export const LOCK_ORDER = [
  'idem',
  'member',
  'cart',
  'outlet',
  'order',
  'voucher',
  'inventory',
  'ledger',
  'payment',
] as const;

export type LockName = (typeof LOCK_ORDER)[number];
export type LockKey = number | string;

interface Held {
  readonly rank: number;
  readonly key: LockKey;
}

const held = new WeakMap<Transaction, Map<string, Held>>();

/** The database sorts numbers as numbers and texts by their bytes. */
function compareKeys(a: LockKey, b: LockKey): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b)));
}

function firstAfter(taken: Iterable<Held>, next: Held): Held | undefined {
  for (const lock of taken) {
    const later = lock.rank > next.rank;
    if (later || (lock.rank === next.rank && compareKeys(lock.key, next.key) > 0)) return lock;
  }
  return undefined;
}

const name = ({ rank, key }: Held) => `${LOCK_ORDER[rank]} ${key}`;
const isGuarding = process.env['APP_ENV'] !== 'production';

/**
 * Call it right before the statement that locks these rows, in the order in which it locks them. Throws if a
 * lock ranks before one that the transaction took earlier, because two such transactions could deadlock. In
 * production it does nothing; there the database ends a deadlock and `inTransaction` retries.
 */
export function takeLocks(tx: Transaction, lock: LockName, keys: readonly LockKey[]): void {
  if (!isGuarding) return;
  const taken = held.get(tx) ?? new Map<string, Held>();
  held.set(tx, taken);
  for (const key of keys) {
    const next = { rank: LOCK_ORDER.indexOf(lock), key };
    if (taken.has(name(next))) continue;
    const later = firstAfter(taken.values(), next);
    if (later) throw new Error(`out of the lock order: ${name(next)} after ${name(later)}`);
    taken.set(name(next), next);
  }
}
