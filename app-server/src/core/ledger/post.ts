import { and, eq, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/time/clock.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { ledgerAccount, ledgerEntry, ledgerTxn } from '../../schema/index.ts';
import type { Reference } from './reference.ts';
import type { Amount } from './types.ts';

type Bucket = (typeof ledgerAccount.$inferSelect)['bucket'];
type Kind = (typeof ledgerTxn.$inferSelect)['kind'];

/** An amount moved between accounts; LIABILITY and EXPIRED belong to the programme. */
export interface Movement extends Amount {
  readonly kind: Kind;
  readonly ref: Reference;
  /** distinguishes refunds of one reference */
  readonly sequence?: number;
  readonly from: Bucket;
  readonly to: Bucket;
}

/**
 * The existing transaction with this reference, or undefined. Throws if it has another member or amount,
 * because two different movements would count as one.
 */
export async function alreadyPosted(tx: Transaction, movement: Movement): Promise<number | undefined> {
  const { kind, unit, ref, sequence = 0, memberId, amount } = movement;
  const [known] = await tx
    .select()
    .from(ledgerTxn)
    .where(
      and(
        eq(ledgerTxn.kind, kind),
        eq(ledgerTxn.unit, unit),
        eq(ledgerTxn.refKind, ref.kind),
        eq(ledgerTxn.refId, ref.id),
        eq(ledgerTxn.sequence, sequence),
      ),
    );
  if (known === undefined) return undefined;
  if (known.memberId !== memberId || known.amount !== amount)
    throw new Error(`${kind} ${ref.kind} ${ref.id} stands for something else`);
  return known.id;
}

/**
 * Writes the transaction and its two entries; the member's ledger must be locked. A duplicate reference
 * throws.
 */
export async function post(tx: Transaction, clock: Clock, movement: Movement): Promise<number> {
  const { kind, unit, ref, sequence = 0, memberId, from, to, amount } = movement;
  const [txn] = await tx
    .insert(ledgerTxn)
    .values({
      kind,
      unit,
      memberId,
      amount,
      refKind: ref.kind,
      refId: ref.id,
      sequence,
      at: clock.sqlNow(),
    })
    .returning({ id: ledgerTxn.id });
  if (txn === undefined) throw new Error('a ledger transaction was not stored');
  const entries = await tx.execute(sql`
    insert into ${ledgerEntry} (txn_id, account_id, amount)
    select ${txn.id}, id, case bucket when ${from} then -${amount}::bigint else ${amount}::bigint end
    from ${ledgerAccount}
    where unit = ${unit} and bucket in (${from}, ${to}) and (member_id = ${memberId} or member_id is null)
    order by id`);
  if (entries.rowCount !== 2) throw new Error(`no accounts for ${from} to ${to} of member ${memberId}`);
  return txn.id;
}
