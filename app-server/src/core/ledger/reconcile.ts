import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/context.ts';

/** An inconsistency; amounts in minor units. */
export interface Discrepancy extends Record<string, unknown> {
  /** what was compared */
  readonly check: string;
  /** the account, transaction, lot or hold */
  readonly subject: string;
  readonly expected: string;
  readonly found: string;
}

/*
 * Each side is added up as a whole and joined. With a look-up for each row, the books of 20 thousand members took four
 * minutes instead of four seconds.
 */

/** What each bucket must be, calculated from the rows behind it. */
const BALANCES = sql`
  select 'balance of its entries' as check, a.id, a.member_id, a.unit, a.bucket, a.balance as found,
    coalesce(e.amount, 0) as expected
  from ledger_account a
    left join (select account_id, sum(amount) as amount from ledger_entry group by 1) e on e.account_id = a.id
  where a.member_id is not null
  union all
  select 'AVAILABLE of its lots', a.id, a.member_id, a.unit, a.bucket, a.balance, coalesce(l.amount, 0)
  from ledger_account a
    left join (select member_id, unit, sum(remaining) as amount from ledger_lot group by 1, 2) l
      on l.member_id = a.member_id and l.unit = a.unit
  where a.bucket = 'AVAILABLE'
  union all
  select 'HOLD of its holds', a.id, a.member_id, a.unit, a.bucket, a.balance, coalesce(h.amount, 0)
  from ledger_account a
    left join (select member_id, unit, sum(amount) as amount from ledger_hold where status = 'HELD' group by 1, 2) h
      on h.member_id = a.member_id and h.unit = a.unit
  where a.bucket = 'HOLD'
  union all
  select 'PENDING of its releases', a.id, a.member_id, a.unit, a.bucket, a.balance, coalesce(r.amount, 0)
  from ledger_account a
    left join (select member_id, unit, sum(amount) as amount from ledger_release where released_at is null group by 1, 2) r
      on r.member_id = a.member_id and r.unit = a.unit
  where a.bucket = 'PENDING'`;

/** Consistency of each transaction beyond its entries. */
const TRANSACTIONS = sql`
  select of_entries.check, t.id, of_entries.expected, of_entries.found
  from ledger_txn t
    left join (
      select txn_id, sum(amount) as total, sum(amount) filter (where amount > 0) as moved from ledger_entry group by 1
    ) e on e.txn_id = t.id
    cross join lateral (
      values ('sum of its entries', 0, coalesce(e.total, -1)), ('amount of its entries', t.amount, coalesce(e.moved, 0))
    ) as of_entries ("check", expected, found)
  union all
  select 'lots it used', t.id, t.amount, coalesce(u.amount, 0)
  from ledger_txn t
    left join (select txn_id, sum(amount) as amount from ledger_lot_use group by 1) u on u.txn_id = t.id
  where t.kind in ('HOLD', 'REDEEM', 'EXPIRE', 'REVERSE')
  union all
  select 'lots it made', t.id, t.amount, coalesce(l.amount, 0)
  from ledger_txn t left join (select txn_id, sum(amount) as amount from ledger_lot group by 1) l on l.txn_id = t.id
  where t.kind in ('RELSCHED', 'REFUND')
  union all
  select 'refunds of it', t.id, least(t.amount, back.amount), back.amount
  from ledger_txn t join (
    select origin_txn_id, sum(amount) as amount from ledger_lot where origin_txn_id is not null group by 1
  ) back on back.origin_txn_id = t.id`;

/** How many transactions of a kind there are for each row that they refer to, by unit and amount. */
const settledBy = (kind: string, of: string) => sql`
  select unit, ref_id, amount, count(*) as times from ledger_txn
  where kind = ${kind} and ref_kind = ${of} group by 1, 2, 3`;

const PARTS = sql`
  select 'remaining of a lot' as check, 'lot ' || l.id as subject, l.remaining::numeric as found,
    l.amount - coalesce(u.amount, 0) as expected
  from ledger_lot l left join (select lot_id, sum(amount) as amount from ledger_lot_use group by 1) u on u.lot_id = l.id
  union all
  select 'ends of a hold', 'hold ' || h.id, coalesce(t.times, 0), case h.status when 'HELD' then 0 else 1 end
  from ledger_hold h
    left join (${settledBy('RESOLVE', 'hold')}) t
      on t.unit = h.unit and t.ref_id = h.id::text and t.amount = h.amount
  union all
  select 'release of an earning', 'txn ' || r.txn_id, coalesce(t.times, 0),
    case when r.released_at is null then 0 else 1 end
  from ledger_release r
    left join (${settledBy('RELSCHED', 'txn')}) t
      on t.unit = r.unit and t.ref_id = r.txn_id::text and t.amount = r.amount`;

/**
 * Checks every balance of the ledger against the rows behind it. One statement, so it sees one snapshot
 * during concurrent writes. Empty if everything matches.
 */
export async function reconcile(db: Pick<Executor, 'execute'>): Promise<Discrepancy[]> {
  const { rows } = await db.execute<Discrepancy>(sql`
    select "check", subject, expected::text, found::text from (
      select "check", 'account ' || id || ' (member ' || member_id || ', ' || unit || ' ' || bucket || ')' as subject,
        expected, found from (${BALANCES}) balances
      union all
      select "check", 'txn ' || id, expected, found from (${TRANSACTIONS}) transactions
      union all
      select "check", subject, expected, found from (${PARTS}) parts
    ) checks where expected <> found order by subject, "check"`);
  return rows;
}
