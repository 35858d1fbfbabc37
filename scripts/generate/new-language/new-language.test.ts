import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { plantTree, projectRoot, type Tree } from '../../testing/tree.ts';
import { addLanguage } from './add-language.ts';

const LIST = 'shared/src/contract/languages.ts';
const NAME = { en: 'Tea', tc: '茶', sc: '茶', kr: '차', jp: 'お茶' };
const FILES = {
  [LIST]: readFileSync(join(projectRoot, LIST), 'utf8'),
  'mf-auth/src/locales/en.json': '{ "title": "Sign in" }',
  'release/console/src/locales/en.json': '{}',
  'shell/src/texts/en.ts': "export { default as shell } from '../locales/en.json';\n",
  'app-server/content/legal/terms/1.0/en.md': '## Terms {#terms}\n',
  'app-server/demo/content/ads/tea.json': JSON.stringify({ rank: 1, list: [{ name: NAME }] }),
  'app-server/demo/content/traffic.json': JSON.stringify({ rank: 1 }),
};

let tree: Tree;
beforeEach(() => {
  tree = plantTree(FILES);
});
afterEach(() => tree.remove());

const add = (language: string, tag = language) =>
  addLanguage(tree.root, Object.keys(FILES), { language, tag });
const read = (file: string) => readFileSync(join(tree.root, file), 'utf8');

it('adds a language to the list, and copies every English text', () => {
  expect(add('pt', 'pt-pt').toSorted()).toEqual([
    'app-server/content/legal/terms/1.0/pt.md',
    'app-server/demo/content/ads/tea.json',
    'mf-auth/src/locales/pt.json',
    LIST,
    'shell/src/texts/pt.ts',
  ]);
  expect(read(LIST)).toContain("'kr', 'jp', 'pt'] as const");
  expect(read(LIST)).toContain("  jp: 'ja',\n  pt: 'pt-PT',\n};");
  expect(read('mf-auth/src/locales/pt.json')).toBe(FILES['mf-auth/src/locales/en.json']);
  expect(read('shell/src/texts/pt.ts')).toContain('../locales/pt.json');
  expect(JSON.parse(read('app-server/demo/content/ads/tea.json'))).toEqual({
    rank: 1,
    list: [{ name: { ...NAME, pt: 'Tea' } }],
  });
});

it('refuses a language that is known or no language, and writes nothing', () => {
  expect(() => add('jp')).toThrow('jp is in the list already');
  expect(() => add('Portuguese')).toThrow('not two lower-case letters');
  expect(() => add('pt', 'no tag')).toThrow('Incorrect locale information');
  expect(read(LIST)).toBe(FILES[LIST]);
});
