import { and, asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/context.ts';
import { preparedClock, type Clock } from '../../platform/time/clock.ts';
import { anyOf, prepared, type Transaction } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { ledgerHold } from '../../schema/index.ts';
import { holdsLedger, lockLedger } from './lock.ts';
import { restoreLots } from './lots.ts';
import { post, postAfterwards } from './post.ts';
import type { Reference } from './reference.ts';
import type { Amount } from './types.ts';

type Hold = typeof ledgerHold.$inferSelect;
type Outcome = 'CAPTURED' | 'RELEASED';

/** Writes the final state of a hold; its member's ledger must be locked and the hold be HELD. */
export async function settle(tx: Transaction, clock: Clock, held: Hold, outcome: Outcome): Promise<void> {
  const { id, memberId, unit, amount } = held;
  const ref = { kind: 'hold', id: String(id) };
  const movement = { memberId, unit, amount, ref, kind: 'RESOLVE', from: 'HOLD' } as const;
  const ends = { holdId: id, status: outcome };
  if (outcome === 'CAPTURED') return postAfterwards(tx, clock, { ...movement, to: 'LIABILITY' }, { ends });
  const txnId = await post(tx, clock, { ...movement, to: 'AVAILABLE' }, { ends });
  return restoreLots(tx, txnId, held.txnId, held);
}

/** A hold, and whether it has expired. */
export interface FoundHold {
  readonly held: Hold;
  readonly isOver: boolean;
}

const hasExpired = sql<boolean>`coalesce(${ledgerHold.expiresAt} <= ${preparedClock.sqlNow()}, false)`;

const selectHolds = prepared('ledger.holds', (db) =>
  db
    .select({ held: ledgerHold, isOver: hasExpired })
    .from(ledgerHold)
    .where(and(eq(ledgerHold.refKind, sql.placeholder('kind')), anyOf(ledgerHold.refId, 'ids')))
    .orderBy(asc(ledgerHold.id)),
);

/** The holds under one of these references, the oldest first. */
export const findHolds = (
  db: Executor,
  clock: Clock,
  kind: string,
  ids: readonly string[],
): Promise<FoundHold[]> => selectHolds(db, { kind, ids, now: clock.fixedNow() });

/** What was found, as it is under the locks of its owners. */
async function underLock(tx: Transaction, clock: Clock, found: readonly FoundHold[], ref: Reference) {
  const owners = [...new Set(found.map(({ held }) => held.memberId))].toSorted((a, b) => a - b);
  const others = owners.filter((memberId) => !holdsLedger(tx, memberId));
  if (others.length === 0) return found;
  for (const memberId of others) await lockLedger(tx, memberId);
  return findHolds(tx, clock, ref.kind, [ref.id]);
}

/** Settles holds of one reference; resolves to their amounts. Idempotent. */
export async function settleFound(
  tx: Transaction,
  clock: Clock,
  found: readonly FoundHold[],
  outcome: Outcome,
): Promise<Amount[]> {
  const [first] = found;
  if (first === undefined) return [];
  const ref = { kind: first.held.refKind, id: first.held.refId };
  const holds = await underLock(tx, clock, found, ref);
  for (const { held, isOver } of holds) {
    if (held.status === outcome) continue;
    if (held.status !== 'HELD' || (isOver && outcome === 'CAPTURED')) throw new DomainError('HOLD_SETTLED');
    await settle(tx, clock, held, outcome);
  }
  return holds.map(({ held: { memberId, unit, amount } }) => ({ memberId, unit, amount }));
}

async function settleAll(tx: Transaction, clock: Clock, ref: Reference, outcome: Outcome): Promise<Amount[]> {
  return settleFound(tx, clock, await findHolds(tx, clock, ref.kind, [ref.id]), outcome);
}

/**
 * Spends everything that is held under the reference, in every unit; resolves to the amounts, empty if
 * nothing was held. Idempotent. Throws HOLD_SETTLED if it was released or has expired.
 */
export const capture = (tx: Transaction, clock: Clock, ref: Reference): Promise<Amount[]> =>
  settleAll(tx, clock, ref, 'CAPTURED');

/**
 * Releases everything that is held under the reference, with its old expiry; resolves to the amounts, empty
 * if nothing was held. Idempotent. Throws HOLD_SETTLED if it was captured: use `refund` for that.
 */
export const release = (tx: Transaction, clock: Clock, ref: Reference): Promise<Amount[]> =>
  settleAll(tx, clock, ref, 'RELEASED');
