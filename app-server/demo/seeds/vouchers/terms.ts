import { inEach } from '@resort/shared/contract';
import { DEMO_TEXTS } from '../../locales/index.ts';

const ONE_A_BILL = DEMO_TEXTS.terms.oneABill;
const NO_CASH = DEMO_TEXTS.terms.noCash;
const RESERVE_FIRST = DEMO_TEXTS.terms.reserveFirst;
const NOT_ON_HOLIDAYS = DEMO_TEXTS.terms.notOnHolidays;
const AT_CHECK_IN = DEMO_TEXTS.terms.atCheckIn;

type Texts = typeof NO_CASH;
const together = (...texts: readonly Texts[]) =>
  inEach((language): readonly string[] => texts.map((text) => text[language]));

/** The terms of a kind of voucher. */
export const TERMS = {
  money: together(ONE_A_BILL, NO_CASH),
  treatment: together(RESERVE_FIRST, NO_CASH),
  table: together(RESERVE_FIRST, NOT_ON_HOLIDAYS, NO_CASH),
  room: together(AT_CHECK_IN, NOT_ON_HOLIDAYS),
};
