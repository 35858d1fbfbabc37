import { afterEach, describe, expect, it } from '@jest/globals';
import type { EntryAhead, PackAhead } from '../entry-ahead.ts';
import { askAhead, askForFonts } from './ask-ahead.ts';
import type { Hint } from './hints.ts';

const page = globalThis as {
  stylesAhead?: Promise<unknown>;
  entryAhead?: EntryAhead;
  packsAhead?: PackAhead[];
  trustedTypes?: object;
};
const placed = (as: Hint['as'], file: string): Hint => {
  return { base: '/a/1/', file, as, isPlaced: true, integrity: `sha-${file}` };
};
const hint = (as: Hint['as'], file: string): Hint => ({ ...placed(as, file), isPlaced: false });
const address = (file: string) => `${location.origin}/a/1/${file}`;
const inHead = (selector: string) => document.head.querySelector(selector);

afterEach(() => {
  document.head.replaceChildren();
  delete page.stylesAhead;
  delete page.entryAhead;
  delete page.packsAhead;
  delete page.trustedTypes;
});

describe('preloading in the inline script', () => {
  it('adds a chunk as a script, which registers itself, and a hint for everything else', () => {
    askAhead([placed('script', 'b.js'), hint('script', 'c.js'), hint('style', 'e.css')]);
    askForFonts([hint('font', 'd.woff2')]);
    const script = document.head.querySelector('script');
    expect([script?.src, script?.integrity, script?.crossOrigin]).toEqual([
      address('b.js'),
      'sha-b.js',
      'anonymous',
    ]);
    const links = [...document.head.querySelectorAll('link')];
    expect(links.map(({ rel, as, href }) => [rel, as, href])).toEqual([
      ['preload', 'script', address('c.js')],
      ['preload', 'style', address('e.css')],
      ['preload', 'font', address('d.woff2')],
    ]);
  });

  it('adds styles in their order, with the attribute that the bundler’s runtime looks for', () => {
    askAhead([placed('style', 'own.css'), hint('script', 'c.js'), placed('style', 'b.css')]);
    const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    expect(links.map(({ href }) => href)).toEqual([address('own.css'), address('b.css')]);
    expect(links[1]).toMatchObject({ integrity: 'sha-b.css', dataset: { href: 'b.css' } });
  });

  it.each(['load', 'error'])('waits for a style until its %s', async (end) => {
    let settled = false;
    askAhead([placed('style', 'b.css'), placed('script', 'c.js')]);
    void page.stylesAhead?.then(() => (settled = true));
    await new Promise((resolve) => setTimeout(resolve));
    expect(settled).toBe(false);
    inHead('link')?.dispatchEvent(new Event(end));
    await page.stylesAhead;
    expect(inHead('link') === null).toBe(end === 'error');
  });

  it.each([
    ['load', true],
    ['error', false],
  ])('tells the shell whether an entry ran: %s', async (end, hasRun) => {
    askAhead([{ ...placed('script', 'container.1.js'), isEntry: true }, placed('script', 'c.js')]);
    expect(page.entryAhead).toMatchObject({
      address: address('container.1.js'),
      files: ['/a/1/container.1.js'],
    });
    inHead('script')?.dispatchEvent(new Event(end));
    expect(await page.entryAhead?.ran).toBe(hasRun);
  });

  it('tells the shell which files a pack has', () => {
    const packed = [placed('script', 'b.js'), placed('script', 'container.1.js')];
    askAhead([{ ...placed('script', 'pack.js'), isEntry: true, packed }]);
    const pack = { address: address('pack.js'), files: ['/a/1/b.js', '/a/1/container.1.js'] };
    expect(page.entryAhead).toMatchObject(pack);
    expect(page.packsAhead).toEqual([pack]);
  });

  it.each([
    ['load', ['b.css', 'c.css']],
    ['error', []],
  ])('lets the bundler’s runtime find the styles of a pack: %s', async (end, found) => {
    const packed = [placed('style', 'b.css'), placed('style', 'c.css')];
    askAhead([{ ...placed('style', 'pack.css'), packed }]);
    inHead('link')?.dispatchEvent(new Event(end));
    await page.stylesAhead;
    const marks = document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([href])');
    expect([...marks].map(({ dataset }) => dataset['href'])).toEqual(found);
  });

  it('only fetches an entry that needs the shell', () => {
    askAhead([{ ...hint('script', 'remoteEntry.1.js'), isEntry: true }]);
    expect([page.entryAhead, inHead('script')]).toEqual([undefined, null]);
  });

  it('removes a failed element, so that the bundler’s runtime requests the file itself', () => {
    askAhead([placed('script', 'b.js')]);
    inHead('script')?.dispatchEvent(new Event('error'));
    expect(inHead('script')).toBeNull();
  });

  it('uses a Trusted Types policy of its own', () => {
    const made: string[] = [];
    page.trustedTypes = {
      createPolicy: (name: string, rules: { createScriptURL(url: string): string }) => {
        made.push(name);
        return { createScriptURL: (url: string) => made.push(url) && rules.createScriptURL(url) };
      },
    };
    askAhead([placed('script', 'b.js')]);
    expect(made).toEqual(['boot', address('b.js')]);
  });
});
