import { describe, expect, it } from '@jest/globals';
import { maskPhone, normalizePhone, splitLanguage, toLanguage } from './index.ts';

describe('languages in paths', () => {
  it.each([
    ['/en', 'en', '/'],
    ['/tc/', 'tc', '/'],
    ['/jp/my-membership', 'jp', '/my-membership'],
    ['/kr/my-membership/', 'kr', '/my-membership'],
    ['/', null, '/'],
    ['/sign-in', null, '/sign-in'],
    ['/fr/sign-in', null, '/fr/sign-in'],
    ['/EN/sign-in', null, '/EN/sign-in'],
  ])('%s', (path, language, route) => {
    expect(splitLanguage(path)).toEqual({ language, route });
  });

  it.each([undefined, null, '', 'fr', 'EN', 'en '])(
    'an unknown language %p becomes the fallback',
    (value) => {
      expect(toLanguage(value)).toBe('en');
    },
  );
});

describe('phone numbers', () => {
  const taiwan = { minLength: 9, maxLength: 9, trunk: '0' };
  const malaysia = { minLength: 9, maxLength: 10, trunk: '0' };

  it.each([
    ['0912 345 678', taiwan, '912345678'],
    ['９１２３４５６７８', taiwan, '912345678'],
    ['0123456789', malaysia, '123456789'],
    ['+1 (201) 555-0123', { minLength: 10, maxLength: 10, trunk: '1' }, '2015550123'],
    ['66 12-34 56', { minLength: 8, maxLength: 8 }, '66123456'],
  ])('%p is normalised', (typed, bounds, digits) => {
    expect(normalizePhone(typed, bounds)).toBe(digits);
  });

  it.each([
    ['66123456', '661***56'],
    ['13123456789', '131******89'],
    ['123456', '123*56'],
    ['12345', '***45'],
    ['12', '12'],
  ])('%s is shown as %s', (digits, masked) => {
    expect(maskPhone(digits)).toBe(masked);
  });
});
