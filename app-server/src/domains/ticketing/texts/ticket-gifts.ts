import type { LetterTexts } from '../../../core/announcements/letters.ts';
import type { Texts } from '../../../locales/texts.ts';
import { TICKETING_TEXTS } from '../locales/index.ts';

/** To a number that a ticket was given to, whether or not it is a member's. `{what}` the event, `{when}`, `{until}` in the language's own way. */
export const GIFT_MESSAGE: Texts = TICKETING_TEXTS.ticketGifts.giftMessage;

const SEE_TICKETS = TICKETING_TEXTS.ticketGifts.seeTickets;
const SEE_ORDER = TICKETING_TEXTS.ticketGifts.seeOrder;

/** About a ticket that was given away; `{giver}` in short, `{to}` the receiver's number, masked. */
export const GIFT_LETTERS: Readonly<Record<'GIVEN' | 'ACCEPTED' | 'LAPSED', LetterTexts>> = {
  GIVEN: {
    title: TICKETING_TEXTS.ticketGifts.giftLetters.GIVEN.title,
    summary: TICKETING_TEXTS.ticketGifts.giftLetters.GIVEN.summary,
    page: TICKETING_TEXTS.ticketGifts.giftLetters.GIVEN.page,
    button: SEE_TICKETS,
  },
  ACCEPTED: {
    title: TICKETING_TEXTS.ticketGifts.giftLetters.ACCEPTED.title,
    summary: TICKETING_TEXTS.ticketGifts.giftLetters.ACCEPTED.summary,
    page: TICKETING_TEXTS.ticketGifts.giftLetters.ACCEPTED.page,
    button: SEE_ORDER,
  },
  LAPSED: {
    title: TICKETING_TEXTS.ticketGifts.giftLetters.LAPSED.title,
    summary: TICKETING_TEXTS.ticketGifts.giftLetters.LAPSED.summary,
    page: TICKETING_TEXTS.ticketGifts.giftLetters.LAPSED.page,
    button: SEE_ORDER,
  },
};
