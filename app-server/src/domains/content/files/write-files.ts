import { LANGUAGES } from '@resort/shared/contract';
import * as z from 'zod/mini';
import { FILE_KINDS, pathOf, type AnyItem } from './kinds.ts';
import { writeWordFile } from './word-file.ts';

/** Contents by path below the content folder. */
export type Files = ReadonlyMap<string, string>;

/** In the order of the schema's fields, whatever order the database keeps. */
function ordered({ kind, entry }: AnyItem): unknown {
  const parsed = z.safeParse(FILE_KINDS[kind].schema, entry);
  return parsed.success ? parsed.data : entry;
}

/** The files of one entry, in their only form: two entries are equal if their files are. */
export function filesOf(item: AnyItem): [path: string, content: string][] {
  const path = pathOf(item);
  const json = `${JSON.stringify(ordered(item), null, 2)}\n`;
  const { words } = item;
  if (words === undefined) return [[`${path}.json`, json]];
  return [
    [`${path}/entry.json`, json],
    ...LANGUAGES.map((language): [string, string] => [
      `${path}/${language}.md`,
      writeWordFile(words[language]),
    ]),
  ];
}

export const filesOfAll = (items: readonly AnyItem[]): Files => new Map(items.flatMap(filesOf));
