import { describe, expect, it } from '@jest/globals';
import { inEach } from '@resort/shared/contract';
import type { ReleaseDocument } from '@resort/shared/remote';
import { SKINS } from '@resort/shared/skin';
import { entryUrl } from './entry-url.ts';
import { fontHints, hintsFor, inPacks } from './hints.ts';

describe('where a page redirects', () => {
  it.each([
    ['/en/sign-in', '', '', null],
    ['/sign-in', '?a=1', '#top', '/en/sign-in?a=1#top'],
    ['/', '', '', '/en/'],
    ['/fr/x', '', '', '/en/fr/x'],
    ['//evil.example/x', '', '', '/en//evil.example/x'],
    ['/en/sign-in', '?l=tc', '', '/tc/sign-in'],
    ['/en/sign-in', '?x=1&l=kr&y=2', '#a', '/kr/sign-in?x=1&y=2#a'],
    ['/jp/sign-in', '?l=klingon', '', '/en/sign-in'],
    ['/sign-in', '?l=sc', '', '/sc/sign-in'],
  ])('%s%s%s', (pathname, search, hash, expected) => {
    expect(entryUrl({ pathname, search, hash })).toBe(expected);
  });
});

describe('hints', () => {
  const texts = { ...inEach((): string[] => []), en: ['en.js'], tc: ['tc.js'] };
  const unit = { version: '1', container: null, page: null, texts, lastKnownGood: null };
  const page = { template: '', boot: '', scripts: [], styles: ['shell.css'] };
  const release: ReleaseDocument = {
    schema: 'release/1',
    channel: 'production',
    number: 1,
    parent: null,
    createdAt: '',
    by: '',
    reason: '',
    config: { apiBase: '', appKey: '' },
    units: {
      shell: {
        ...unit,
        base: '/s/',
        page,
        entry: 'shell.js',
        files: { 'tc.js': 'h1', 'form.js': 'h2', 'form.css': 'h7', 'shell.css': 'h8' },
      },
      'mf-auth': {
        ...unit,
        base: '/a/',
        entry: 'container.js',
        files: { 'container.js': 'h3', 'sms.js': 'h4', 'sms.css': 'h5', 'tc.js': 'h6' },
      },
    },
    routes: [
      {
        path: '/sms',
        access: 'public',
        unit: 'mf-auth',
        files: ['sms.js', 'sms.css'],
        shellFiles: ['form.js', 'form.css'],
      },
    ],
  };

  const OWN_STYLE = { base: '/s/', file: 'shell.css', as: 'style', isPlaced: true, integrity: 'h8' };

  it("include everything that the route's first screen requests, with its hash", () => {
    expect(hintsFor(release, '/sms', 'tc', { 'mf-auth': '0' })).toEqual([
      OWN_STYLE,
      { base: '/s/', file: 'tc.js', as: 'script', isPlaced: true, integrity: 'h1' },
      { base: '/s/', file: 'form.js', as: 'script', isPlaced: true, integrity: 'h2' },
      { base: '/s/', file: 'form.css', as: 'style', isPlaced: true, integrity: 'h7' },
      { base: '/a/', file: 'container.js', as: 'script', isPlaced: true, isEntry: true, integrity: 'h3' },
      { base: '/a/', file: 'sms.js', as: 'script', isPlaced: true, integrity: 'h4' },
      { base: '/a/', file: 'sms.css', as: 'style', isPlaced: true, integrity: 'h5' },
      { base: '/a/', file: 'tc.js', as: 'script', isPlaced: true, integrity: 'h6' },
    ]);
  });

  it('only fetch an entry that needs the shell first', () => {
    const auth = { ...release.units['mf-auth']!, entry: 'remoteEntry.js' };
    const hints = hintsFor({ ...release, units: { ...release.units, 'mf-auth': auth } }, '/sms', 'tc', {});
    expect(hints.find(({ isEntry }) => isEntry)).toMatchObject({ file: 'remoteEntry.js', isPlaced: false });
  });

  it('include the inline style where an older origin has not put it into the page', () => {
    const shell = { ...release.units['shell']!, page: { ...page, inlineStyle: 'inline.css' } };
    const styles = () =>
      hintsFor({ ...release, units: { shell } }, '/nowhere', 'tc', {})
        .filter(({ as }) => as === 'style')
        .map(({ file }) => file);
    expect(styles()).toEqual(['inline.css', 'shell.css']);
    document.head.innerHTML = '<style>p{}</style>';
    expect(styles()).toEqual(['shell.css']);
    document.head.innerHTML = '';
  });

  it('include the skin’s own font of headings', () => {
    const fonts = ['app/gl.woff2', 'app/sjm.woff2'];
    const shell = { ...release.units['shell']!, page: { ...page, fonts } };
    const withFont = { ...release, units: { shell } };
    expect(SKINS.filter((skin) => fontHints(withFont, skin).length > 0)).toEqual(['sjm', 'gl']);
    expect(fontHints(withFont, 'gl')).toEqual([
      { base: '/s/', file: 'app/gl.woff2', as: 'font', isPlaced: false, integrity: '' },
    ]);
    expect(fontHints(release, 'gl')).toEqual([]);
  });

  it('include nothing of a version that failed in this tab', () => {
    expect(hintsFor(release, '/sms', 'tc', { 'mf-auth': '1' })).toEqual([
      OWN_STYLE,
      { base: '/s/', file: 'tc.js', as: 'script', isPlaced: true, integrity: 'h1' },
    ]);
  });

  it('have packs instead of their files, unless one of them is not needed', () => {
    const hints = hintsFor(release, '/sms', 'tc', {});
    const pack = {
      address: '/a/pack.1.js',
      integrity: 'h9',
      files: ['/s/form.js', '/a/sms.js', '/a/container.js'],
    };
    const styles = { address: '/a/pack.2.css', integrity: 'h10', files: ['/s/form.css', '/a/sms.css'] };
    const packed = inPacks(hints, { ...pack, styles });
    expect(packed.map(({ file }) => file)).toEqual([
      'shell.css',
      'tc.js',
      'tc.js',
      styles.address,
      pack.address,
    ]);
    expect(packed.at(-1)).toMatchObject({
      base: '',
      file: pack.address,
      as: 'script',
      isPlaced: true,
      isEntry: true,
      packed: [{ file: 'form.js' }, { file: 'sms.js' }, { file: 'container.js' }],
      integrity: 'h9',
    });
    expect(packed.at(-2)).toMatchObject({ as: 'style', packed: [{ file: 'form.css' }, { file: 'sms.css' }] });
    expect(inPacks(hints, { ...pack, files: [...pack.files, '/a/other.js'] })).toBe(hints);
  });

  it("include only the shell's texts for an unknown route", () => {
    expect(hintsFor(release, '/nowhere', 'tc', {})).toEqual([
      OWN_STYLE,
      { base: '/s/', file: 'tc.js', as: 'script', isPlaced: true, integrity: 'h1' },
    ]);
  });
});
