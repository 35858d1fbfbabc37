import type { OrderNews } from './channels.ts';
import type { Texts } from '../../locales/texts.ts';
import { CORE_TEXTS } from '../locales/index.ts';

const LETTERS = CORE_TEXTS.letters;

/** A letter that the server sends by itself; an empty line parts the paragraphs of its page. */
export interface LetterTexts {
  readonly title: Texts;
  readonly summary: Texts;
  readonly page: Texts;
  readonly button: Texts;
}

/** In the place of `{what}` where an order has no name of its own any more. */
export const YOUR_ORDER: Texts = LETTERS.yourOrder;

const aboutOrder = (own: Pick<LetterTexts, 'title' | 'page'>): LetterTexts => ({
  ...own,
  summary: LETTERS.number,
  button: LETTERS.seeOrder,
});

/** About an order; `{what}`: what was ordered, `{order}`: its number, `{refund}`: a sentence about what goes back, or nothing. */
export const ORDER_LETTERS: Readonly<Record<OrderNews, LetterTexts>> = {
  CONFIRMED: aboutOrder(LETTERS.orderLetters.CONFIRMED),
  CHANGED: aboutOrder(LETTERS.orderLetters.CHANGED),
  DECLINED: aboutOrder(LETTERS.orderLetters.DECLINED),
  CHANGE_DECLINED: aboutOrder(LETTERS.orderLetters.CHANGE_DECLINED),
  REJECTED: aboutOrder(LETTERS.orderLetters.REJECTED),
  NO_SHOW: aboutOrder(LETTERS.orderLetters.NO_SHOW),
  NOT_SEEN: aboutOrder(LETTERS.orderLetters.NOT_SEEN),
  PART_REFUNDED: aboutOrder(LETTERS.orderLetters.PART_REFUNDED),
  CANCELLED: aboutOrder(LETTERS.orderLetters.CANCELLED),
};

/** About an activity; `{what}`: its name, `{place}`, `{day}` in the language's own way, `{time}` 18:30, `{seats}`: how many places. */
export const ACTIVITY_LETTERS: Readonly<Record<'SIGNED_UP' | 'CANCELLED', LetterTexts>> = {
  SIGNED_UP: { ...LETTERS.activityLetters.SIGNED_UP, button: LETTERS.seeActivity },
  CANCELLED: { ...LETTERS.activityLetters.CANCELLED, button: LETTERS.seeActivity },
};

/** The tier rose; `{tier}` is its name on the card. */
export const UPGRADED_LETTER: LetterTexts = LETTERS.upgradedLetter;

/** A friend whom a member invited was rewarded, and so was the member; `{dollars}`: the amount. */
export const REFERRAL_LETTERS: Readonly<Record<'inviter' | 'friend', LetterTexts>> = LETTERS.referralLetters;

/** A till waits for the member to pay or to use a voucher; `{amount}` with its currency, `{place}`: the outlet. */
export const TILL_LETTERS: Readonly<Record<'DOLLARS' | 'VOUCHER', LetterTexts>> = {
  DOLLARS: LETTERS.tillLetter,
  VOUCHER: LETTERS.tillVoucherLetter,
};

/** To a new member. */
export const WELCOME_LETTER: LetterTexts = LETTERS.welcomeLetter;

const aboutMoney = (own: Pick<LetterTexts, 'page'>): LetterTexts => ({
  ...own,
  title: LETTERS.back,
  summary: LETTERS.amount,
  button: LETTERS.seeHelp,
});

/** About money that came for nothing: its order had lapsed, or was paid before. `{amount}` and `{order}`. */
export const MONEY_RETURNED_LETTERS: Readonly<Record<'LAPSED' | 'TWICE', LetterTexts>> = {
  LAPSED: aboutMoney(LETTERS.moneyReturnedLetters.LAPSED),
  TWICE: aboutMoney(LETTERS.moneyReturnedLetters.TWICE),
};
