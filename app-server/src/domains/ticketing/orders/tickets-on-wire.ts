import type { TicketRow } from '@resort/mf-ticketing/contract';
import { maskPhone, moneyText } from '@resort/shared/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Executor, RequestContext } from '../../../platform/context.ts';
import { macauInstant } from '../../../platform/time/clock.ts';
import { ticket } from '../tables/tickets.ts';
import { ticketTransfer } from '../tables/gates.ts';
import { codeUntil } from '../tickets/ticket-code.ts';
import type { FoundOrder } from './find.ts';
import { positionOnWire, type Naming } from './positions-on-wire.ts';
import { refundFee, refundTerms } from './refund-terms.ts';

export type Ticket = typeof ticket.$inferSelect;

/** The tickets of an order, place by place. */
export async function ticketsOf(db: Executor, { places }: Pick<FoundOrder, 'places'>): Promise<Ticket[]> {
  const ids = places.map(({ position }) => position.id);
  return db.select().from(ticket).where(inArray(ticket.positionId, ids)).orderBy(asc(ticket.positionId));
}

/** Gifts that wait to be accepted, by ticket. */
async function giftsOf(db: Executor, tickets: readonly Ticket[]) {
  const ids = tickets.filter(({ status }) => status === 'GIFT_PENDING').map(({ id }) => id);
  if (ids.length === 0) return new Map<number, NonNullable<TicketRow['gift']>>();
  const pending = await db
    .select()
    .from(ticketTransfer)
    .where(and(inArray(ticketTransfer.ticketId, ids), eq(ticketTransfer.status, 'PENDING')));
  return new Map(
    pending.map(({ ticketId, toAreaCode, toPhone, expiresAt }) => [
      ticketId,
      { to: `${toAreaCode} ${maskPhone(toPhone)}`, until: macauInstant(expiresAt) },
    ]),
  );
}

/** Tickets in the format for their holder. */
export async function ticketsOnWire(
  context: Pick<RequestContext, 'clock' | 'secrets'> & { readonly db: Executor },
  found: FoundOrder,
  { tickets, naming }: { readonly tickets: readonly Ticket[]; readonly naming: Naming },
): Promise<TicketRow[]> {
  const terms = refundTerms(found.own.refund, found.performance.startsAt);
  const gifts = await giftsOf(context.db, tickets);
  return tickets.flatMap((one) => {
    const place = found.places.find(({ position }) => position.id === one.positionId);
    if (place === undefined) return [];
    const { positionId, category, seatNo, seat, guest } = positionOnWire(place, naming);
    const fee = one.status === 'ISSUED' ? refundFee(terms, one.paid, context.clock.now()) : undefined;
    return [
      {
        ticketNo: one.ticketNo,
        positionId,
        category,
        seatNo,
        seat,
        status: one.status,
        holder: guest,
        qrContent:
          one.status === 'ISSUED' ? codeUntil(context, one.ticketNo, found.performance.endsAt) : null,
        verifiedAt: one.verifiedAt === null ? null : macauInstant(one.verifiedAt),
        gift: gifts.get(one.id) ?? null,
        refund: fee === undefined ? null : { fee: moneyText(fee), back: moneyText(one.paid - fee) },
      },
    ];
  });
}
