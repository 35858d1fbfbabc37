import { describe, expect, it } from '@jest/globals';
import { OPEN_REDIRECTS } from '@resort/shared/testing/open-redirects';
import { acceptedEncodings } from '../serving/accept-encoding.ts';
import { readPath } from './paths.ts';

describe('readPath', () => {
  it.each([
    ['/', '/en/'],
    ['/sign-in?x=1', '/en/sign-in?x=1'],
    ['/sign-in?x=a.js', '/en/sign-in?x=a.js'],
    ['/?redirect=%2Fmy-qr', '/en/?redirect=%2Fmy-qr'],
    ['/EN/sign-in', '/en/EN/sign-in'],
    ['/fr/sign-in/', '/en/fr/sign-in/'],
    ['//evil.com/x', '/en/evil.com/x'],
    ['///evil.com/x?y', '/en/evil.com/x?y'],
    ['/\\evil.com/x', '/en/evil.com/x'],
    ['/%2F%2Fevil.com/x', '/en/%2F%2Fevil.com/x'],
    ['http://evil.com/x?y', '/en/x?y'],
    ['http://evil.com', '/en/'],
    ['http://evil.com?y', '/en/?y'],
  ])('redirects %s to %s', (target, location) => {
    expect(readPath(target)).toEqual({ kind: 'redirect', location });
    expect(new URL(location, 'https://resort.example').origin).toBe('https://resort.example');
  });

  it.each(OPEN_REDIRECTS)('keeps %j on this origin, as it is and below a slash', (target) => {
    for (const asked of [target, `/${target}`, encodeURI(target)]) {
      const meaning = readPath(asked);
      if (meaning.kind !== 'redirect') continue;
      expect(meaning.location).toMatch(/^\/en\//);
      expect(new URL(meaning.location, 'https://resort.example').origin).toBe('https://resort.example');
    }
  });

  it.each(['/favicon.ico', '/static/x.js?v=1', '//evil.com', '/robots.txt'])(
    'treats %s as a file',
    (target) => {
      expect(readPath(target)).toEqual({ kind: 'file' });
    },
  );

  it.each([
    ['/en', 'en', '/'],
    ['/tc/', 'tc', '/'],
    ['/sc/sign-in?x=1', 'sc', '/sign-in'],
    ['/kr/sign-in/', 'kr', '/sign-in'],
    ['/jp/no-such.thing', 'jp', '/no-such.thing'],
    ['http://proxy/en/my-qr', 'en', '/my-qr'],
  ])('treats %s as a page', (target, language, route) => {
    expect(readPath(target)).toEqual({ kind: 'page', language, route });
  });
});

describe('acceptedEncodings', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['identity', []],
    ['gzip, deflate, br, zstd', ['br', 'gzip']],
    ['GZIP', ['gzip']],
    ['br;q=0, gzip;q=0.5', ['gzip']],
    ['*', ['br', 'gzip']],
    ['br;q=0, *', ['gzip']],
    ['br;q=nonsense', []],
  ])('of %j', (header, expected) => {
    expect(acceptedEncodings(header)).toEqual(expected);
  });
});
