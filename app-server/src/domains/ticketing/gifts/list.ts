import type { ticketCalls, TicketGift } from '@resort/mf-ticketing/contract';
import { maskPhone, type Language } from '@resort/shared/contract';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import { seatInWords } from '../orders/positions-on-wire.ts';
import { categoryOf, planOf } from '../performances/event-facts.ts';
import type { ContextOf, Executor } from '../../../platform/context.ts';
import { macauInstant, type Clock } from '../../../platform/time/clock.ts';
import { eventPerformance, ticket, ticketEvent, ticketPosition } from '../tables/tickets.ts';
import { member } from '../../../schema/index.ts';
import { ticketTransfer } from '../tables/gates.ts';
import { giverName } from './giver-name.ts';
import { isStill } from './settle-transfer.ts';
import { isTo, ownNumber } from './transfer-row.ts';

const waitingOf = (db: Executor, clock: Clock, side: SQL | undefined) =>
  db
    .select({
      transfer: ticketTransfer,
      giver: member,
      performance: eventPerformance,
      event: ticketEvent,
      position: ticketPosition,
      ticket,
    })
    .from(ticketTransfer)
    .innerJoin(member, eq(member.id, ticketTransfer.fromMemberId))
    .innerJoin(ticket, eq(ticket.id, ticketTransfer.ticketId))
    .innerJoin(ticketPosition, eq(ticketPosition.id, ticket.positionId))
    .innerJoin(eventPerformance, eq(eventPerformance.id, ticket.performanceId))
    .innerJoin(ticketEvent, eq(ticketEvent.code, eventPerformance.event))
    .where(and(eq(ticketTransfer.status, 'PENDING'), isStill(clock), side))
    .orderBy(asc(ticketTransfer.expiresAt), asc(ticketTransfer.id));

type Waiting = Awaited<ReturnType<typeof waitingOf>>[number];

interface Side {
  /** the other side's name or number, masked */
  readonly who: string;
  readonly isGiver: boolean;
}

async function onWire(
  db: Executor,
  { transfer, performance, event, position, ticket: own }: Waiting,
  { who, isGiver }: Side,
  language: Language,
): Promise<TicketGift> {
  const plan = event.seatMap === null ? undefined : await planOf(db, event);
  return {
    giftId: String(transfer.id),
    ticketNo: isGiver ? own.ticketNo : null,
    title: event.title[language],
    start: macauInstant(performance.startsAt),
    seat: seatInWords({ plan, language }, position.seat),
    category: categoryOf(event, position.category).name[language],
    who,
    expireAt: macauInstant(transfer.expiresAt),
  };
}

/** The caller's pending gifts, given and received, the next to lapse first. */
export async function giftList(context: ContextOf<typeof ticketCalls, 'GET /ticket/gifts'>) {
  const { db, clock, caller, language } = context;
  const { memberId } = caller;
  const received = await waitingOf(db, clock, isTo(await ownNumber(db, memberId)));
  const given = await waitingOf(db, clock, eq(ticketTransfer.fromMemberId, memberId));
  const all = (rows: readonly Waiting[], sideOf: (row: Waiting) => Side) =>
    Promise.all(rows.map((row) => onWire(db, row, sideOf(row), language)));
  return {
    received: await all(received, ({ giver }) => ({ who: giverName(giver, language), isGiver: false })),
    given: await all(given, ({ transfer }) => ({ who: maskPhone(transfer.toPhone), isGiver: true })),
  };
}
