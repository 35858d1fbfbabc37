import { afterEach, expect, it } from '@jest/globals';
import { askAhead } from '../boot/ask-ahead.ts';
import type { Hint } from '../boot/hints.ts';
import { removeStyles } from './remove-styles.ts';

const KIT = '/artifacts/shell/1/';
const AUTH = '/artifacts/mf-auth/2/';
const page = globalThis as { stylesAhead?: Promise<unknown>; packsAhead?: unknown };
const style = (base: string, file: string): Hint => {
  return { base, file, as: 'style', isPlaced: true, integrity: `sha-${file}` };
};
const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link')];
const shown = () =>
  links().map(({ href, dataset }) => (href === '' ? `placeholder of ${dataset['href']}` : href));
const at = (path: string) => location.origin + path;

afterEach(() => {
  document.head.replaceChildren();
  delete page.stylesAhead;
  delete page.packsAhead;
});

async function withPack(): Promise<void> {
  const packed = [style(KIT, 'form.css'), style(AUTH, 'sign-in.css')];
  askAhead([style(KIT, 'shell.css'), { ...style('', `${AUTH}pack.0.css`), packed }]);
  for (const link of links()) link.dispatchEvent(new Event('load'));
  await page.stylesAhead;
}

it('removes the styles of a version, and no others', () => {
  askAhead([style(KIT, 'shell.css'), style(AUTH, 'sign-in.css')]);
  removeStyles(AUTH);
  expect(shown()).toEqual([at(`${KIT}shell.css`)]);
});

it('lets nobody wait for a style that has not arrived', async () => {
  askAhead([style(AUTH, 'sign-in.css'), { ...style('', `${AUTH}pack.0.css`), packed: [] }]);
  removeStyles(AUTH);
  await page.stylesAhead;
  expect(shown()).toEqual([]);
});

it('keeps the kit’s styles of a pack', async () => {
  await withPack();
  expect(shown()).toEqual([
    at(`${KIT}shell.css`),
    at(`${AUTH}pack.0.css`),
    'placeholder of form.css',
    'placeholder of sign-in.css',
  ]);
  removeStyles(AUTH);
  expect(shown()).toEqual([at(`${KIT}shell.css`), at(`${KIT}form.css`)]);
  expect(links().at(-1)).toMatchObject({ integrity: 'sha-form.css', crossOrigin: 'anonymous' });
});

it('keeps the packs of other screens', async () => {
  await withPack();
  const before = shown();
  removeStyles('/artifacts/mf-shop/3/');
  expect(shown()).toEqual(before);
});
