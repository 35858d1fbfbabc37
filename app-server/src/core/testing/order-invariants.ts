import { sql } from 'drizzle-orm';

/** What no order of the tests' kind, no room and no payment may be; cancelling costs nothing there. */
export const ORDERS = sql`
  select 'I8 counter other than its holds' as broken, c.key || ' ' || c.period as subject
    from inventory_counter c where (c.held, c.sold) <> (
      select coalesce(sum(quantity) filter (where state = 'HELD'), 0), coalesce(sum(quantity) filter (where state = 'SOLD'), 0)
      from inventory_hold h where h.shape = 'COUNTER' and (h.type, h.key, h.slot) = (c.type, c.key, c.period))
  union all
  select 'I8 oversold', key || ' ' || period from inventory_counter where held + sold > total
  union all
  select 'I20 holds other than the order', o.id::text from orders o join inventory_hold h on h.order_id = o.id
    where not case o.status when 'HELD' then h.state = 'HELD' when 'RESERVED' then h.state = 'SOLD'
      else h.state in ('FREED', 'LAPSED') end
  union all
  select 'I13 two live payments', order_id::text from payment
    where status in ('CREATED', 'PROCESSING', 'SUCCEEDED') group by order_id having count(*) > 1
  union all
  select 'I14 refunds other than the payment says', p.id::text from payment p
    where p.refunded_cash <> (select coalesce(sum(cash), 0) from refund r where r.payment_id = p.id and r.status <> 'FAILED')
  union all
  select 'confirmed for other than its price', o.id::text from orders o where o.status = 'RESERVED' and o.payable <> (
    select coalesce(sum(captured_cash + captured_dollars - refunded_cash - refunded_dollars), 0) from payment p where p.order_id = o.id)
  union all
  select 'freed, and the money kept', o.id::text from orders o where o.status in ('EXPIRED', 'CANCELLED') and 0 <> (
    select coalesce(sum(captured_cash + captured_dollars - refunded_cash - refunded_dollars), 0) from payment p where p.order_id = o.id)`;
