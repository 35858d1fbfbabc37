import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../src/platform/database/index.ts';
import { EXCHANGES } from '../domains/dollars/invariants.ts';
import { orderKinds } from '../../src/core/orders/order-kind.ts';
import '../../src/core/checkout/checkout-kind.ts';
import '../../src/domains/hotel/stays/room-kind.ts';

/**
 * Inventory compared with the orders that hold it. Rows of an expired hold stay as history beside those of a
 * restored one.
 */
const INVENTORY = sql`
  select 'I8 counter other than its holds' as broken, c.key || ' ' || c.period as subject
    from inventory_counter c where (c.held, c.sold) <> (
      select coalesce(sum(quantity) filter (where state = 'HELD'), 0), coalesce(sum(quantity) filter (where state = 'SOLD'), 0)
      from inventory_hold h where h.shape = 'COUNTER' and (h.type, h.key, h.slot) = (c.type, c.key, c.period))
  union all
  select 'I8 oversold', key || ' ' || period from inventory_counter where held + sold > total
  union all
  select 'I9 two holders of one seat', type || ' ' || key || ' ' || slot from inventory_hold
    where shape = 'SEAT' and state in ('HELD', 'SOLD') group by type, key, slot having count(*) > 1
  union all
  select 'I12 one resource twice at a time', a.id::text from inventory_hold a join inventory_hold b
    on a.id < b.id and (a.type, a.key) = (b.type, b.key) and a.during && b.during
    where a.shape = 'RESOURCE' and a.state in ('HELD', 'SOLD') and b.state in ('HELD', 'SOLD')
  union all
  select 'I20 holds other than the order', o.id::text from phased o join inventory_hold h on h.order_id = o.id
    where (h.state = 'HELD') <> (o.phase = 'held') or (h.state = 'SOLD' and o.phase <> 'confirmed')
  union all
  select 'a booking without all it was for', o.id::text from phased o join inventory_hold h on h.order_id = o.id
    where o.phase = 'confirmed' group by o.id
    having count(distinct (h.type, h.key, h.slot)) filter (where h.state = 'SOLD') <> count(distinct (h.type, h.key, h.slot))`;

/**
 * Dollars and vouchers compared with the order that holds them. Restored holds have a reference of their
 * own. PAID is a transient status of payments; no order stays in it.
 */
const VALUE = sql`
  select 'I4 dollars other than the order says', o.id::text from phased o join ledger_hold l
      on l.ref_kind = o.kind and l.ref_id in (o.order_no, o.order_no || ' again')
    where (l.status = 'HELD') <> (o.phase = 'held')
      or (l.status = 'CAPTURED' and o.phase <> 'confirmed' and o.status <> 'CANCELLED')
  union all
  select 'a booking without its dollars', o.id::text from phased o where o.phase = 'confirmed' and o.dollar_amount > 0
    and o.parent_id is null and not exists (select 1 from ledger_hold l where l.ref_kind = o.kind and l.status = 'CAPTURED'
      and l.ref_id in (o.order_no, o.order_no || ' again'))
  union all
  select 'I7 voucher other than the order says', o.id::text from phased o join voucher v
      on v.held_kind = o.kind and v.held_id = o.order_no
    where (v.status = 'HELD') <> (o.phase = 'held')
        or (v.status = 'BURNED') <> (o.phase = 'confirmed' and (o.kind <> 'CHECKOUT' or exists (
          select 1 from phased part where part.parent_id = o.id and part.phase = 'confirmed')))
  union all
  select 'status other than its last event', o.id::text from phased o cross join lateral (
    select "to" from order_event e join phase p on p.kind = o.kind and p.status = e."to"
      where e.order_id = o.id and e."to" <> 'PAID' order by e.id desc limit 1
  ) last where last."to" <> o.status`;

/** Money received and not returned. An order that a test settled directly has no payment. */
const MONEY = sql`
  select 'I13 two live payments', order_id::text from payment
    where status in ('CREATED', 'PROCESSING', 'SUCCEEDED') group by order_id having count(*) > 1
  union all
  select 'I14 refunds other than the payment says', p.id::text from payment p
    where p.refunded_cash <> (select coalesce(sum(cash), 0) from refund r where r.payment_id = p.id and r.status <> 'FAILED')
  union all
  select 'a booking without money', id::text from phased where phase = 'confirmed' and payable > 0 and not on_spot
    and kind <> 'CHECKOUT' and changes_id is null and pay_status not in ('PAID', 'PART_REFUNDED')
  union all
  select 'a part that does not follow its checkout', o.id::text from phased o join phased c on c.id = o.parent_id
    where c.phase <> 'confirmed' and o.phase <> c.phase
  union all
  select 'kept other than its price', o.id::text from phased o where o.parent_id is null and o.changes_id is null and (
      select coalesce(sum(case own.phase when 'confirmed' then own.payable else own.penalty end), 0) from phased own
        where (own.phase = 'confirmed' or own.penalty > 0) and not own.on_spot and own.kind <> 'CHECKOUT'
          and (own.id = o.id or own.parent_id = o.id)
          and not exists (select 1 from order_event e
            where e.order_id = o.id and e.event = 'PAYMENT_SUCCEEDED' and e.actor = 'test')
    ) <> (
      select coalesce(sum(captured_cash + captured_dollars - refunded_cash - refunded_dollars), 0)
      from payment p join orders of on of.id = p.order_id
        left join orders changed on changed.id = of.changes_id
      where o.id in (of.id, changed.id, changed.parent_id) and (of.changes_id is not null or of.id = o.id))`;

/**
 * Every status of every kind registered here (the demo has orders of other kinds), with the phase that
 * decides what an order holds.
 */
function phases(): SQL {
  const rows = orderKinds().flatMap(({ kind, statuses }) =>
    Object.entries(statuses).map(([status, { phase }]) => ({ kind, status, phase })),
  );
  return sql`phase as (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as p(kind text, status text, phase text)),
    phased as (select o.*, phase.phase from orders o join phase using (kind, status))`;
}

/** Invalid states of orders, holds and payments; cancelling is free in the tests. */
export async function brokenOrders(db: Database): Promise<unknown[]> {
  const { rows } = await db.execute(
    sql`with ${phases()} ${INVENTORY} union all ${VALUE} union all ${MONEY} union all ${EXCHANGES}`,
  );
  return rows;
}
