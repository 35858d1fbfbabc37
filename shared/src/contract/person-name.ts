import { LANGUAGE_FACTS } from './language-facts.ts';
import type { Language } from './languages.ts';

/** Whether a language puts the family name first. */
export const isFamilyFirst = (language: Language): boolean => LANGUAGE_FACTS[language].isFamilyFirst;

interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
  /** in Chinese characters */
  readonly chineseName?: string | null | undefined;
}

/**
 * A person's full name in the form of a language, for every screen and message: in Chinese characters if
 * there are any and the language is Chinese, otherwise in the language's name order.
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

/** The name as a heading addresses its owner: `Chan Mei Ling 님`, `Chan Mei Ling 様`. */
export const addressedName = (person: PersonName, language: Language): string =>
  personName(person, language) + LANGUAGE_FACTS[language].polite;
