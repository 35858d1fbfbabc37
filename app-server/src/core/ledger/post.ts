import { and, eq, sql, type SQL } from 'drizzle-orm';
import { preparedClock, type Clock } from '../../platform/time/clock.ts';
import { afterwards, prepared, preparedSql, type Transaction } from '../../platform/database/index.ts';
import { ledgerAccount, ledgerEntry, ledgerHold, ledgerLotUse, ledgerTxn } from '../../schema/index.ts';
import type { Part } from './lots.ts';
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

const selectPosted = prepared('ledger.posted', (db) =>
  db
    .select({ id: ledgerTxn.id, memberId: ledgerTxn.memberId, amount: ledgerTxn.amount })
    .from(ledgerTxn)
    .where(
      and(
        eq(ledgerTxn.kind, sql.placeholder('kind')),
        eq(ledgerTxn.unit, sql.placeholder('unit')),
        eq(ledgerTxn.refKind, sql.placeholder('refKind')),
        eq(ledgerTxn.refId, sql.placeholder('refId')),
        eq(ledgerTxn.sequence, sql.placeholder('sequence')),
      ),
    ),
);

/**
 * The existing transaction with this reference, or undefined. Throws if it has another member or amount,
 * because two different movements would count as one.
 */
export async function alreadyPosted(tx: Transaction, movement: Movement): Promise<number | undefined> {
  const { kind, unit, ref, sequence = 0, memberId, amount } = movement;
  const [known] = await selectPosted(tx, { kind, unit, refKind: ref.kind, refId: ref.id, sequence });
  if (known === undefined) return undefined;
  if (known.memberId !== memberId || known.amount !== amount)
    throw new Error(`${kind} ${ref.kind} ${ref.id} stands for something else`);
  return known.id;
}

/** What a movement settles or begins besides its entries, in the same statement. */
export interface Also {
  /** the lots that it takes from */
  readonly uses?: readonly Part[];
  /** it sets the amount aside, until `expiresAt` if there is one */
  readonly hold?: { readonly expiresAt: Date | undefined };
  /** it ends this hold */
  readonly ends?: { readonly holdId: number; readonly status: 'CAPTURED' | 'RELEASED' };
}

const at = (name: string) => sql.placeholder(name);
const now = preparedClock.sqlNow();

const PARTS: Readonly<Record<keyof Also, SQL>> = {
  uses: sql`, uses as (insert into ${ledgerLotUse} (txn_id, lot_id, amount)
    select txn.id, part.lot, part.amount
    from txn, jsonb_to_recordset(${at('uses')}::jsonb) as part(lot bigint, amount bigint))`,
  hold: sql`, held as (insert into ${ledgerHold}
    (member_id, unit, amount, ref_kind, ref_id, txn_id, held_at, expires_at)
    select ${at('memberId')}::bigint, ${at('unit')}, ${at('amount')}::bigint, ${at('refKind')}, ${at('refId')}, txn.id,
      ${now}, ${at('expiresAt')}::timestamptz from txn)`,
  ends: sql`, ended as (update ${ledgerHold}
    set status = ${at('status')}, resolved_at = ${now}, updated_at = now()
    where id = ${at('holdId')})`,
};

/** One statement for each combination of parts. */
const posting = (parts: readonly (keyof Also)[]) =>
  preparedSql(
    ['ledger.post', ...parts].join('.'),
    sql`
    with txn as (insert into ${ledgerTxn} (kind, unit, member_id, amount, ref_kind, ref_id, sequence, at)
      values (${at('kind')}, ${at('unit')}, ${at('memberId')}, ${at('amount')}, ${at('refKind')}, ${at('refId')},
        ${at('sequence')}, ${now})
      returning id),
    entries as (insert into ${ledgerEntry} (txn_id, account_id, amount)
      select txn.id, account.id, case bucket when ${at('from')} then -${at('amount')}::bigint else ${at('amount')}::bigint end
      from txn, ${ledgerAccount} account
      where unit = ${at('unit')} and bucket in (${at('from')}, ${at('to')})
        and (member_id = ${at('memberId')} or member_id is null)
      order by account.id returning id)${sql.join(parts.map((part) => PARTS[part]))}
    select id, (select count(*) from entries)::int as entries from txn`,
  );

const postings = new Map<string, ReturnType<typeof posting>>();

async function send(tx: Transaction, clock: Clock, movement: Movement, also: Also): Promise<Posted> {
  const { ref, sequence = 0, ...moved } = movement;
  const { uses, hold, ends } = also;
  const parts = (['uses', 'hold', 'ends'] as const).filter((part) => also[part] !== undefined);
  const run = postings.get(parts.join()) ?? posting(parts);
  postings.set(parts.join(), run);
  return run(tx, {
    ...moved,
    ...ends,
    refKind: ref.kind,
    refId: ref.id,
    sequence,
    uses: uses && JSON.stringify(uses.map((use) => ({ lot: use.lotId, amount: String(use.amount) }))),
    expiresAt: hold?.expiresAt?.toISOString() ?? null,
    now: clock.fixedNow(),
  });
}

type Posted = Awaited<ReturnType<ReturnType<typeof posting>>>;

function idOf({ rows }: Posted, { from, to, memberId }: Movement): number {
  const [row] = rows;
  if (row?.entries !== 2) throw new Error(`no accounts for ${from} to ${to} of member ${memberId}`);
  return Number(row.id);
}

/**
 * Writes the transaction and its two entries with one statement; the member's ledger must be locked. A duplicate
 * reference throws.
 */
export async function post(
  tx: Transaction,
  clock: Clock,
  movement: Movement,
  also: Also = {},
): Promise<number> {
  return idOf(await send(tx, clock, movement, also), movement);
}

/** The same for a caller who does not need the transaction's id, and does not wait. */
export const postAfterwards = (
  tx: Transaction,
  clock: Clock,
  movement: Movement,
  also: Also = {},
): Promise<void> => afterwards(tx, send(tx, clock, movement, also), (posted) => idOf(posted, movement));
