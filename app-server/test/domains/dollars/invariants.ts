import { sql } from 'drizzle-orm';
// Registers the kinds of the statuses below.
import '../../../src/domains/dollars/exchange/order-kinds.ts';

/** Violations of the invariants of exchanges; `phased` are orders with the phase of their status. */
export const EXCHANGES = sql`
  select 'an exchange without what it cost', o.id::text from phased o join exchange_order e on e.order_id = o.id
    where o.phase <> 'freed' and not exists (select 1 from ledger_hold l where l.ref_kind = o.kind
      and l.ref_id in (o.order_no, o.order_no || ' again') and l.amount = e.spent
      and l.status = case o.phase when 'held' then 'HELD' else 'CAPTURED' end)
  union all
  select 'an exchange that was given back and cost something', o.id::text
    from phased o join exchange_order e on e.order_id = o.id
    join ledger_hold l on l.ref_kind = o.kind and l.ref_id in (o.order_no, o.order_no || ' again')
    where o.phase = 'freed' and l.status = 'CAPTURED' and l.amount <> (select coalesce(sum(amount), 0) from ledger_txn t
      where t.kind = 'REFUND' and (t.ref_kind, t.ref_id) = (l.ref_kind, l.ref_id))
  union all
  select 'more than the limit of an item', o.member_id::text from phased o join exchange_order e on e.order_id = o.id
    join exchange_item i on i.id = e.item_id where o.phase <> 'freed'
    group by o.member_id, i.id having sum(e.quantity) > i.per_member
  union all
  select 'paid and nothing came of it', o.id::text from phased o join exchange_order e on e.order_id = o.id
    where o.status = 'PAID' or (o.phase = 'confirmed'
      and e.pick_up_code is null and cardinality(e.voucher_ids) <> e.quantity)
  union all
  select 'vouchers that the ledger knows nothing of', v.id::text from voucher v
    where v.grant_kind in ('REWARD', 'POINTS') and not exists (select 1 from exchange_order e
      join phased o on o.id = e.order_id where v.id = any (e.voucher_ids) and o.phase = 'confirmed')`;
