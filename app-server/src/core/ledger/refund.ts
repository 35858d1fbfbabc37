import { and, eq, inArray } from 'drizzle-orm';
import type { Clock } from '../../platform/time/clock.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { ledgerHold, ledgerTxn } from '../../schema/index.ts';
import { lockLedger } from './lock.ts';
import { restoreLots } from './lots.ts';
import { alreadyPosted, post, type Movement } from './post.ts';
import type { Reference } from './reference.ts';
import type { Unit } from './types.ts';

export interface Refund {
  /** of the captured hold, or of the redemption */
  readonly ref: Reference;
  readonly unit: Unit;
  /** number of the refund of this reference, from 1 */
  readonly sequence: number;
  readonly amount: bigint;
}

async function spending(tx: Transaction, { ref, unit }: Refund) {
  const [spent] = await tx
    .select({ txn: ledgerTxn, holdStatus: ledgerHold.status })
    .from(ledgerTxn)
    .leftJoin(ledgerHold, eq(ledgerHold.txnId, ledgerTxn.id))
    .where(
      and(
        inArray(ledgerTxn.kind, ['HOLD', 'REDEEM']),
        eq(ledgerTxn.unit, unit),
        eq(ledgerTxn.refKind, ref.kind),
        eq(ledgerTxn.refId, ref.id),
      ),
    );
  return spent;
}

/**
 * Refunds a part of what was captured or redeemed under the reference, with its old expiry. Idempotent per
 * sequence; another amount throws. Throws if nothing was spent, or less than all refunds together.
 */
export async function refund(tx: Transaction, clock: Clock, wanted: Refund): Promise<void> {
  const { ref, unit, sequence, amount } = wanted;
  const owner = (await spending(tx, wanted))?.txn.memberId;
  if (owner !== undefined) await lockLedger(tx, owner);
  const spent = await spending(tx, wanted);
  if (spent === undefined || (spent.holdStatus ?? 'CAPTURED') !== 'CAPTURED')
    throw new Error(`nothing was spent for ${ref.kind} ${ref.id}`);
  const { memberId, id: spentIn } = spent.txn;
  const movement: Movement = {
    memberId,
    unit,
    amount,
    ref,
    sequence,
    kind: 'REFUND',
    from: 'LIABILITY',
    to: 'AVAILABLE',
  };
  if ((await alreadyPosted(tx, movement)) !== undefined) return;
  const txnId = await post(tx, clock, movement);
  await restoreLots(tx, txnId, spentIn, movement);
}
