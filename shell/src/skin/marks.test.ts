import { beforeEach, expect, it } from '@jest/globals';
import { LANGUAGES } from '@resort/shared/contract';
import type { ReleaseDocument } from '@resort/shared/remote';
import { SKINS } from '@resort/shared/skin';
import { existsSync } from 'node:fs';
import { marksOf, wearMarks } from './marks.ts';

const release = { units: { shell: { base: '/artifacts/shell/1/' } } } as unknown as ReleaseDocument;

beforeEach(() => {
  document.head.innerHTML = '<link rel="icon" href="data:,">';
});

it('the page has one icon, one home-screen icon and one manifest, for its skin and language', () => {
  wearMarks(release, 'sjm', 'en');
  wearMarks(release, 'glp', 'kr');
  const links = [...document.querySelectorAll('link')].map((link) => [link.rel, link.getAttribute('href')]);
  expect(links).toEqual([
    ['icon', '/artifacts/shell/1/app/glp/icon.svg'],
    ['apple-touch-icon', '/artifacts/shell/1/app/glp/180.png'],
    ['manifest', '/artifacts/shell/1/app/glp/kr.webmanifest'],
  ]);
});

it('every file for every skin and language is part of the build', () => {
  const all = SKINS.flatMap((skin) =>
    LANGUAGES.flatMap((language) => Object.values(marksOf(release, skin, language))),
  );
  const missing = all.filter(
    (path) => !existsSync(`shell/public/${path.replace('/artifacts/shell/1/', '')}`),
  );
  expect(all).toHaveLength(75);
  expect(missing).toEqual([]);
});
