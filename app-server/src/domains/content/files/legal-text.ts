import { inEach, type Language } from '@resort/shared/contract';
import type { EntryData } from '../../../core/content/kinds.ts';
import type { Words } from './kinds.ts';

interface Section {
  readonly key: string;
  readonly title: string;
  readonly text: string;
}

const HEADING = /^## (.*\S) \{#([A-Za-z0-9-]+)\}$/;

/** `## Title {#key}` begins a section. Throws a sentence for text that belongs to none. */
export function sectionsIn(body: string): Section[] {
  const sections: { key: string; title: string; paragraphs: string[] }[] = [];
  for (const block of body.split(/\n{2,}/).filter((part) => part !== '')) {
    const [, title, key] = HEADING.exec(block) ?? [];
    if (title !== undefined && key !== undefined) sections.push({ key, title, paragraphs: [] });
    else if (block.startsWith('#')) throw new Error(`"${block}": expected "## Title {#key}"`);
    else if (block.includes('\n'))
      throw new Error(`"${block.slice(0, 40)}…": expected an empty line between two lines`);
    else if (sections.length === 0) throw new Error('expected "## Title {#key}" before the first paragraph');
    else sections.at(-1)?.paragraphs.push(block);
  }
  return sections.map(({ key, title, paragraphs }) => ({ key, title, text: paragraphs.join('\n\n') }));
}

type Sections = EntryData<'legal'>['sections'];

/** The sections of the five files; the languages have the same ones. */
export function sectionsOf(words: Words): Sections {
  const read = inEach((language) => sectionsIn(words[language].body));
  return sectionsIn(words.en.body).map(({ key }, at) => ({
    key,
    title: inEach((language) => read[language][at]?.title ?? ''),
    text: inEach((language) => read[language][at]?.text ?? ''),
  }));
}

/** The files of the sections. */
export function wordsOf(sections: Sections): Words {
  const body = (language: Language) =>
    sections
      .map(({ key, title, text }) => `## ${title[language]} {#${key}}\n\n${text[language]}`)
      .join('\n\n');
  return inEach((language) => ({ front: {}, body: body(language) }));
}
