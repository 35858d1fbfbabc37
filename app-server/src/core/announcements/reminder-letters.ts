import { CORE_TEXTS } from '../locales/index.ts';
import type { LetterTexts } from './letters.ts';

/** What ends soon: `{what}` is a voucher, or an amount with its unit; `{date}` its last day. */
export const REMINDER_LETTERS: Readonly<Record<'VOUCHER_ENDS' | 'BALANCE_ENDS', LetterTexts>> =
  CORE_TEXTS.letters.reminderLetters;

/** An amount with its unit, in the place of `{what}`. */
export const BALANCES = CORE_TEXTS.letters.balances;
