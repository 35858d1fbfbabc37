/** Letters and spaces only (specification §5), one space between words. */
export const ENGLISH_NAME = /^[A-Za-z]+(?: [A-Za-z]+)*$/;
const MAX_LENGTH = 40;

/** As it is sent and compared: without outer spaces, one space between words. */
export function normalizeName(typed: string): string {
  return typed.normalize('NFKC').trim().replace(/\s+/g, ' ');
}

/** A name as on a travel document's machine-readable line: O'Neil is `O Neil` there, or `ONEIL`. 1 to 40 characters. */
export function isEnglishName(typed: string): boolean {
  const name = normalizeName(typed);
  return name.length <= MAX_LENGTH && ENGLISH_NAME.test(name);
}
