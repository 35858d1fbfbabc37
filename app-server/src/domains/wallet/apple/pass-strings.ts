import { LANGUAGES, LANGUAGE_TAGS, type Language } from '@resort/shared/contract';
import type { Texts } from '../../../locales/texts.ts';

/** `zh-Hant`, `ko`: a pass has no regions. */
export const folderOf = (language: Language): string => LANGUAGE_TAGS[language].replace(/-[A-Z]{2}$/, '');

const isSame = (one: Texts, other: Texts): boolean =>
  LANGUAGES.every((language) => one[language] === other[language]);

/** Escapes a string for `pass.strings`, which the library does not do. */
const escaped = (text: string): string => JSON.stringify(text).slice(1, -1);

/**
 * The texts of a pass. Its fields name them by the English text, so that a phone in another language than our five shows
 * that one.
 */
export class PassStrings {
  readonly #texts = new Map<string, Texts>();

  /** Names these texts in `pass.json`. */
  keyOf(texts: Texts): string {
    let key = texts.en;
    // two texts that are alike in English alone: a space that nobody sees keeps them apart
    for (let known = this.#texts.get(key); known !== undefined && !isSame(known, texts);)
      known = this.#texts.get((key += '\u00a0'));
    this.#texts.set(key, texts);
    return key;
  }

  /** For `pass.strings` of a language. */
  in(language: Language): Record<string, string> {
    return Object.fromEntries(
      [...this.#texts].map(([key, texts]) => [escaped(key), escaped(texts[language])]),
    );
  }
}
