import { beforeEach, describe, expect, it } from '@jest/globals';
import { readFallbacks, rememberFallback } from './fallbacks.ts';

beforeEach(() => sessionStorage.clear());

describe('fallbacks', () => {
  it('are stored for the tab, for several units', () => {
    expect(rememberFallback('mf-auth', '2')).toBe(true);
    expect(rememberFallback('mf-shop', '7')).toBe(true);
    expect(readFallbacks()).toEqual({ 'mf-auth': '2', 'mf-shop': '7' });
  });

  it.each(['', 'null', '{', '[]', '"x"', '3'])('tolerate %j in the storage', (text) => {
    sessionStorage.setItem('fallbacks', text);
    expect(readFallbacks()['mf-auth']).toBeUndefined();
  });
});
