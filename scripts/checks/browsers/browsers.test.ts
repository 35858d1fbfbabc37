import { describe, expect, it } from '@jest/globals';
import { checkScripts } from './check.ts';
import { oldestBrowsers } from './support.ts';

const namesIn = (text: string, allowed: Record<string, string> = {}) =>
  checkScripts([{ file: 'a.js', text }], allowed).map((problem) => problem.replace(/ is missing.*/s, ''));

describe('the check of built scripts against the declared browsers', () => {
  it.each([
    ['fetch(u, { signal: AbortSignal.any([a, b]) })', 'AbortSignal.any'],
    ['window.AbortSignal.timeout(5)', 'AbortSignal.timeout'],
    ['const { any } = AbortSignal', 'AbortSignal.any'],
    ['[2, 1].toSorted()', '.toSorted()'],
    ['list?.["toReversed"]()', '.toReversed()'],
    ['text.isWellFormed()', '.isWellFormed()'],
    ['map.values().map(f)', 'Iterator.map'],
    ['Object.groupBy(list, f)', 'Object.groupBy'],
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['URL.canParse(text)', 'URL.canParse'],
    ['Response.json({})', 'Response.json'],
    ['new CompressionStream("gzip")', 'CompressionStream'],
    ['document.startViewTransition(f)', '.startViewTransition()'],
    ['new URLPattern("/")', 'URLPattern'],
    ['cookieStore.get("a")', 'cookieStore'],
    ['class A { static { a() } }', 'static block'],
    ['/(?<=a)b/.test(t)', 'lookbehind'],
    ['/[a--b]/v.test(t)', 'regular expression with v'],
  ])('reports what is missing in %s', (text, what) => expect(namesIn(text)).toContain(`a.js: ${what}`));

  it.each([
    'list.at(-1), list.findLast(f), Object.hasOwn(a, "b"), structuredClone(a), text.replaceAll("a", "b")',
    'Object.values(a).map(f), [...map.values()].map(f)',
    'typeof requestIdleCallback, typeof window.cookieStore, "any" in AbortSignal',
    'const cookieStore = 1; f(cookieStore)',
    'f({ navigation: 1, cookieStore() {} }), a.navigation',
    'new AbortController().abort(), new Promise(f).finally(g), Promise.allSettled([])',
    '/(?!x)(?<name>a)/.test(t)',
  ])('accepts %s', (text) => expect(namesIn(text)).toEqual([]));

  it('does not mistake our own method for a Web API', () =>
    expect(namesIn('const a = { showNotification() {} }; a.showNotification()')).toEqual([]));

  it('skips allowed features, and reports unneeded allowances', () => {
    expect(namesIn('requestIdleCallback(f)', { requestIdleCallback: 'asked for first' })).toEqual([]);
    expect(namesIn('f()', { requestIdleCallback: 'asked for first' })).toEqual([
      expect.stringContaining('nothing uses requestIdleCallback'),
    ]);
  });

  it('rejects unknown forms of queries', () =>
    expect(() => oldestBrowsers(['last 2 versions'])).toThrow("'last 2 versions' has another form"));
});
