import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@resort/shared/contract';
import type { Problems } from '../report.ts';

/** The texts of one unit. */
export interface Locales {
  /** below the root: `mf-auth/src/locales` */
  folder: string;
  /** language → `card.label` → text */
  texts: ReadonlyMap<Language, ReadonlyMap<string, string>>;
}

/** The locales folder of every unit, and of the kit in `shared`. */
export function readLocales(root: string): Locales[] {
  return readdirSync(root)
    .filter((unit) => unit === 'shared' || unit === 'shell' || unit.startsWith('mf-'))
    .map((unit) => `${unit}/src/locales`)
    .filter((folder) => existsSync(join(root, folder)))
    .map((folder) => localesIn(root, folder));
}

export function localesIn(root: string, folder: string): Locales {
  return { folder, texts: new Map(LANGUAGES.map((name) => [name, read(root, folder, name)])) };
}

function read(root: string, folder: string, language: string): Map<string, string> {
  const path = join(root, folder, `${language}.json`);
  if (!existsSync(path)) return new Map();
  return new Map(flatten(JSON.parse(readFileSync(path, 'utf8')), ''));
}

function flatten(tree: object, prefix: string): [string, string][] {
  return Object.entries(tree).flatMap(([name, value]: [string, unknown]): [string, string][] =>
    typeof value === 'object' && value !== null
      ? flatten(value, `${prefix}${name}.`)
      : [[prefix + name, String(value)]],
  );
}

/** Compares keys and placeholders of all languages with the first one, and reports empty texts. */
export function compareLanguages({ folder, texts }: Locales): Problems {
  const keys = [...new Set([...texts.values()].flatMap((table) => [...table.keys()]))];
  return [...texts].flatMap(([language, table]) =>
    table.size === 0
      ? [`${folder}/${language}.json is missing or has no text`]
      : keys.flatMap((key) => {
          const where = `${folder}/${language}.json: "${key}"`;
          const text = table.get(key);
          if (text === undefined) return [`${where} is missing${aboutPlurals(key)}`];
          if (text.trim() === '') return [`${where} is empty`];
          if (/\{{3}|\}{3}/.test(text)) return [`${where} has three braces, which nothing fills in`];
          const model = texts.get(LANGUAGES[0])?.get(key);
          if (model === undefined || placeholders(text) === placeholders(model)) return [];
          return [
            `${where} has ${placeholders(text) || 'no placeholder'}; en has ${placeholders(model) || 'none'}`,
          ];
        }),
  );
}

/** What somebody forgets who writes a plural in English alone, or in a language that has one form. */
function aboutPlurals(key: string): string {
  const base = /^(.+)_(?:zero|one|two|few|many|other)$/.exec(key)?.[1];
  if (base === undefined) return '';
  return (
    `: a plural needs the same forms in all five languages. Write "${base}_one" and "${base}_other" in each; ` +
    'where a language has no plural, both have the same text'
  );
}

/** `{{date}} {{name}}`, on the server `{date} {name}`, without duplicates and sorted: languages may order and repeat them differently. */
function placeholders(text: string): string {
  return [...new Set(text.match(/\{+[^}]*\}+/g))].sort().join(' ');
}
