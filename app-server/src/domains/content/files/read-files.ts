import { inEach, LANGUAGES, type Language } from '@resort/shared/contract';
import * as z from 'zod/mini';
import { code } from '../../../core/content/fields.ts';
import {
  FILE_KIND_NAMES,
  FILE_KINDS,
  nameOf,
  pathOf,
  type AnyItem,
  type FileKind,
  type Words,
} from './kinds.ts';
import { sentencesOf, type Problem } from './problems.ts';
import { checkWords } from './check-words.ts';
import { readWordFile, type WordFile } from './word-file.ts';
import type { Files } from './write-files.ts';

export interface Read {
  readonly items: readonly AnyItem[];
  readonly problems: readonly Problem[];
}

interface Place {
  readonly kind: FileKind;
  readonly topic: string;
  readonly code: string;
  readonly version: string;
  /** of the entry, without an extension */
  readonly path: string;
}

const VERSION = /^\d+(?:\.\d+)+$/;

/** What the path of a file says; a sentence if it belongs to no kind. */
function placeOf(file: string): Place | string {
  const [folder = '', ...below] = file.replace(/\.json$/, '').split('/');
  const kind = FILE_KIND_NAMES.find((name) => FILE_KINDS[name].folder === folder);
  if (kind === undefined)
    return `expected a file of ${FILE_KIND_NAMES.map((name) => FILE_KINDS[name].folder).join(', ')}`;
  const { names, front } = FILE_KINDS[kind];
  const parts = front === undefined ? below : below.slice(0, -1);
  const isRightFile =
    front === undefined
      ? file.endsWith('.json')
      : ['entry', ...LANGUAGES.map((language) => `${language}.md`)].includes(below.at(-1) ?? '');
  if (parts.length !== names.length || !isRightFile) return `expected ${patternOf(kind)}`;
  const named = Object.fromEntries(names.map((name, at) => [name, parts[at] ?? '']));
  const { topic = '', code: ownCode = kind, version = '' } = named;
  if (!z.safeParse(code, ownCode).success || (topic !== '' && !z.safeParse(code, topic).success))
    return 'expected names of letters, digits and hyphens, 40 at most';
  if (version !== '' && !VERSION.test(version))
    return `expected a version such as 1.1 instead of "${version}"`;
  return { kind, topic, code: ownCode, version, path: [folder, ...parts].join('/') };
}

function patternOf(kind: FileKind): string {
  const { folder, names, front } = FILE_KINDS[kind];
  const path = [folder, ...names.map((name) => `<${name}>`)].join('/');
  return front === undefined ? `${path}.json` : `${path}/entry.json and ${path}/{${LANGUAGES.join(',')}}.md`;
}

function readEntry(
  file: string,
  text: string | undefined,
  schema: z.ZodMiniType,
  problems: Problem[],
): unknown {
  const refuse = (sentence: string) => problems.push({ file, text: sentence });
  if (text === undefined) {
    refuse('is missing');
    return undefined;
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    refuse(`expected JSON: ${Object(error).message}`);
    return undefined;
  }
  const parsed = z.safeParse(schema, value);
  if (!parsed.success) for (const sentence of sentencesOf(parsed.error.issues, value)) refuse(sentence);
  return parsed.data;
}

function readWords(
  files: Files,
  path: string,
  front: readonly string[],
  problems: Problem[],
): Words | undefined {
  const found: Partial<Record<Language, WordFile>> = {};
  for (const language of LANGUAGES) {
    const file = `${path}/${language}.md`;
    const text = files.get(file);
    if (text === undefined) problems.push({ file, text: 'is missing' });
    else
      try {
        found[language] = readWordFile(text);
      } catch (error) {
        problems.push({ file, text: Object(error).message });
      }
  }
  if (!LANGUAGES.every((language) => found[language] !== undefined)) return undefined;
  const words = found as Words;
  problems.push(...checkWords(path, words, front));
  // in the order of the kind, however the file has them
  const inOrder = ({ front: given, body }: WordFile): WordFile => ({
    front: Object.fromEntries(front.map((name) => [name, given[name] ?? ''])),
    body,
  });
  return inEach((language) => inOrder(words[language]));
}

/** Reads the files of a content folder; of what is wrong it lists everything. */
export function readFiles(files: Files): Read {
  const problems: Problem[] = [];
  const places = new Map<string, Place>();
  for (const file of files.keys()) {
    const place = placeOf(file);
    if (typeof place === 'string') problems.push({ file, text: place });
    else places.set(place.path, place);
  }
  const items: AnyItem[] = [];
  for (const { path, ...place } of places.values()) {
    const { schema, front } = FILE_KINDS[place.kind];
    const entryFile = front === undefined ? `${path}.json` : `${path}/entry.json`;
    const before = problems.length;
    const entry = readEntry(entryFile, files.get(entryFile), schema, problems);
    const words = front === undefined ? undefined : readWords(files, path, front, problems);
    if (problems.length === before) items.push({ ...place, entry, ...(words && { words }) } as AnyItem);
  }
  const seen = new Map<string, AnyItem>();
  for (const item of items) {
    if (seen.has(nameOf(item))) problems.push({ file: pathOf(item), text: `${nameOf(item)} is there twice` });
    seen.set(nameOf(item), item);
  }
  return { items, problems };
}
