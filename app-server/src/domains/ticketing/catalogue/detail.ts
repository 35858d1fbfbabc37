import type { EventDetail, ticketCatalogueCalls } from '@resort/mf-ticketing/contract';
import { pictureOf } from '../../../core/pictures/picture-of.ts';
import { addressOf } from '../../../core/properties/properties.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { findEvent } from '../performances/event-facts.ts';
import { performancesAhead } from '../performances/performance-facts.ts';
import { eventBriefOf } from './brief.ts';
import { takesInvites } from './invites.ts';

/** All data of an event. */
export async function ticketDetail({
  db,
  clock,
  query,
  language,
}: ContextOf<typeof ticketCatalogueCalls, 'GET /ticket/detail'>): Promise<EventDetail> {
  const event = await findEvent(db, query.ticketId);
  const performances = await performancesAhead(db, clock, [event]);
  return {
    ...eventBriefOf(event, performances, { now: clock.now(), language }),
    description: event.description[language],
    images: event.pictures.map((picture) => pictureOf(picture, language)),
    address: addressOf(event.property, language),
    geo: { lat: event.lat, lng: event.lng },
    durationMinutes: event.durationMinutes,
    doorsMinutes: event.doorsMinutes,
    sections: event.sections.map(({ id, title, text }) => ({
      id,
      title: title[language],
      text: text[language],
    })),
    realName: event.realName,
    maxPerOrder: event.maxPerOrder,
    refundRule: event.refund,
    takesInvites: await takesInvites(db, clock, event.code),
    takesVouchers: event.takesVouchers,
  };
}
