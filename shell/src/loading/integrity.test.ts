import { describe, expect, it } from '@jest/globals';
import { pinnedFiles } from './pinned-files.ts';
import { releaseOf, unitOf } from './testing/release.ts';
import { guardScriptAddresses } from './trusted-types.ts';

const { page: _page, lastKnownGood: _none, ...spare } = unitOf('mf-auth', '1', ['old.js']);
const release = releaseOf({
  shell: unitOf('shell', '1', ['shell.js']),
  'mf-auth': {
    ...unitOf('mf-auth', '2', ['entry.js', 'a.css']),
    lastKnownGood: { ...spare, routes: {} },
  },
});
const { hashOf: pinnedHash } = pinnedFiles(release.units, 'https://resort.example/en/');
const base = 'https://resort.example/artifacts/mf-auth/2/';
const UNNAMED = [
  `${base}other.js`,
  `${base}entry.js?v=2`,
  'https://evil.example/artifacts/mf-auth/2/entry.js',
  'http://resort.example/artifacts/mf-auth/2/entry.js',
  '/artifacts/mf-auth/3/entry.js',
  'data:text/javascript,alert(1)',
  'entry.js',
  '',
];

describe('the files of the release', () => {
  it.each([
    [`${base}entry.js`, 'sha384-entry.js'],
    ['/artifacts/mf-auth/2/a.css', 'sha384-a.css'],
    ['/artifacts/shell/1/shell.js', 'sha384-shell.js'],
    ['/artifacts/mf-auth/1/old.js', 'sha384-old.js'],
  ])('include %s', (url, hash) => expect(pinnedHash(url)).toBe(hash));

  it.each(UNNAMED)('do not include %j', (url) => expect(() => pinnedHash(url)).toThrow('not in the pinned'));

  it('can be extended with further units', () => {
    const { add, hashOf } = pinnedFiles(release.units, 'https://resort.example/en/');
    expect(() => hashOf('/artifacts/mf-shop/1/shop.js')).toThrow('not in the pinned');
    add({ 'mf-shop': unitOf('mf-shop', '1', ['shop.js']) });
    expect(hashOf('/artifacts/mf-shop/1/shop.js')).toBe('sha384-shop.js');
    expect(hashOf('/artifacts/shell/1/shell.js')).toBe('sha384-shell.js');
  });
});

describe('the Trusted Types policy', () => {
  it('accepts files of the release, rejects all others, and has no rule for HTML or code', () => {
    const made: [string, { createScriptURL(url: string): string }][] = [];
    guardScriptAddresses(pinnedHash, {
      trustedTypes: { createPolicy: (name, rules) => made.push([name, rules]) },
    });
    const [[name, rules] = ['', null]] = made;
    expect([name, Object.keys(rules ?? {})]).toEqual(['default', ['createScriptURL']]);
    expect(rules?.createScriptURL(`${base}entry.js`)).toBe(`${base}entry.js`);
    for (const url of UNNAMED) expect(() => rules?.createScriptURL(url)).toThrow('not in the pinned');
  });

  it('is skipped if the browser lacks Trusted Types; files of units still have hashes', () => {
    const page = {};
    guardScriptAddresses(pinnedHash, page);
    expect(page).toHaveProperty('pinnedHash', pinnedHash);
  });
});
