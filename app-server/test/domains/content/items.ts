import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language } from '@resort/shared/contract';
import { readFolder } from '../../../src/domains/content/files/folder.ts';
import type { AnyItem, FileKind, Item, Words } from '../../../src/domains/content/files/kinds.ts';
import { readFiles } from '../../../src/domains/content/files/read-files.ts';

export const INITIAL_CONTENT = fileURLToPath(new URL('../../../content', import.meta.url));
export const DEMO_CONTENT = fileURLToPath(new URL('../../../demo/content', import.meta.url));

/** The entries of a content folder. Throws if anything is wrong with it. */
export function itemsIn(folder: string): readonly AnyItem[] {
  const { items, problems } = readFiles(readFolder(folder));
  if (problems.length > 0) throw new Error(problems.map(({ file, text }) => `${file}: ${text}`).join('\n'));
  return items;
}

/** Those of the initial and of the demo's content. */
export const allItems = (): readonly AnyItem[] => [...itemsIn(INITIAL_CONTENT), ...itemsIn(DEMO_CONTENT)];

export const ofKind = <K extends FileKind>(items: readonly AnyItem[], kind: K): Item<K>[] =>
  items.filter((item) => item.kind === kind) as unknown as Item<K>[];

const joined = (words: Words, language: Language) =>
  [...Object.values(words[language].front), words[language].body].join('\n');

/** The languages' files of an entry as one text. */
export const wholeOf = (words: Words) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, joined(words, language)])) as Record<
    Language,
    string
  >;
