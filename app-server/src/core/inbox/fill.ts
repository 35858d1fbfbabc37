import { inEach, type Language } from '@resort/shared/contract';
import { filled, type Values } from '../../locales/fill.ts';
import type { Texts } from '../../locales/texts.ts';

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

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
