import { moneyText, parseMoney } from '../../../contract/money.ts';

/** The form's text before the member types an amount: as many as can be used, whatever that becomes. */
export const ALL_DOLLARS = 'ALL';

/** FORM: not an amount with at most two decimals; MOST: more than can be used. */
export type WrongDollars = 'FORM' | 'MOST';

interface DollarUse {
  /** how many are used, a decimal text; `0.00` while the text is wrong */
  used: string;
  wrong: WrongDollars | null;
}

const AMOUNT = /^(?:\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d{0,2}))?$/;
const NONE = '0.00';

/** What the member's text means where `most` can be used. */
export function dollarUse(text: string, most: string): DollarUse {
  if (text === ALL_DOLLARS) return { used: most, wrong: null };
  const typed = text.normalize('NFKC').trim();
  if (!AMOUNT.test(typed)) return { used: NONE, wrong: 'FORM' };
  const amount = parseMoney(typed.replaceAll(',', '').replace(/\.$/, ''));
  return amount > parseMoney(most) ? { used: NONE, wrong: 'MOST' } : { used: moneyText(amount), wrong: null };
}
