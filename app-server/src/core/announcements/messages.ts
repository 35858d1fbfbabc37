import type { Language } from '@resort/shared/contract';
import { CORE_TEXTS } from '../locales/index.ts';

/** The text message that carries a one-time code; `{code}` is its six digits. Fits one SMS in every language. */
export const OTP_MESSAGE: Record<Language, string> = CORE_TEXTS.messages.otpMessage;

/** The subject of a mail that carries a one-time code; its text is that of `OTP_MESSAGE`. */
export const OTP_MAIL_SUBJECT: Record<Language, string> = CORE_TEXTS.messages.otpMailSubject;

/**
 * A payment goes back: its order had expired before it arrived, or another payment had the order. `{amount}`:
 * `MOP 1234.50`; `{order}`: the order's number.
 */
export const MONEY_RETURNED_MESSAGE: Record<'LAPSED' | 'TWICE', Record<Language, string>> = CORE_TEXTS
  .messages.moneyReturnedMessage;

/** The membership closes; `{date}`: the day on which the personal data is erased, in the language's own way. */
export const MEMBERSHIP_CLOSING_MESSAGE: Record<Language, string> =
  CORE_TEXTS.messages.membershipClosingMessage;

/** Signing in took the closing back. */
export const MEMBERSHIP_RESTORED_MESSAGE: Record<Language, string> =
  CORE_TEXTS.messages.membershipRestoredMessage;

/** Goes to the phone or address that a member had until now; `{new}` is the masked one in its place. */
export const REBOUND_MESSAGE: Record<'phone' | 'email', Record<Language, string>> = CORE_TEXTS.messages
  .reboundMessage;

/** The subject of such a mail. */
export const REBOUND_MAIL_SUBJECT: Record<Language, string> = CORE_TEXTS.messages.reboundMailSubject;
