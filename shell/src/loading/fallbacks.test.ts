import { beforeEach, describe, expect, it } from '@jest/globals';
import { hintsFor } from '../boot/hints.ts';
import { readFallbacks, rememberFallback, withFallbacks } from './fallbacks.ts';
import { releaseOf, unitOf } from './testing/release.ts';

const texts = (file: string) => ({ en: [file], tc: [], sc: [], kr: [], jp: [] });
const {
  page: _page,
  lastKnownGood: _none,
  ...spare
} = unitOf('mf-auth', '1', ['entry-1.js', 'a-1.js', 'en-1.js']);
const release = releaseOf(
  {
    shell: unitOf('shell', '1', ['shell.js', 'form.js']),
    'mf-auth': {
      ...unitOf('mf-auth', '2', ['entry-2.js', 'a-2.js', 'en-2.js']),
      texts: texts('en-2.js'),
      lastKnownGood: {
        ...spare,
        texts: texts('en-1.js'),
        routes: { '/a': { files: ['a-1.js'], shellFiles: ['form.js'] } },
      },
    },
  },
  [
    { path: '/a', access: 'member', unit: 'mf-auth', files: ['a-2.js'], shellFiles: [] },
    { path: '/new', access: 'public', unit: 'mf-auth', files: ['a-2.js'], shellFiles: [] },
  ],
);

beforeEach(() => sessionStorage.clear());

describe('fallbacks', () => {
  it('put the last-known-good version in the place of the one that failed, hints and all', () => {
    const result = withFallbacks(release, { 'mf-auth': '2' });
    expect(result.units['mf-auth']).toMatchObject({ version: '1', entry: 'entry-1.js', lastKnownGood: null });
    expect(hintsFor(result, '/a', 'en', {}).map(({ href }) => href)).toEqual([
      '/artifacts/mf-auth/1/entry-1.js',
      '/artifacts/mf-auth/1/a-1.js',
      '/artifacts/mf-auth/1/en-1.js',
      '/artifacts/shell/1/form.js',
    ]);
    expect(JSON.stringify(result)).not.toContain('a-2.js');
  });

  it('leave to the pinned version which routes there are and who may see them', () => {
    const { routes } = withFallbacks(release, { 'mf-auth': '2' });
    expect(routes.map(({ path, access }) => [path, access])).toEqual([
      ['/a', 'member'],
      ['/new', 'public'],
    ]);
  });

  it('are for the version that failed alone, and for units that have another', () => {
    expect(withFallbacks(release, { 'mf-auth': '1', shell: '1', other: '2' })).toBe(release);
  });

  it('are remembered for the tab, one unit beside the other', () => {
    expect(rememberFallback('mf-auth', '2')).toBe(true);
    expect(rememberFallback('mf-shop', '7')).toBe(true);
    expect(readFallbacks()).toEqual({ 'mf-auth': '2', 'mf-shop': '7' });
  });

  it.each(['', 'null', '{', '[]', '"x"', '3'])('do not stumble over %j in the storage', (text) => {
    sessionStorage.setItem('fallbacks', text);
    expect(withFallbacks(release, readFallbacks())).toBe(release);
  });
});
