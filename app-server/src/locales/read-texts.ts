import { LANGUAGES, type Language } from '@resort/shared/contract';
import { readFileSync } from 'node:fs';
import type { Texts } from './texts.ts';

/** The texts of a locale file, with all languages at each key; a list of sentences stays one. */
export type TextsIn<Tree> = Tree extends string
  ? Texts
  : Tree extends readonly string[]
    ? Readonly<Record<Language, readonly string[]>>
    : { readonly [Key in keyof Tree]: TextsIn<Tree[Key]> };

/**
 * Reads `<language>.json` of every language. The type is that of the English file, so that a key that it lacks does
 * not compile: `readTexts<typeof english>(new URL('.', import.meta.url))`.
 *
 * @param folder with a slash at its end
 * @throws Error when a language has no file, or no text for a key of the English one
 */
export function readTexts<English extends object>(folder: URL): TextsIn<English> {
  const trees = LANGUAGES.map((language): [Language, unknown] => {
    const file = new URL(`${language}.json`, folder);
    return [language, JSON.parse(readFileSync(file, 'utf8'))];
  });
  return join(new Map(trees), folder.pathname) as TextsIn<English>;
}

type Trees = ReadonlyMap<Language, unknown>;

/** `place`: folder and key, for the error. */
function join(trees: Trees, place: string): unknown {
  const english = trees.get('en');
  if (typeof english === 'string' || Array.isArray(english)) {
    for (const [language, text] of trees)
      if (!isLike(text, english)) throw new Error(`${place} is not in ${language} what it is in en`);
    return Object.fromEntries(trees);
  }
  const below = (key: string): Trees => new Map([...trees].map(([name, tree]) => [name, partOf(tree, key)]));
  const parts = Object.keys(english as object).map((key) => [key, join(below(key), `${place} ${key}`)]);
  return Object.fromEntries(parts as [string, unknown][]);
}

/** A text where there is one in English, and as many where there are several. */
const isLike = (text: unknown, english: string | readonly unknown[]) =>
  Array.isArray(english) ? Array.isArray(text) && text.length === english.length : typeof text === 'string';

const partOf = (tree: unknown, key: string): unknown => (tree as Record<string, unknown> | undefined)?.[key];
