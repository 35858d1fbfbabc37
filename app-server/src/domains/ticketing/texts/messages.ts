import type { Texts } from '../../../locales/texts.ts';
import { TICKETING_TEXTS } from '../locales/index.ts';

/** What a member hears of tickets. */
export type TicketNews = 'CONFIRMED' | 'PART_REFUNDED' | 'CANCELLED';

/** By text message. `{what}`: the event, `{when}`, `{order}`: the order's number, `{refund}`: a sentence. */
export const TICKET_MESSAGES: Readonly<Record<TicketNews, Texts>> = TICKETING_TEXTS.messages;
