import { LANGUAGES, type Language } from '@resort/shared/contract';
import type { Texts } from '../../locales/texts.ts';

type Values = Readonly<Record<string, string>>;

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

const inEach = (textOf: (language: Language) => string): Texts =>
  Object.fromEntries(LANGUAGES.map((language) => [language, textOf(language)])) as Texts;

const filled = (text: string, values: Values) =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

/** A text with its `{places}` filled, in all languages. */
export function fill(texts: Texts, valuesOf: (language: Language) => Values): Texts {
  return inEach((language) => filled(texts[language], valuesOf(language)));
}

/** Paragraphs of plain text, which an empty line parts, as HTML; what is filled in stays text. */
export function fillPage(texts: Texts, valuesOf: (language: Language) => Values): Texts {
  return inEach((language) =>
    filled(texts[language], valuesOf(language))
      .split('\n\n')
      .map((paragraph) => `<p>${escape(paragraph)}</p>`)
      .join(''),
  );
}
