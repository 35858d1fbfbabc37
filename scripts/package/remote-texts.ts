import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { literalTexts } from '../checks/texts/literals.ts';
import { compareLanguages, localesIn } from '../checks/texts/locales.ts';
import { keyTypes } from '../checks/texts/key-types.ts';
import { missingTexts, unusedTexts } from '../checks/texts/usage.ts';
import { sourcesBelow } from '../sources.ts';

/*
 * The texts of a remote in its own repository. The published package has this file and what it imports below
 * `scripts`, for `resort check` and `resort text-keys`.
 */
const LOCALES = 'src/locales';
const KEYS = `${LOCALES}/keys.d.ts`;

/** One line for each problem of the texts. `root`: the repository; `domain`: the name space of its texts. */
export function textProblems(root: string, domain: string): readonly string[] {
  const locales = localesIn(root, LOCALES);
  const sources = sourcesBelow(root, 'src').filter(({ file }) => !file.endsWith('.stories.tsx'));
  const isStale = readFileSync(join(root, KEYS), 'utf8') !== keysOf(root, domain);
  return [
    ...compareLanguages(locales),
    ...missingTexts(locales, sources),
    ...unusedTexts(locales, sources),
    ...sources.flatMap(literalTexts),
    ...(isStale ? [`${KEYS} is not what en.json says; resort text-keys writes it`] : []),
  ];
}

/** Writes the types of the keys of the English texts. */
export function writeTextKeys(root: string, domain: string): void {
  writeFileSync(join(root, KEYS), keysOf(root, domain));
}

const keysOf = (root: string, domain: string) =>
  keyTypes(
    /-/.test(domain) ? `'${domain}'` : domain,
    localesIn(root, LOCALES).texts.get('en') ?? new Map<string, string>(),
  );
