import { and, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import { extendHold } from '../../../core/orders/extend-hold.ts';
import { registerOrderKind, type HookContext, type Order } from '../../../core/orders/order-kind.ts';
import type { BasketLine } from '../../../core/vouchers/terms.ts';
import type { Executor } from '../../../platform/context.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { ticketOrder, ticketPosition } from '../tables/tickets.ts';
import { placesOf } from '../tickets/order-places.ts';
import { modeOf } from '../performances/event-facts.ts';
import { ticketBill } from '../tickets/bill.ts';
import { issueTickets } from './issue.ts';
import { missingOf } from './missing.ts';
import { PAYING_SECONDS, STATUSES, TICKET_KIND } from './ticket-kind.ts';
import { comingUp, describeTickets } from './upcoming.ts';
import { ticketWords } from './words.ts';

/** All seats and guests must be chosen; the payment extends the hold by five minutes, once. */
async function beforePaying(
  tx: Transaction,
  { clock, order }: { readonly clock: Clock; readonly order: Order },
): Promise<void> {
  const { event, places } = await placesOf(tx, order);
  const missing = missingOf(
    { mode: modeOf(event), realName: event.realName },
    places.map(({ position }) => position),
  );
  if (missing.includes('SEATS')) throw new DomainError('SEATS_REQUIRED');
  if (missing.includes('GUESTS')) throw new DomainError('BIND_REQUIRED');
  const isFirst = and(eq(ticketOrder.orderId, order.id), isNull(ticketOrder.extendedAt));
  const { rowCount } = await tx.update(ticketOrder).set({ extendedAt: clock.sqlNow() }).where(isFirst);
  if (rowCount === 0) return;
  const actor = `member ${order.memberId}`;
  await extendHold(tx, clock, { orderId: order.id, seconds: PAYING_SECONDS, event: 'HOLD_EXTENDED', actor });
}

/** Releases its places. */
async function free(tx: Transaction, { order }: HookContext): Promise<void> {
  await tx.update(ticketPosition).set({ isLive: false }).where(eq(ticketPosition.orderId, order.id));
}

/**
 * A late payment restores the order only while the performance is in the future, and if none of its guests has another
 * ticket for it; seats and quota are requested afterwards.
 */
async function mayComeBack(tx: Transaction, order: Order, clock: Clock): Promise<boolean> {
  const { performance } = await placesOf(tx, order);
  if (performance.salesUntil < clock.now()) return false;
  const own = tx
    .select({ docHash: ticketPosition.docHash })
    .from(ticketPosition)
    .where(and(eq(ticketPosition.orderId, order.id), isNotNull(ticketPosition.docHash)));
  const [other] = await tx
    .select({ id: ticketPosition.id })
    .from(ticketPosition)
    .where(
      and(
        eq(ticketPosition.performanceId, performance.id),
        eq(ticketPosition.isLive, true),
        ne(ticketPosition.orderId, order.id),
        inArray(ticketPosition.docHash, own),
      ),
    )
    .limit(1);
  return other === undefined;
}

/** The order for vouchers; null if its event accepts none. */
async function basketLines(db: Executor, order: Order): Promise<BasketLine[]> {
  const { event } = await placesOf(db, order);
  if (!event.takesVouchers) return [];
  return [{ scene: 'TICKET', property: order.property, amount: order.total }];
}

registerOrderKind({
  kind: TICKET_KIND,
  letter: 'E',
  statuses: STATUSES,
  holdExpired: 'TICKET_HOLD_EXPIRED',
  beforePaying,
  onPaid: issueTickets,
  onExpired: free,
  onCancelled: free,
  reacquire: mayComeBack,
  tells: 'tickets',
  words: ticketWords,
  screen: ({ orderNo }) => `/ticket-order?orderNo=${orderNo}`,
  upcoming: comingUp,
  describe: describeTickets,
  bill: ticketBill,
  basketLines,
  // tickets are refunded one by one, by the terms of their order: orders/refund.ts
  cancelRule: () => Promise.resolve({ freeUntil: null, fee: { kind: 'none' } }),
});
