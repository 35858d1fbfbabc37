/** Letters and spaces only (specification §5), one space between words. */
export const ENGLISH_NAME = /^[A-Za-z]+(?: [A-Za-z]+)*$/;
const MAX_LENGTH = 40;

/** The form that is sent and compared: trimmed, with one space between words. */
export function normalizeName(typed: string): string {
  return typed.normalize('NFKC').trim().replace(/\s+/g, ' ');
}

/**
 * Validates a name in the form of a travel document's machine-readable line: O'Neil is `O Neil` or `ONEIL`
 * there. 1 to 40 characters.
 */
export function isEnglishName(typed: string): boolean {
  const name = normalizeName(typed);
  return name.length <= MAX_LENGTH && ENGLISH_NAME.test(name);
}
