import { describe, expect, it } from '@jest/globals';
import type { PageRelease } from './page-release.ts';
import { findRelease, releaseElement, releaseIn, withRelease } from './release-in-page.ts';
import { readRelease, type WrittenRelease } from './written-release.ts';

const SIGN_IN = {
  path: '/sign-in',
  access: 'public',
  unit: 'mf-auth',
  files: ['a.js'],
  shellFiles: ['form.js'],
} as const;
const common = {
  channel: 'production',
  number: 7,
  config: { apiBase: '/gateway', appKey: '</script><!-- $& key' },
  units: {},
  whole: { href: '/releases/production/7.json', integrity: 'sha384-whole' },
};
const long = {
  ...common,
  routes: [SIGN_IN, { path: '/hotels', access: 'member', unit: 'mf-hotel', files: [], shellFiles: [] }],
  versions: { shell: '1', 'mf-auth': '1', 'mf-hotel': '2' },
} as unknown as PageRelease;
const short = {
  ...common,
  routes: [SIGN_IN],
  versions: { shell: '1', 'mf-auth': '1' },
  others: {
    'mf-hotel': [
      { path: '/hotels', access: 'member', tab: 'book' },
      { path: '/map', access: 'public', needs: ['hotel'] },
    ],
  },
} as unknown as WrittenRelease;

describe('a release as it is written', () => {
  it('in the long form, by an older origin, is read as it is', () =>
    expect(readRelease(JSON.stringify(long))).toEqual(long));

  it('in the short form has the routes of other units without files, and the versions of its own', () => {
    const { others: _others, ...page } = short;
    expect(readRelease(JSON.stringify(short))).toStrictEqual({
      ...page,
      routes: [
        SIGN_IN,
        { path: '/hotels', access: 'member', tab: 'book', unit: 'mf-hotel', files: [], shellFiles: [] },
        { path: '/map', access: 'public', needs: ['hotel'], unit: 'mf-hotel', files: [], shellFiles: [] },
      ],
    });
  });

  it('can be written again in the long form', () => {
    const read = readRelease(JSON.stringify(short));
    expect(readRelease(JSON.stringify(read))).toEqual(read);
  });
});

describe('a release in a page', () => {
  const page = (release: WrittenRelease) => `<head>${releaseElement(release)}<script>run()</script></head>`;

  it('is found, whatever texts it has', () => {
    expect(page(short).match(/<(?:\/script|!--)/g)).toHaveLength(2);
    expect(releaseIn(page(short))).toEqual(readRelease(JSON.stringify(short)));
  });

  it('is replaced', () => expect(withRelease(page(long), short)).toBe(page(short)));

  it('is missing in other pages', () => {
    expect(findRelease('<p>404</p>')).toBeNull();
    expect(() => releaseIn('<p>404</p>')).toThrow('the page has no release');
  });
});
