import type { Texts } from '../../../locales/texts.ts';
import { TICKETING_TEXTS } from '../locales/index.ts';

/** An order of tickets on the member's home and in letters: `{name}` the event, `{count}` how many. */
export const TICKETS_TITLE: Texts = TICKETING_TEXTS.titles.ticketsTitle;

/** The same of one. */
export const TICKETS_TITLE_ONE: Texts = TICKETING_TEXTS.titles.ticketsTitleOne;

/** A seat in words: `{block}`, `{row}`, `{number}`. */
export const SEAT_TITLE: Texts = TICKETING_TEXTS.titles.seatTitle;
