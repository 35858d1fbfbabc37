import { commaText, formatDateTime } from '@resort/shared/format';
import { and, eq, isNotNull } from 'drizzle-orm';
import { propertyName } from '../../../core/properties/properties.ts';
import { minutesLater } from '../../../platform/time/macau-days.ts';
import type { Executor, RequestContext } from '../../../platform/context.ts';
import { macauInstant } from '../../../platform/time/clock.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { ticketPosition } from '../tables/tickets.ts';
import type { gate } from '../tables/gates.ts';
import { admitsTo } from '../tickets/gates-of.ts';
import type { TicketFacts } from '../tickets/ticket-facts.ts';

type Gate = typeof gate.$inferSelect;
type Asked = Pick<RequestContext, 'clock' | 'language'>;

/** The date and time in the language's own format. */
const spoken = (moment: Date, { language }: Asked) => formatDateTime(macauInstant(moment), language);

function checkState({ ticket }: TicketFacts, asked: Asked): void {
  const { status, verifiedAt, seat } = ticket;
  if (status === 'VERIFIED' && verifiedAt !== null)
    throw new DomainError(
      'TICKET_VERIFIED',
      { time: spoken(verifiedAt, asked) },
      { at: macauInstant(verifiedAt), seatNo: seat },
    );
  if (status !== 'ISSUED') throw new DomainError('TICKET_INVALID');
}

function checkPlace({ event }: TicketFacts, at: Gate, { language }: Asked): void {
  if (admitsTo(at, event)) return;
  const venue = commaText([event.venue[language], propertyName(event.property, language)], language);
  throw new DomainError('WRONG_GATE', { venue });
}

/** From the opening of the doors until the performance ends, because late guests are admitted. */
function checkTime({ event, performance }: TicketFacts, asked: Asked): void {
  const from = minutesLater(performance.startsAt, -event.doorsMinutes);
  const now = asked.clock.now();
  if (now < from || now > performance.endsAt)
    throw new DomainError(
      'WRONG_TIME',
      { from: spoken(from, asked), to: spoken(performance.endsAt, asked) },
      { from: macauInstant(from), to: macauInstant(performance.endsAt) },
    );
}

/** A gift has no guest, and neither has a free order, so one must be named before entry. */
async function checkGuest(db: Executor, { event, position }: TicketFacts): Promise<void> {
  if (event.realName === 'NONE' || position.docHash !== null) return;
  if (event.realName === 'ONE_PER_ORDER') {
    const [named] = await db
      .select({ id: ticketPosition.id })
      .from(ticketPosition)
      .where(and(eq(ticketPosition.orderId, position.orderId), isNotNull(ticketPosition.docHash)))
      .limit(1);
    if (named !== undefined) return;
  }
  throw new DomainError('BIND_REQUIRED');
}

/**
 * Whether a ticket is valid here and now. Throws TICKET_VERIFIED with time and seat, TICKET_INVALID, WRONG_GATE,
 * WRONG_TIME, BIND_REQUIRED.
 */
export async function checkEntry(
  db: Executor,
  facts: TicketFacts,
  { at, ...asked }: Asked & { readonly at: Gate },
): Promise<void> {
  checkState(facts, asked);
  checkPlace(facts, at, asked);
  checkTime(facts, asked);
  await checkGuest(db, facts);
}
