import { commaText, formatDateTime } from '@resort/shared/format';
import { DEFAULT_SKIN } from '@resort/shared/skin/skins';
import { inEach } from '@resort/shared/contract';
import { and, eq } from 'drizzle-orm';
import { propertyBy, propertyName } from '../../../core/properties/properties.ts';
import type { Executor, Services } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { member } from '../../../schema/index.ts';
import { seatInWords } from '../../ticketing/orders/positions-on-wire.ts';
import { categoryOf, planOf } from '../../ticketing/performances/event-facts.ts';
import { ticket as ticketTable } from '../../ticketing/tables/tickets.ts';
import { codeUntil } from '../../ticketing/tickets/ticket-code.ts';
import { findTicket } from '../../ticketing/tickets/ticket-facts.ts';
import { WALLET_TEXTS } from '../locales/index.ts';
import { serialOf } from './serial.ts';
import { field, type PassContent } from './pass-content.ts';

/**
 * A ticket with the code that the gate accepts until the performance ends, which the order shows, too. Throws NOT_YOURS.
 */
export async function ticketContent(
  db: Executor,
  services: Services,
  { own, id }: { readonly own: typeof member.$inferSelect; readonly id: string },
): Promise<PassContent> {
  const isOwn = and(eq(ticketTable.ticketNo, id), eq(ticketTable.holderId, own.id));
  const found = await findTicket(db, isOwn);
  if (found === undefined) throw new DomainError('NOT_YOURS');
  const { ticket, position, performance, event } = found;
  const plan = event.seatMap === null ? undefined : await planOf(db, event);
  const seat = inEach((language) => seatInWords({ plan, language }, position.seat));
  const texts = WALLET_TEXTS.ticket;
  const venue = inEach((language) =>
    commaText([event.venue[language], propertyName(event.property, language)], language),
  );
  return {
    kind: 'TICKET',
    serial: serialOf('TICKET', ticket.ticketNo, own.memberNo),
    skin: propertyBy(event.property)?.skin ?? DEFAULT_SKIN,
    name: texts.name,
    corner: undefined,
    main: field('show', texts.show, event.title),
    fields: [
      field('when', texts.when, (language) => formatDateTime(performance.startsAt, language)),
      ...(position.seat === null ? [] : [field('seat', texts.seat, seat)]),
      field('category', texts.category, categoryOf(event, position.category).name),
      field('venue', texts.venue, venue),
    ],
    back: [field('number', texts.number, ticket.ticketNo), field('hint', texts.name, texts.hint)],
    code: { content: codeUntil(services, ticket.ticketNo, performance.endsAt), readable: ticket.ticketNo },
    relevantAt: performance.startsAt,
    expiresAt: performance.endsAt,
    isVoid: ticket.status !== 'ISSUED' || performance.endsAt <= services.clock.now(),
  };
}
