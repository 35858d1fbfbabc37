import { LANGUAGES, type Language } from '@resort/shared/contract';
import type { Texts } from '../../locales/texts.ts';

type Values = Readonly<Record<string, string>>;

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

const inEach = (textOf: (language: Language) => string): Texts =>
  Object.fromEntries(LANGUAGES.map((language) => [language, textOf(language)])) as Texts;

const filled = (text: string, values: Values) =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

/** Fills the `{places}` of a text, in all languages. */
export function fill(texts: Texts, valuesOf: (language: Language) => Values): Texts {
  return inEach((language) => filled(texts[language], valuesOf(language)));
}

/** Converts paragraphs of plain text, separated by empty lines, to HTML; filled-in values stay text, and a paragraph whose values are empty is left out. */
export function fillPage(texts: Texts, valuesOf: (language: Language) => Values): Texts {
  return inEach((language) =>
    filled(texts[language], valuesOf(language))
      .split('\n\n')
      .filter((paragraph) => paragraph !== '')
      .map((paragraph) => `<p>${escape(paragraph)}</p>`)
      .join(''),
  );
}
