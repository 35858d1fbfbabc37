import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Problems } from '../report.ts';
import { filesBelow, readSource, type Source } from '../../sources.ts';
import { englishTexts, errorTexts, type EnglishText } from './english-texts.ts';
import type { Locales } from './locales.ts';
import { wordsOf, type Query } from './queries.ts';

/** Words that are data in tests, although an English text matches them. */
const ALLOWED: ReadonlySet<string> = new Set([
  'Pay', // the button of the demo's cashier, on the payment provider's page
  'OK', // the message of a successful response
  'fine', // the output of a test's command
  // names of tiers, from the server
  'Classic',
  'Silver',
  'Gold',
  'Diamond',
]);

/**
 * Tests that look up an English text by its words. They would fail with the next edit of the text, so they must use its
 * key. Texts that a test renders or serves itself are allowed.
 */
export function writtenOut(root: string, locales: readonly Locales[]): Problems {
  const texts = [...locales.flatMap((each) => englishTexts(unitOf(each.folder), each)), ...errorTexts(root)];
  return testFiles(root).flatMap(([file, fixtures]) => {
    const source = readSource(root, file);
    const known = texts.filter(isKnownTo(source.file));
    const { queries, data } = wordsOf(source);
    const own = [...data, ...fixtures];
    return queries.flatMap((query) => problemOf(source, query, known, own));
  });
}

function problemOf(
  source: Source,
  { what, at }: Query,
  known: readonly EnglishText[],
  own: readonly string[],
): Problems {
  if (typeof what === 'string' && (ALLOWED.has(what) || own.includes(what.trim()))) return [];
  if (typeof what !== 'string' && own.some((text) => what.test(text))) return [];
  const found = known.find((text) => isWrittenOut(what, text));
  if (found === undefined) return [];
  const place = `${source.file}:${source.lineAt(at)}`;
  const key = found.unit === 'error' ? found.ask : `${found.ask} of ${found.unit}`;
  return [`${place}: ${String(what)} is a text; ask for it by its key: ${key}`];
}

function isWrittenOut(what: string | RegExp, { text, filled }: EnglishText): boolean {
  if (typeof what === 'string') return /\p{L}/u.test(what) && (filled?.test(what.trim()) ?? false);
  // at least one whole word of the pattern occurs literally in the text
  const words = what.source.match(/(?<![\\\p{L}])\p{L}{3,}(?!\p{L})/gu) ?? [];
  const plain = text.replaceAll(/\{+\w+\}+/g, '');
  return (
    what.test(plain) &&
    words.some((word) => !ALLOWED.has(word) && new RegExp(`\\b${word}\\b`, what.flags).test(plain))
  );
}

/** A unit's tests see its own texts and the shell's; journeys see all. */
const isKnownTo =
  (file: string) =>
  ({ unit }: EnglishText) =>
    file.startsWith('e2e/') || unit === 'shell' || unit === 'error' || unit === unitOf(file);

/** `mf-hotel/src/…` → `hotel`; `release/console/src/…` → `console` */
function unitOf(path: string): string {
  const [first = '', second = ''] = path.split('/');
  return first === 'release' ? second : first.replace(/^mf-/, '');
}

const FOLDERS = /^(?:shared|shell|mf-[\w-]+|release|e2e)$/;

/** Every test and test helper, with the data of its unit's fixtures. */
function testFiles(root: string): [file: string, fixtures: readonly string[]][] {
  const files = readdirSync(root)
    .filter((folder) => FOLDERS.test(folder))
    .flatMap((folder) => filesBelow(join(root, folder)))
    .filter((file) => /\.tsx?$/.test(file));
  const isFixture = (file: string) =>
    file.includes('/src/testing/') && !file.startsWith(join(root, 'shared'));
  const held = Map.groupBy(files.filter(isFixture), (file) => unitOf(relative(root, file)));
  const fixturesOf = new Map(
    [...held].map(([unit, all]) => [unit, all.flatMap((file) => [...wordsOf(readSource(root, file)).data])]),
  );
  return files
    .filter((file) => /\.test\.tsx?$|\/e2e\/src\//.test(file))
    .map((file) => [file, fixturesOf.get(unitOf(relative(root, file))) ?? []]);
}
