import type { ticketCatalogueCalls } from '@resort/mf-ticketing/contract';
import type { ContextOf } from '../../../platform/context.ts';
import { pageFrom } from '../../../platform/calls/page.ts';
import { loadEvents, type TicketEvent } from '../performances/event-facts.ts';
import { performancesAhead } from '../performances/performance-facts.ts';
import { eventBriefOf } from './brief.ts';

type Context = ContextOf<typeof ticketCatalogueCalls, 'GET /ticket/list'>;

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Searches in the request's language and in English. */
function says(event: TicketEvent, keyword: string, language: Context['language']): boolean {
  const texts = [event.title, event.summary, event.venue].flatMap((names) => [names[language], names.en]);
  return texts.some((text) => folded(text).includes(folded(keyword)));
}

function isWanted(event: TicketEvent, { query, language }: Context): boolean {
  const keyword = query.keyword?.trim() ?? '';
  return (
    (query.kind === undefined || query.kind === event.kind) &&
    (query.property === undefined || query.property === event.property) &&
    (keyword === '' || says(event, keyword, language))
  );
}

/** One page of the future events that match every filter. */
export async function ticketList(context: Context) {
  const { db, clock, query, language } = context;
  const events = (await loadEvents(db)).filter((event) => isWanted(event, context));
  const ahead = (await performancesAhead(db, clock, events)).filter(
    ({ date }) => query.date === undefined || date === query.date,
  );
  const byEvent = Map.groupBy(ahead, ({ event }) => event.code);
  const listed = events.filter(({ code }) => byEvent.has(code));
  const page = pageFrom(listed, query);
  const seen = { now: clock.now(), language };
  return {
    ...page,
    list: page.list.map((event) => eventBriefOf(event, byEvent.get(event.code) ?? [], seen)),
  };
}
