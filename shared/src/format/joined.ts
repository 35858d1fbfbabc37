import { LANGUAGE_FACTS } from '../contract/language-facts.ts';
import type { Language } from '../contract/languages.ts';

/** The parts of one description: `Row C, seat 12, taken`, `A 排 1 座，已售`. */
export const commaText = (parts: readonly string[], language: Language): string =>
  parts.join(LANGUAGE_FACTS[language].comma);

/** The items of a list: `11:30–15:00, 18:00–22:30`, `11:30～15:00、18:00～22:30`. */
export const listText = (items: readonly string[], language: Language): string =>
  items.join(LANGUAGE_FACTS[language].list);

/** A short text that breaks nowhere, such as a date within a longer line. Only for screens. */
export const onOneLine = (text: string): string => text.replaceAll(' ', '\u00a0');

/** Whole sentences, one after the other. */
export const sentencesText = (sentences: readonly string[], language: Language): string =>
  sentences.join(LANGUAGE_FACTS[language].sentence);

/** From one time to another: `19:00–19:45`, `19:00～19:45`. */
export const timesText = (from: string, to: string, language: Language): string =>
  from + LANGUAGE_FACTS[language].to + to;
