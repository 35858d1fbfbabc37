/**
 * All masks of the product. `scripts/checks/written-by-hand.test.ts` refuses one that is written anywhere else, so that
 * members see the same characters of the same number on every screen and in every message.
 */
const hide = (text: string, first: number, last: number): string => {
  const hidden = Math.max(text.length - first - last, 0);
  return text.slice(0, first) + '*'.repeat(hidden) + text.slice(text.length - Math.min(last, text.length));
};

/** First 3 and last 2 digits stay (specification §5); five digits or fewer keep the last 2 alone. */
export const maskPhone = (digits: string): string => hide(digits, digits.length > 5 ? 3 : 0, 2);

/**
 * A document's number without blanks. A long number keeps the first three and the last two characters; a shorter one
 * keeps fewer.
 */
export const maskDocument = (number: string): string =>
  hide(number, number.length >= 9 ? 3 : number.length >= 7 ? 1 : 0, 2);

/** `mei.ling@example.com` → `m***@example.com` */
export const maskEmail = (email: string): string =>
  `${email.slice(0, 1)}***${email.slice(email.lastIndexOf('@'))}`;

/** The first character of a name, so that somebody who knows the person can recognise it: `C***`, in Chinese `陳**`. */
export function maskName(name: string): string {
  const [first = ''] = name;
  return first + (/^\p{Script=Han}/u.test(name) ? '**' : '***');
}
