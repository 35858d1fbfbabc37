import type { Language } from '../contract/languages.ts';

interface Marks {
  /** between the parts of a description */
  comma: string;
  /** between the items of a list */
  list: string;
  /** between two sentences: full-width marks bring their own space */
  sentence: string;
  /** between two times */
  to: string;
}

const MARKS: Record<Language, Marks> = {
  en: { comma: ', ', list: ', ', sentence: ' ', to: '–' },
  tc: { comma: '，', list: '、', sentence: '', to: '–' },
  sc: { comma: '，', list: '、', sentence: '', to: '–' },
  kr: { comma: ', ', list: ', ', sentence: ' ', to: '~' },
  jp: { comma: '、', list: '、', sentence: '', to: '～' },
};

/** The parts of one description: `Row C, seat 12, taken`, `A 排 1 座，已售`. */
export const commaText = (parts: readonly string[], language: Language): string =>
  parts.join(MARKS[language].comma);

/** The items of a list: `11:30–15:00, 18:00–22:30`, `11:30～15:00、18:00～22:30`. */
export const listText = (items: readonly string[], language: Language): string =>
  items.join(MARKS[language].list);

/** A short text that breaks nowhere, such as a date within a longer line. Only for screens. */
export const onOneLine = (text: string): string => text.replaceAll(' ', '\u00a0');

/** Whole sentences, one after the other. */
export const sentencesText = (sentences: readonly string[], language: Language): string =>
  sentences.join(MARKS[language].sentence);

/** From one time to another: `19:00–19:45`, `19:00～19:45`. */
export const timesText = (from: string, to: string, language: Language): string =>
  from + MARKS[language].to + to;
