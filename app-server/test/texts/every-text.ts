import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inEach, LANGUAGES, type Language } from '@resort/shared/contract';
import { pathOf } from '../../src/domains/content/files/kinds.ts';
import { allItems, wholeOf } from '../domains/content/items.ts';

/** A text of the server's content or of the demo's data: its file, and its wording in each language. */
export interface FoundText {
  readonly file: string;
  readonly texts: Readonly<Record<Language, string>>;
}

const SOURCE = fileURLToPath(new URL('../..', import.meta.url));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return isRecord(value) ? Object.values(value).flatMap(stringsIn) : [];
};

/** Every object below a value that has all five languages, each language's strings joined. */
function textsIn(value: unknown, seen: Set<unknown>): FoundText['texts'][] {
  if (!isRecord(value) || seen.has(value)) return [];
  seen.add(value);
  if (!LANGUAGES.every((language) => language in value)) {
    return Object.values(value).flatMap((part) => textsIn(part, seen));
  }
  const joined = (language: Language) => stringsIn(value[language]).join('\n');
  return [inEach(joined)];
}

/** All texts of the content files. */
export function contentTexts(): FoundText[] {
  return allItems().flatMap((item) => {
    const whole = item.words === undefined ? [] : [wholeOf(item.words)];
    return [...whole, ...textsIn(item.entry, new Set())].map((texts) => ({ file: pathOf(item), texts }));
  });
}

/** All texts that the modules of the given folders, below `app-server`, export. */
export async function everyText(...folders: readonly string[]): Promise<FoundText[]> {
  const files = folders.flatMap((folder) =>
    readdirSync(join(SOURCE, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.includes('test'))
      .map((name) => join(SOURCE, folder, name)),
  );
  const found: FoundText[] = [];
  const seen = new Set<unknown>();
  for (const file of files) {
    const module: unknown = await import(file);
    for (const part of Object.values({ ...(module as object) }))
      found.push(...textsIn(part, seen).map((texts) => ({ file: relative(SOURCE, file), texts })));
  }
  return found;
}
