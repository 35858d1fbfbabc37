import { beforeEach, expect, it } from '@jest/globals';
import { LANGUAGES } from '@resort/shared/contract';
import type { ReleaseDocument } from '@resort/shared/remote';
import { SKINS } from '@resort/shared/skin';
import { existsSync } from 'node:fs';
import { FIRST_MARKS, LATER_MARKS, marksOf, wearMarks } from './marks.ts';

const files = { 'app/sjm.css': 'sha384-sjm', 'app/glp.css': 'sha384-glp' };
const release = { units: { shell: { base: '/artifacts/shell/1/', files } } } as unknown as ReleaseDocument;

beforeEach(() => {
  document.head.innerHTML = '<link rel="stylesheet" href="/shell.css" integrity="sha384-x">';
});

it('the page has one icon, one home-screen icon, one manifest and one character, for its skin and language', () => {
  wearMarks(release, 'sjm', 'en');
  wearMarks(release, 'glp', 'kr');
  const links = [...document.querySelectorAll('link')].map((link) => [link.rel, link.getAttribute('href')]);
  expect(links).toEqual([
    ['stylesheet', '/shell.css'],
    ['icon', '/artifacts/shell/1/app/glp/icon.svg'],
    ['apple-touch-icon', '/artifacts/shell/1/app/glp/180.png'],
    ['manifest', '/artifacts/shell/1/app/glp/kr.webmanifest'],
    ['stylesheet', '/artifacts/shell/1/app/glp.css'],
  ]);
});

it('before the first screen there are the icon and the character only', () => {
  wearMarks(release, 'sjm', 'en', FIRST_MARKS);
  const rels = () => [...document.querySelectorAll('link[id]')].map(({ id }) => id);
  expect(rels()).toEqual(['skin-icon', 'skin-stylesheet']);
  const style = document.getElementById('skin-stylesheet');
  wearMarks(release, 'sjm', 'en', LATER_MARKS);
  expect(rels()).toEqual(['skin-icon', 'skin-stylesheet', 'skin-apple-touch-icon', 'skin-manifest']);
  expect(document.getElementById('skin-stylesheet')).toBe(style);
  expect([...FIRST_MARKS, ...LATER_MARKS].sort()).toEqual(Object.keys(marksOf('sjm', 'en')).sort());
});

it('the character has the hash of its own file, also after a change of the skin', () => {
  const hash = () => document.querySelector<HTMLLinkElement>('#skin-stylesheet')?.integrity;
  wearMarks(release, 'sjm', 'en');
  expect(hash()).toBe('sha384-sjm');
  wearMarks(release, 'glp', 'en');
  expect(hash()).toBe('sha384-glp');
});

it('every file for every skin and language is part of the build', () => {
  const all = SKINS.flatMap((skin) =>
    LANGUAGES.flatMap((language) => Object.values(marksOf(skin, language))),
  );
  const missing = all.filter(
    // the build copies the characters beside the icons
    (path) =>
      !existsSync(`shell/public/${path}`) && !existsSync(path.replace('app/', 'shared/src/skin/characters/')),
  );
  expect(all).toHaveLength(100);
  expect(missing).toEqual([]);
});
