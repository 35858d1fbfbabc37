import { globSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { sourcesBelow } from '../../sources.ts';
import { projectRoot } from '../../testing/tree.ts';

const THE_LIST = 'shared/src/contract/languages.ts';

/** Two languages beside each other, in a list or a pattern: types do not name such a place for a new language. */
const SECOND_LIST = /['"](?:tc|sc|kr)['"]\s*,\s*['"](?:tc|sc|kr|jp)['"]|\b(?:tc|sc|kr)\|(?:tc|sc|kr|jp)\b/;

/** The lines with a list of languages. */
const listsIn = (text: string) =>
  text.split('\n').flatMap((line, at) => (SECOND_LIST.test(line) ? [at + 1] : []));

it('no source lists the languages a second time', () => {
  const folders = [
    'app-server',
    'shared',
    'shell',
    'release',
    'scripts',
    ...globSync('mf-*', { cwd: projectRoot }),
  ];
  const sources = folders.flatMap((folder) => sourcesBelow(projectRoot, folder));
  expect(sources.length).toBeGreaterThan(2000);
  const found = sources.flatMap(({ file, text }) => listsIn(text).map((line) => `${file}:${line}`));
  expect(found.filter((place) => !place.startsWith(`${THE_LIST}:`))).toEqual([]);
  expect(found).toEqual([`${THE_LIST}:2`]);
});

it('knows a list and a pattern from texts by language', () => {
  expect(listsIn("const all = ['en', 'tc', 'sc'];")).toEqual([1]);
  expect(listsIn('/^(?:en|tc|sc|kr|jp)$/')).toEqual([1]);
  expect(listsIn("const MARKS = { en: '–', tc: '至', sc: '至' };")).toEqual([]);
});
