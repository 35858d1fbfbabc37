import { sql } from 'drizzle-orm';
import type { Database } from '../../src/platform/database/index.ts';
import { reconcile } from '../../src/core/ledger/reconcile.ts';
import { brokenOrders } from './order-invariants.ts';

/** Violations of the voucher invariants. */
const VOUCHERS = sql`
  select 'I6 stock below zero' as broken, code as subject from coupon where stock < 0
  union all
  select 'I6 more than the limit', v.member_id::text from voucher v join coupon c on c.id = v.coupon_id
    group by v.member_id, c.id having count(v.sequence) > c.per_member
  union all
  select 'I7 used without a burn, or burned without a use', v.id::text
    from voucher v left join voucher_burn b on b.voucher_id = v.id
    where (v.status in ('BURNED', 'REFUNDED')) <> (b.id is not null)
  union all
  select 'I7 held for nothing', id::text from voucher where status = 'HELD' and held_id is null
  union all
  select 'given again for one that was not refunded', v.id::text
    from voucher v join voucher o on o.id = v.origin_voucher_id where o.status <> 'REFUNDED'
  union all
  select 'status other than its last event', v.id::text from voucher v cross join lateral (
    select event from voucher_event e where e.voucher_id = v.id order by e.id desc limit 1
  ) last where v.status <> case last.event
    when 'RELEASED' then 'TAKEN' when 'GRANTED' then 'TAKEN' when 'REISSUED' then 'TAKEN' else last.event end`;

/** Violations of the invariants of ledger, vouchers, inventory, orders and payments; empty if all hold. */
export async function brokenInvariants(db: Database): Promise<unknown[]> {
  const { rows } = await db.execute(VOUCHERS);
  const sums = await db.execute(
    sql`select 'I1 all entries' as broken, sum(amount) from ledger_entry having sum(amount) <> 0`,
  );
  return [...(await reconcile(db)), ...rows, ...(await brokenOrders(db)), ...sums.rows];
}
