import type { Language } from './languages.ts';

/** Where the family name comes first. */
const FAMILY_FIRST: readonly Language[] = ['tc', 'sc', 'kr', 'jp'];

export const isFamilyFirst = (language: Language): boolean => FAMILY_FIRST.includes(language);

interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
  /** in Chinese characters */
  readonly chineseName?: string | null | undefined;
}

/**
 * A person's whole name as readers of a language write it, on every screen and in every message: in Chinese characters
 * where there are some and the reader's language is Chinese, else in the order of the language.
 */
export function personName({ firstName, lastName, chineseName }: PersonName, language: Language): string {
  const inChinese = chineseName?.trim() ?? '';
  if (inChinese !== '' && (language === 'tc' || language === 'sc')) return inChinese;
  const parts = isFamilyFirst(language) ? [lastName, firstName] : [firstName, lastName];
  return parts
    .map((part) => part.trim())
    .join(' ')
    .trim();
}
