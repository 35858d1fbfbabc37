import type { ticketCalls } from '@resort/mf-ticketing/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { lockOrder } from '../../../core/orders/locked-order.ts';
import { transition } from '../../../core/orders/transition.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { macauInstant, type Clock } from '../../../platform/time/clock.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { gate, ticketEntry } from '../tables/gates.ts';
import { realName } from '../tables/real-names.ts';
import { ticket, ticketPosition } from '../tables/tickets.ts';
import { lapseOverdue } from '../gifts/lapse.ts';
import { nameOf } from '../real-names/on-wire.ts';
import { ticketNoOfCode } from '../tickets/ticket-code.ts';
import { findTicket, type TicketFacts } from '../tickets/ticket-facts.ts';
import { checkEntry } from './may-enter.ts';

type Context = Pick<
  ContextOf<typeof ticketCalls, 'POST /ticket/verificationTicket'>,
  'db' | 'clock' | 'secrets' | 'body' | 'language'
>;

/** The number that was entered, or the one in the scanned code. Throws QR_EXPIRED. */
function shownNo(context: Context): string {
  const { body } = context;
  if ('ticketNo' in body) return body.ticketNo;
  const ticketNo = ticketNoOfCode(context, body.qrContent);
  if (ticketNo === undefined) throw new DomainError('QR_EXPIRED');
  return ticketNo;
}

/** The ticket, with its order locked, so that nobody refunds it, gives it away or uses it meanwhile. */
async function lockTicket(tx: Transaction, clock: Clock, ticketNo: string): Promise<TicketFacts> {
  const isIt = eq(ticket.ticketNo, ticketNo);
  const found = await findTicket(tx, isIt);
  if (found === undefined) throw new DomainError('TICKET_INVALID');
  await lockOrder(tx, clock, found.order.id);
  await lapseOverdue(tx, clock, found.ticket.id);
  const locked = await findTicket(tx, isIt);
  if (locked === undefined) throw new DomainError('TICKET_INVALID');
  return locked;
}

/** ISSUED → VERIFIED by a condition that is true only once (I15). */
async function letIn(tx: Transaction, clock: Clock, { ticket: own }: TicketFacts, gateCode: string) {
  const at = clock.sqlNow();
  const [entered] = await tx
    .update(ticket)
    .set({ status: 'VERIFIED', verifiedAt: at })
    .where(and(eq(ticket.id, own.id), eq(ticket.status, 'ISSUED')))
    .returning({ at: ticket.verifiedAt });
  if (entered === undefined || entered.at === null) throw new DomainError('TICKET_INVALID');
  await tx.insert(ticketEntry).values({ ticketId: own.id, gate: gateCode, at });
  return entered.at;
}

/** The order's status shows whether guests are still expected. */
async function moveOrder(
  tx: Transaction,
  clock: Clock,
  { order }: TicketFacts,
  actor: string,
): Promise<void> {
  const [ahead] = await tx
    .select({ id: ticket.id })
    .from(ticket)
    .innerJoin(ticketPosition, eq(ticketPosition.id, ticket.positionId))
    .where(and(eq(ticketPosition.orderId, order.id), inArray(ticket.status, ['ISSUED', 'GIFT_PENDING'])))
    .limit(1);
  const to = ahead === undefined ? 'VERIFIED' : 'PART_VERIFIED';
  await transition(tx, clock, {
    orderId: order.id,
    from: ['ISSUED', 'PART_VERIFIED'],
    to,
    event: 'TICKET_VERIFIED',
    actor,
  });
}

/** Admits a ticket once; call `proveGate` first. */
export async function verifyTicket(context: Context) {
  const { db, clock, body, language } = context;
  const { gateCode } = body;
  const [at] = await db.select().from(gate).where(eq(gate.code, gateCode));
  if (at === undefined) throw new DomainError('GATE_CODE');
  const facts = await lockTicket(db, clock, shownNo(context));
  await checkEntry(db, facts, { at, clock, language });
  const entered = await letIn(db, clock, facts, gateCode);
  await moveOrder(db, clock, facts, `gate ${gateCode}`);
  const { position, event } = facts;
  const [guest] = await db
    .select()
    .from(realName)
    .where(eq(realName.id, position.realNameId ?? 0));
  return {
    ticketNo: facts.ticket.ticketNo,
    status: 'VERIFIED' as const,
    at: macauInstant(entered),
    seatNo: facts.ticket.seat,
    category: event.categories.find(({ code }) => code === position.category)?.name[language] ?? '',
    holder: guest === undefined ? '' : nameOf(guest, language),
  };
}
