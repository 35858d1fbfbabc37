import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';

/** An inconsistency; amounts in minor units. */
export interface Discrepancy extends Record<string, unknown> {
  /** what was compared */
  readonly check: string;
  /** the account, transaction, lot or hold */
  readonly subject: string;
  readonly expected: string;
  readonly found: string;
}

/** What each bucket must be, calculated from the rows behind it. */
const BALANCES = sql`
  select 'balance of its entries' as check, a.id, a.member_id, a.unit, a.bucket, a.balance as found,
    coalesce((select sum(e.amount) from ledger_entry e where e.account_id = a.id), 0) as expected
  from ledger_account a where a.member_id is not null
  union all
  select 'AVAILABLE of its lots', a.id, a.member_id, a.unit, a.bucket, a.balance,
    coalesce((select sum(l.remaining) from ledger_lot l where l.member_id = a.member_id and l.unit = a.unit), 0)
  from ledger_account a where a.bucket = 'AVAILABLE'
  union all
  select 'HOLD of its holds', a.id, a.member_id, a.unit, a.bucket, a.balance,
    coalesce((select sum(h.amount) from ledger_hold h
      where h.member_id = a.member_id and h.unit = a.unit and h.status = 'HELD'), 0)
  from ledger_account a where a.bucket = 'HOLD'
  union all
  select 'PENDING of its releases', a.id, a.member_id, a.unit, a.bucket, a.balance,
    coalesce((select sum(r.amount) from ledger_release r
      where r.member_id = a.member_id and r.unit = a.unit and r.released_at is null), 0)
  from ledger_account a where a.bucket = 'PENDING'`;

/** Consistency of each transaction beyond its entries. */
const TRANSACTIONS = sql`
  select 'sum of its entries' as check, t.id, 0 as expected, coalesce(sum(e.amount), -1) as found
  from ledger_txn t left join ledger_entry e on e.txn_id = t.id group by t.id
  union all
  select 'amount of its entries', t.id, t.amount, coalesce(sum(e.amount) filter (where e.amount > 0), 0)
  from ledger_txn t left join ledger_entry e on e.txn_id = t.id group by t.id
  union all
  select 'lots it used', t.id, t.amount, coalesce(sum(u.amount), 0)
  from ledger_txn t left join ledger_lot_use u on u.txn_id = t.id
  where t.kind in ('HOLD', 'REDEEM', 'EXPIRE', 'REVERSE') group by t.id
  union all
  select 'lots it made', t.id, t.amount, coalesce(sum(l.amount), 0)
  from ledger_txn t left join ledger_lot l on l.txn_id = t.id
  where t.kind in ('RELSCHED', 'REFUND') group by t.id
  union all
  select 'refunds of it', t.id, least(t.amount, back.sum), back.sum
  from ledger_txn t join (
    select origin_txn_id, sum(amount) as sum from ledger_lot where origin_txn_id is not null group by 1
  ) back on back.origin_txn_id = t.id`;

const PARTS = sql`
  select 'remaining of a lot' as check, 'lot ' || l.id as subject, l.remaining::numeric as found,
    l.amount - coalesce((select sum(u.amount) from ledger_lot_use u where u.lot_id = l.id), 0) as expected
  from ledger_lot l
  union all
  select 'ends of a hold', 'hold ' || h.id,
    (select count(*) from ledger_txn t
      where t.kind = 'RESOLVE' and t.unit = h.unit and t.ref_kind = 'hold' and t.ref_id = h.id::text and t.amount = h.amount),
    case h.status when 'HELD' then 0 else 1 end
  from ledger_hold h
  union all
  select 'release of an earning', 'txn ' || r.txn_id,
    (select count(*) from ledger_txn t
      where t.kind = 'RELSCHED' and t.unit = r.unit and t.ref_kind = 'txn' and t.ref_id = r.txn_id::text and t.amount = r.amount),
    case when r.released_at is null then 0 else 1 end
  from ledger_release r`;

/**
 * Checks every balance of the ledger against the rows behind it. One statement, so it sees one snapshot
 * during concurrent writes. Empty if everything matches.
 */
export async function reconcile(db: Database): Promise<Discrepancy[]> {
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
