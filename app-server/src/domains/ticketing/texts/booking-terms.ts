import type { Texts } from '../../../locales/texts.ts';
import { TICKETING_TEXTS } from '../locales/index.ts';

/** One edition of the terms under which tickets are sold; an order names its version. */
export const BOOKING_TERMS: {
  readonly version: string;
  /** a business date, Macau */
  readonly effectiveFrom: string;
  readonly sections: readonly { readonly title: Texts; readonly text: Texts }[];
} = {
  version: '1.0',
  effectiveFrom: '2026-10-01',
  sections: [
    TICKETING_TEXTS.bookingTerms.yourOrder,
    TICKETING_TEXTS.bookingTerms.nameRegistrationAndId,
    TICKETING_TEXTS.bookingTerms.admission,
    TICKETING_TEXTS.bookingTerms.giftingTickets,
    TICKETING_TEXTS.bookingTerms.cancelledEvents,
  ],
};
