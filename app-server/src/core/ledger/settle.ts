import { and, asc, eq, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/time/clock.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { ledgerHold } from '../../schema/index.ts';
import { lockLedger } from './lock.ts';
import { restoreLots } from './lots.ts';
import { post } from './post.ts';
import type { Reference } from './reference.ts';
import type { Amount } from './types.ts';

type Hold = typeof ledgerHold.$inferSelect;
type Outcome = 'CAPTURED' | 'RELEASED';

/** Writes the final state of a hold; its member's ledger must be locked and the hold be HELD. */
export async function settle(tx: Transaction, clock: Clock, held: Hold, outcome: Outcome): Promise<void> {
  const { id, memberId, unit, amount } = held;
  const to = outcome === 'CAPTURED' ? 'LIABILITY' : 'AVAILABLE';
  const ref = { kind: 'hold', id: String(id) };
  const txnId = await post(tx, clock, { memberId, unit, amount, ref, kind: 'RESOLVE', from: 'HOLD', to });
  if (outcome === 'RELEASED') await restoreLots(tx, txnId, held.txnId, held);
  await tx
    .update(ledgerHold)
    .set({ status: outcome, resolvedAt: clock.sqlNow() })
    .where(eq(ledgerHold.id, id));
}

async function lockHolds(tx: Transaction, clock: Clock, ref: Reference) {
  const isOfRef = and(eq(ledgerHold.refKind, ref.kind), eq(ledgerHold.refId, ref.id));
  const owners = await tx
    .selectDistinct({ memberId: ledgerHold.memberId })
    .from(ledgerHold)
    .where(isOfRef)
    .orderBy(asc(ledgerHold.memberId));
  for (const { memberId } of owners) await lockLedger(tx, memberId);
  const isOver = sql<boolean>`coalesce(${ledgerHold.expiresAt} <= ${clock.sqlNow()}, false)`;
  return tx.select({ held: ledgerHold, isOver }).from(ledgerHold).where(isOfRef).orderBy(asc(ledgerHold.id));
}

async function settleAll(tx: Transaction, clock: Clock, ref: Reference, outcome: Outcome): Promise<Amount[]> {
  const holds = await lockHolds(tx, clock, ref);
  for (const { held, isOver } of holds) {
    if (held.status === outcome) continue;
    if (held.status !== 'HELD' || (isOver && outcome === 'CAPTURED')) throw new DomainError('HOLD_SETTLED');
    await settle(tx, clock, held, outcome);
  }
  return holds.map(({ held: { memberId, unit, amount } }) => ({ memberId, unit, amount }));
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
