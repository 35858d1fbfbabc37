import { LANGUAGES, type Language } from '@resort/shared/contract';
import type { Texts } from './texts.ts';

export type Values = Readonly<Record<string, string>>;

/** One value for each language. */
export const inEach = <T>(valueOf: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, valueOf(language)])) as Record<Language, T>;

/** Fills the `{places}` of one text; a place without a value stays. */
export const filled = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

/** Fills the `{places}` of a text, in all languages. */
export function fill(texts: Texts, valuesOf: (language: Language) => Values): Texts {
  return inEach((language) => filled(texts[language], valuesOf(language)));
}
