import type { Pool } from 'pg';
import { reconcile } from '../../src/core/ledger/reconcile.ts';
import { recoverPayments } from '../../src/core/payments/recover-payments.ts';
import { brokenOrders } from '../model/order-invariants.ts';
import { openDatabase } from '../../src/platform/database/index.ts';
import { testClock } from '../platform/protocol/test-clock.ts';
import { silentLog } from '../tools/silent-log.ts';
import { paymentContext } from '../made/test-payments.ts';
import { registerTestKind } from '../made/test-orders.ts';
import { decodeHotelId } from '@resort/shared/signing';
import type { Guest } from './guests.ts';
import type { Busy } from './load.ts';
import type { Payer } from './payers.ts';

// The orders are of the tests' kind, here and in the process that was killed.
registerTestKind();

/** Queries for inconsistencies; each row they return becomes one sentence. */
const CONTRADICTIONS = `
  select 'paid at the provider, not here' as what, p.pay_no as subject
    from sandbox_charge c join payment p on p.pay_no = c.pay_no
    where c.status = 'PAID' and p.status not in ('SUCCEEDED', 'PART_REFUNDED', 'REFUNDING', 'REFUNDED')
  union all
  select 'paid here, not at the provider', p.pay_no
    from payment p left join sandbox_charge c on c.pay_no = p.pay_no and c.status = 'PAID'
    where p.status = 'SUCCEEDED' and c.pay_no is null
  union all
  select 'money without a booking', p.pay_no
    from payment p join orders o on o.id = p.order_id
    where p.status = 'SUCCEEDED' and (o.pay_status <> 'PAID'
      or o.status not in ('RESERVED', 'CONFIRMED', 'ISSUED', 'PART_VERIFIED', 'VERIFIED'))
  union all
  select 'a booking without money', o.order_no
    from orders o where o.status = 'RESERVED' and not o.on_spot and o.payable > 0
    and not exists (select from payment p where p.order_id = coalesce(o.parent_id, o.id) and p.status = 'SUCCEEDED')
  union all
  select 'dollars captured in another amount', p.pay_no
    from payment p left join ledger_hold h on h.ref_kind = 'payment' and h.ref_id = p.pay_no and h.status = 'CAPTURED'
    where coalesce(h.amount, 0) <> p.captured_dollars
  union all
  select 'dollars held for nothing', h.ref_id
    from ledger_hold h left join payment p on p.pay_no = h.ref_id and p.status in ('CREATED', 'PROCESSING')
    where h.ref_kind = 'payment' and h.status = 'HELD' and p.id is null`;

/** Acknowledged exchanges that are lost or differ from what the member was shown. */
async function lostExchanges(pool: Pool, payers: readonly Payer[]): Promise<string[]> {
  const { rows } = await pool.query<{ orderNo: string; status: string }>(
    `select order_no as "orderNo", status from orders where kind = 'POINTS'`,
  );
  const status = new Map(rows.map((row) => [row.orderNo, row.status]));
  const otherThan = (told: string) => (orderNo: string) =>
    status.get(orderNo) === told ? [] : [`acknowledged as ${told}, and ${status.get(orderNo)}: ${orderNo}`];
  return payers.flatMap(({ exchanges: { kept, cancelled } }) => [
    ...kept.flatMap(otherThan('READY')),
    ...cancelled.flatMap(otherThan('CANCELLED')),
  ]);
}

/** Acknowledged stays that are lost or differ from what the guest was shown: booked, paid or cancelled. */
async function lostStays(pool: Pool, guests: readonly Guest[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; orderNo: string; stands: string }>(
    `select id, order_no as "orderNo", status || ' ' || pay_status as stands from orders where kind = 'ROOM'`,
  );
  const stands = new Map(rows.map((row) => [row.orderNo, row.stands]));
  const ids = new Set(rows.map(({ id }) => Number(id)));
  const otherThan = (told: string) => (orderNo: string) =>
    stands.get(orderNo)?.startsWith(told) === true ? [] : [`${orderNo}: ${told}, and ${stands.get(orderNo)}`];
  return guests.flatMap(({ phone, stays: { kept, cancelled, errand } }) => [
    ...kept.flatMap(otherThan('RESERVED PAID')),
    ...cancelled.flatMap(otherThan('CANCELLED')),
    ...(errand?.id === undefined || ids.has(Number(decodeHotelId(errand.id)))
      ? []
      : [`${phone}: acknowledged as booked, and gone`]),
  ]);
}

/**
 * Acknowledged payments, exchanges and stays that are lost, and inconsistent money, in the database of a
 * product that has ended. Unfinished requests are completed once before.
 */
export async function lostMoney(dataDir: string, { payers = [], guests = [] }: Busy): Promise<string[]> {
  const { pool, db, close } = await openDatabase({ dataDir, log: silentLog });
  try {
    const clock = testClock();
    clock.advance(60);
    await recoverPayments(paymentContext(db, clock));
    const { rows } = await pool.query<{ what: string; subject: string }>(CONTRADICTIONS);
    const paid = await pool.query<{ orderNo: string }>(
      `select o.order_no as "orderNo" from orders o join payment p on p.order_id = o.id
       where o.status = 'RESERVED' and o.pay_status = 'PAID' and p.status = 'SUCCEEDED'`,
    );
    const known = new Set(paid.rows.map(({ orderNo }) => orderNo));
    const gone = payers.flatMap((payer) => payer.paid.filter((orderNo) => !known.has(orderNo)));
    return [
      ...rows.map(({ what, subject }) => `${what}: ${subject}`),
      ...gone.map((orderNo) => `acknowledged as paid, and gone: ${orderNo}`),
      ...payers.flatMap(({ odd }) => odd),
      ...(await lostExchanges(pool, payers)),
      ...(await lostStays(pool, [...payers, ...guests])),
      ...(await brokenOrders(db)).map((broken) => JSON.stringify(broken)),
      ...(await reconcile(db)).map((discrepancy) => JSON.stringify(discrepancy)),
    ];
  } finally {
    await close();
  }
}
