import { inEach, type Language } from '@resort/shared/contract';
import type { Texts } from './texts.ts';

export type Values = Readonly<Record<string, string>>;

/** Fills the `{places}` of one text; a place without a value stays. */
export const filled = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

/** Fills the `{places}` of a text, in all languages. */
export function fill(texts: Texts, valuesOf: (language: Language) => Values): Texts {
  return inEach((language) => filled(texts[language], valuesOf(language)));
}
