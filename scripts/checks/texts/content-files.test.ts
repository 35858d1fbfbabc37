import { afterEach, expect, it } from '@jest/globals';
import { inEach } from '@resort/shared/contract';
import { plantTree, type Tree } from '../../testing/tree.ts';
import { checkTexts } from './check.ts';

const FOLDER = 'app-server/demo/content';
let tree: Tree;
afterEach(() => tree.remove());

const AD = { title: { ...inEach(() => 'Tea'), tc: '茶', sc: '茶', kr: '차', jp: 'お茶' } };
const pages = Object.fromEntries(
  Object.entries(AD.title).map(([language, text]) => [`${FOLDER}/articles/tea/${language}.md`, text]),
);

it('accepts complete content', () => {
  tree = plantTree({ ...pages, [`${FOLDER}/ads/tea.json`]: JSON.stringify(AD) });
  expect(checkTexts(tree.root)).toEqual([]);
});

it('reports a missing language of a page and of a field', () => {
  const { [`${FOLDER}/articles/tea/kr.md`]: _without, ...others } = pages;
  const { jp: _jp, ...title } = AD.title;
  tree = plantTree({
    ...others,
    [`${FOLDER}/articles/tea/sc.md`]: '\n',
    [`${FOLDER}/ads/tea.json`]: JSON.stringify({ list: [{ title }] }),
  });
  expect(checkTexts(tree.root)).toEqual([
    `${FOLDER}/articles/tea/sc.md is missing`,
    `${FOLDER}/articles/tea/kr.md is missing`,
    `${FOLDER}/ads/tea.json "list.0.title" in jp is missing`,
  ]);
});

it('reports a wrong term in JSON and in Markdown, of the initial content too', () => {
  tree = plantTree({
    ...pages,
    [`${FOLDER}/articles/tea/sc.md`]: '物业',
    'app-server/content/navigation.json': JSON.stringify({ name: { ...AD.title, tc: '物業' } }),
  });
  expect(checkTexts(tree.root).map((line) => line.split(': write')[0])).toEqual([
    'app-server/content/navigation.json "name": "物業"',
    `${FOLDER}/articles/tea/sc.md: "物业"`,
  ]);
});
