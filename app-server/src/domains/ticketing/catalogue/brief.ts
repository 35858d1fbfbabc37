import type { EventBrief } from '@resort/mf-ticketing/contract';
import { moneyText, type Language } from '@resort/shared/contract';
import { coverOf } from '../../../core/pictures/picture-of.ts';
import { EVENT_KIND_NAMES } from '../texts/kinds.ts';
import { placeOf } from '../../../core/properties/properties.ts';
import { tierName } from '../../../core/member/tiers.ts';
import { macauInstant } from '../../../platform/time/clock.ts';
import { modeOf, type TicketEvent } from '../performances/event-facts.ts';
import { bestState, isOnSale } from '../performances/sale-state.ts';
import { lowestPrice, type PerformanceFacts } from '../performances/performance-facts.ts';

/** The presale of an event, while it lasts. */
export function presaleOf({ presaleTier, publicFrom }: TicketEvent, now: Date, language: Language) {
  if (presaleTier === null || publicFrom === null || now >= publicFrom) return null;
  return {
    tier: { code: presaleTier, name: tierName(presaleTier, language) },
    publicFrom: macauInstant(publicFrom),
  };
}

/** The lowest price of available tickets, else of all tickets; null without a performance. */
function fromPrice(performances: readonly PerformanceFacts[]): string | null {
  const onSale = performances.filter(({ state }) => isOnSale(state));
  const prices = (onSale.length > 0 ? onSale : performances).flatMap((one) => lowestPrice(one) ?? []);
  const [first, ...others] = prices;
  if (first === undefined) return null;
  return moneyText(others.reduce((low, price) => (price < low ? price : low), first));
}

/** One row of a list, from these of its performances, earliest first. */
export function eventBriefOf(
  event: TicketEvent,
  performances: readonly PerformanceFacts[],
  { now, language }: { readonly now: Date; readonly language: Language },
): EventBrief {
  const next = performances.find(({ state }) => isOnSale(state)) ?? performances[0];
  return {
    ticketId: event.code,
    title: event.title[language],
    summary: event.summary[language],
    kind: event.kind,
    kindName: EVENT_KIND_NAMES[event.kind][language],
    picture: coverOf(event.pictures, language),
    property: placeOf(event.property, language),
    venue: event.venue[language],
    mode: modeOf(event),
    state: bestState(performances.map(({ state }) => state)),
    next: next ? { date: next.date, time: macauInstant(next.performance.startsAt).slice(11, 16) } : null,
    lastDay: performances.at(-1)?.date ?? null,
    fromPrice: fromPrice(performances),
    currency: 'MOP',
    presale: presaleOf(event, now, language),
  };
}
