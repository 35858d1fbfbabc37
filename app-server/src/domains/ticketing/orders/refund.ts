import type { ticketOrderCalls } from '@resort/mf-ticketing/contract';
import { moneyText, parseMoney } from '@resort/shared/contract';
import { formatAmount } from '@resort/shared/format';
import { eq, inArray } from 'drizzle-orm';
import { amendOrder } from '../../../core/orders/amend.ts';
import { queueNews } from '../../../core/orders/news/order-news.ts';
import { lockOrder } from '../../../core/orders/locked-order.ts';
import { statusOf, type Order } from '../../../core/orders/order-kind.ts';
import { transition } from '../../../core/orders/transition.ts';
import { giveUp, refundSome } from '../../../core/refunds/give-back.ts';
import { partsOnWire } from '../../../core/orders/refunds/part.ts';
import { paymentsBack, plannedBack } from '../../../core/refunds/plan.ts';
import type { ContextOf, Services } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { orders } from '../../../schema/index.ts';
import { ticket, ticketPosition } from '../tables/tickets.ts';
import { findOrder, tellOrder, type FoundOrder } from './find.ts';
import { freeTickets } from './free-tickets.ts';
import { statusOnWire } from './on-wire.ts';
import { refundFee, refundTerms } from './refund-terms.ts';
import { ticketsOf, type Ticket } from './tickets-on-wire.ts';

type Context = ContextOf<typeof ticketOrderCalls, 'POST /ticket/order/refund'>;

/** A ticket to refund, with its fee. */
interface Returned {
  readonly ticket: Ticket;
  readonly fee: bigint;
}

const LIVE: readonly Ticket['status'][] = ['ISSUED', 'GIFT_PENDING', 'VERIFIED'];

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, one) => total + one, 0n);

/** The named tickets, or all that can be refunded. Throws NOT_YOURS, NOT_REFUNDABLE. */
function returnedOf(
  { own, performance }: FoundOrder,
  tickets: readonly Ticket[],
  { ticketNos, now }: { readonly ticketNos: readonly string[] | undefined; readonly now: Date },
): Returned[] {
  const terms = refundTerms(own.refund, performance.startsAt);
  const asked =
    ticketNos === undefined
      ? tickets.filter(({ status }) => status === 'ISSUED')
      : tickets.filter(({ ticketNo }) => ticketNos.includes(ticketNo));
  if (ticketNos !== undefined && asked.length !== new Set(ticketNos).size) throw new DomainError('NOT_YOURS');
  const returned = asked.flatMap((one) => {
    const fee = one.status === 'ISSUED' ? refundFee(terms, one.paid, now) : undefined;
    return fee === undefined ? [] : [{ ticket: one, fee }];
  });
  if (returned.length === 0 || returned.length < asked.length) throw new DomainError('NOT_REFUNDABLE');
  return returned;
}

function checkFee({ currency }: Order, fee: bigint, expected: bigint): void {
  if (fee <= expected) return;
  const penalty = moneyText(fee);
  throw new DomainError('PENALTY_CHANGED', { amount: formatAmount(penalty, currency) }, { penalty });
}

async function writeReturned(tx: Transaction, returned: readonly Returned[]): Promise<void> {
  for (const { ticket: one, fee } of returned)
    await tx
      .update(ticket)
      .set({ status: 'REFUNDED', refunded: one.paid - fee })
      .where(eq(ticket.id, one.id));
  const positions = returned.map((one) => one.ticket.positionId);
  await tx.update(ticketPosition).set({ isLive: false }).where(inArray(ticketPosition.id, positions));
}

/**
 * The order's amount becomes the sum of the kept fees. With its last ticket the whole order is refunded; vouchers are
 * returned if no fee was kept.
 */
async function settle(
  tx: Transaction,
  clock: Services['clock'],
  found: FoundOrder,
  {
    returned,
    isLast,
    back,
  }: { readonly returned: readonly Returned[]; readonly isLast: boolean; readonly back: bigint },
): Promise<Order> {
  const { order } = found;
  const actor = `member ${order.memberId}`;
  const data = { tickets: returned.map(({ ticket: { ticketNo } }) => ticketNo), back: moneyText(back) };
  if (!isLast) {
    await freeTickets(
      tx,
      found,
      returned.map(({ ticket: { positionId } }) => positionId),
    );
    const total = order.total - back;
    const step = { orderId: order.id, to: order.status, total, event: 'PART_REFUNDED', actor, data };
    return amendOrder(tx, clock, step);
  }
  const penalty = order.payable - back;
  await tx.update(orders).set({ penalty }).where(eq(orders.id, order.id));
  const step = { orderId: order.id, from: [order.status], to: 'REFUNDED', event: 'REFUNDED', actor, data };
  return (await transition(tx, clock, step)).order;
}

/** The tickets to refund, at a fee no higher than shown. */
export interface GivenBack {
  readonly orderId: number;
  /** undefined: all that can be refunded */
  readonly ticketNos: readonly string[] | undefined;
  /** minor units */
  readonly expectedPenalty: bigint;
}

/** The current fee and refund of these tickets. Throws NOT_REFUNDABLE, NOT_YOURS. */
function reckon(
  found: FoundOrder,
  tickets: readonly Ticket[],
  asked: { readonly ticketNos: readonly string[] | undefined; readonly now: Date },
) {
  if (statusOf(found.order, found.order.status).phase !== 'confirmed')
    throw new DomainError('NOT_REFUNDABLE');
  const returned = returnedOf(found, tickets, asked);
  const penalty = sum(returned.map(({ fee }) => fee));
  const back = sum(returned.map((one) => one.ticket.paid)) - penalty;
  const isLast = tickets.filter(({ status }) => LIVE.includes(status)).length === returned.length;
  return { returned, penalty, back, isLast };
}

/**
 * Refunds tickets of an order: seats and quota are released, and the money except the fee is refunded by the means of
 * payment. The caller has checked the owner. Throws NOT_REFUNDABLE, NOT_YOURS, PENALTY_CHANGED with `data.penalty`.
 */
export async function giveBack(
  tx: Transaction,
  services: Pick<Services, 'clock'>,
  { orderId, ticketNos, expectedPenalty }: GivenBack,
) {
  const { clock } = services;
  const { order } = await lockOrder(tx, clock, orderId);
  const found = await tellOrder(tx, order);
  const { returned, penalty, back, isLast } = reckon(found, await ticketsOf(tx, found), {
    ticketNos,
    now: clock.now(),
  });
  checkFee(order, penalty, expectedPenalty);
  await writeReturned(tx, returned);
  const about = { reason: 'tickets returned', actor: `member ${order.memberId}` };
  const step = () => settle(tx, clock, found, { returned, isLast, back });
  const given = { ticketNos: returned.map((one) => one.ticket.ticketNo), penalty };
  if (isLast) {
    const kept = order.payable - back;
    return { ...(await giveUp(tx, services, order, { ...about, penalty: kept, step })), ...given };
  }
  const after = await step();
  const parts = await refundSome(tx, services, after, { ...about, amount: back });
  await queueNews(tx, clock, after, 'PART_REFUNDED', parts);
  return { order: after, parts, ...given };
}

/** Refunds the caller's tickets, in the call's own transaction. */
export async function refundTickets(context: Context) {
  const { db, clock, caller, body, language } = context;
  const { orderNo, ticketNos, expectedPenalty } = body;
  const found = await findOrder(db, clock, { memberId: caller.memberId, orderNo });
  const { order, penalty, parts, ...given } = await giveBack(db, context, {
    orderId: found.order.id,
    ticketNos,
    expectedPenalty: parseMoney(expectedPenalty),
  });
  return {
    orderNo,
    status: statusOnWire(order),
    ...given,
    penalty: moneyText(penalty),
    refund: await partsOnWire(db, parts, language),
    currency: 'MOP' as const,
  };
}

/** The fee and refund of these tickets, before they are refunded. */
export async function quoteRefund({
  db,
  clock,
  caller,
  body,
  language,
}: ContextOf<typeof ticketOrderCalls, 'POST /ticket/order/refundQuote'>) {
  const { orderNo, ticketNos } = body;
  const found = await findOrder(db, clock, { memberId: caller.memberId, orderNo });
  const { order } = found;
  const tickets = await ticketsOf(db, found);
  const { penalty, back, isLast } = reckon(found, tickets, { ticketNos, now: clock.now() });
  const parts = isLast
    ? await plannedBack(db, clock, order, order.payable - back)
    : await paymentsBack(db, order, back);
  return { penalty: moneyText(penalty), refund: await partsOnWire(db, parts, language) };
}
