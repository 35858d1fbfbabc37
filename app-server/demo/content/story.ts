import type { Language } from '@resort/shared/contract';
import type { Skin } from '@resort/shared/skin/skins';
import type { Drawing } from '../../src/locales/drawings.ts';

/** Title, one sentence, and the text block by block: `## ` begins a heading, `- ` an item of a list, all else is a paragraph. */
export type Words = readonly [title: string, summary: string, ...blocks: readonly string[]];

/** A page as an editor writes it. */
export interface Story {
  readonly code: string;
  /** a code of content/topics */
  readonly topic: string;
  /** the first is its picture */
  readonly pictures: readonly [Drawing, ...Drawing[]];
  readonly property?: Skin;
  readonly words: Readonly<Record<Language, Words>>;
}

const escape = (text: string) => text.replace(/[&<>]/g, (character) => `&#${character.codePointAt(0)};`);

/** The blocks of a text as HTML; items that follow one another are one list. */
export function storyHtml([, , ...blocks]: Words): string {
  const elements = blocks.map((block) => {
    if (block.startsWith('## ')) return `<h2>${escape(block.slice(3))}</h2>`;
    if (block.startsWith('- ')) return `<ul><li>${escape(block.slice(2))}</li></ul>`;
    return `<p>${escape(block)}</p>`;
  });
  return elements.join('').replaceAll('</ul><ul>', '');
}
