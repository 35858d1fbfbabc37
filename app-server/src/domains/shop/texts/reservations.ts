import type { Language } from '@resort/shared/contract';
import { SHOP_TEXTS } from '../locales/index.ts';

type Texts = Readonly<Record<Language, string>>;

/** The basis of a table's deposit. */
export const GUESTS: Texts = SHOP_TEXTS.reservations.guests;

/** A reservation on the member's home: `{name}` the outlet, `{party}` the number of guests. */
export const UPCOMING_TITLE: Texts = SHOP_TEXTS.reservations.upcomingTitle;

/** The same for one guest. */
export const UPCOMING_TITLE_ONE: Texts = SHOP_TEXTS.reservations.upcomingTitleOne;

/** What a member hears of a reservation. */
export type ReservationNews =
  'CONFIRMED' | 'CHANGED' | 'CANCELLED' | 'DECLINED' | 'CHANGE_DECLINED' | 'NOT_SEEN';

/** `{name}` of the outlet, `{date}` in the language's own format, `{time}` (19:30), `{order}`, `{refund}` a sentence, or nothing. */
export const RESERVATION_MESSAGES: Readonly<Record<ReservationNews, Texts>> =
  SHOP_TEXTS.reservations.reservationMessages;

/** The reason for a request that its venue never answered. */
export const NOT_ANSWERED: Texts = SHOP_TEXTS.reservations.notAnswered;

/** The development venue's answer to a large party. */
export const NO_TABLE_OF_THIS_SIZE: Texts = SHOP_TEXTS.reservations.noTableOfThisSize;
