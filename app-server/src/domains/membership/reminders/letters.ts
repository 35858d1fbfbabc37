import type { CHANNELS } from '../../../core/announcements/channels.ts';
import { CORE_TEXTS } from '../../../core/locales/index.ts';
import type { LetterTexts } from '../../../core/announcements/letters.ts';

/**
 * What ends soon or comes: `{what}` is a voucher, an amount with its unit, an order or an offer; `{date}` its last day, the
 * day and time of a booking, the end of a hold as a time, or the summary of an offer.
 */
export const REMINDER_LETTERS: Readonly<Record<keyof (typeof CHANNELS)['reminder'], LetterTexts>> =
  CORE_TEXTS.letters.reminderLetters;

/** An amount with its unit, in the place of `{what}`. */
export const BALANCES = CORE_TEXTS.letters.balances;
