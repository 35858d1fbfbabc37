import type { Language } from '@resort/shared/contract';

/** What members read, in all languages. */
export type Texts = Readonly<Record<Language, string>>;

/** A group of texts in one language: `textsOf(CORE_TEXTS.cashier, 'kr').title`. */
export function textsOf<Key extends string>(
  group: Readonly<Record<Key, Texts>>,
  language: Language,
): Record<Key, string> {
  const texts = Object.entries<Texts>(group).map(([key, text]) => [key, text[language]]);
  return Object.fromEntries(texts) as Record<Key, string>;
}
