import { DEMO_TEXTS } from '../../locales/index.ts';

type Sentences = Record<'en' | 'tc' | 'sc' | 'kr' | 'jp', readonly string[]>;

const ONE_A_BILL = DEMO_TEXTS.terms.oneABill;
const NO_CASH = DEMO_TEXTS.terms.noCash;
const RESERVE_FIRST = DEMO_TEXTS.terms.reserveFirst;
const NOT_ON_HOLIDAYS = DEMO_TEXTS.terms.notOnHolidays;
const AT_CHECK_IN = DEMO_TEXTS.terms.atCheckIn;

type Texts = typeof NO_CASH;
const together = (...texts: readonly Texts[]): Sentences => ({
  en: texts.map(({ en }) => en),
  tc: texts.map(({ tc }) => tc),
  sc: texts.map(({ sc }) => sc),
  kr: texts.map(({ kr }) => kr),
  jp: texts.map(({ jp }) => jp),
});

/** The terms of a kind of voucher. */
export const TERMS = {
  money: together(ONE_A_BILL, NO_CASH),
  treatment: together(RESERVE_FIRST, NO_CASH),
  table: together(RESERVE_FIRST, NOT_ON_HOLIDAYS, NO_CASH),
  room: together(AT_CHECK_IN, NOT_ON_HOLIDAYS),
};
