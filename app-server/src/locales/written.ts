import type { Language } from '@resort/shared/contract';

/** What editors wrote: in English always, in the other languages as far as it has been translated. */
export type Written = Readonly<{ en: string } & Partial<Record<Language, string>>>;

/** In the reader's language, or else in English (specification §8). An empty text is one that is not there yet. */
export function inLanguage(written: Written, language: Language): string {
  return written[language] || written.en;
}
