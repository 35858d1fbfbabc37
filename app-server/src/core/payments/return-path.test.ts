import { expect, it } from '@jest/globals';
import { OPEN_REDIRECTS } from '@resort/shared/testing/open-redirects';
import { returnPath } from './return-path.ts';

const ORIGIN = 'https://members.example';

it.each([
  '/en/pay-result?orderNo=EX1',
  '/tc/points-pay-result',
  '/',
  '/en',
  '/jp/shop-pay-result?a=//b..c#d',
])('%s is a valid return path', (path) => {
  expect(returnPath(path)).toBe(path);
});

it.each(OPEN_REDIRECTS)('%j is refused, or stays on this origin however a provider appends it', (path) => {
  let way: string;
  try {
    way = returnPath(path);
  } catch (error) {
    expect(error).toMatchObject({ error: 'BAD_REQUEST' });
    return;
  }
  expect(new URL(way, ORIGIN).origin).toBe(ORIGIN);
  expect(new URL(ORIGIN + way).origin).toBe(ORIGIN);
});

it.each([
  '/en/../_dev/members',
  '/en/..%2f_dev/members',
  '/en/./pay-result',
  '/en//pay-result',
  '/en/pay-result/',
  '/en/pay-result/..',
  '/en/%2e%2e/api',
  '/en/no-such-screen',
  '/xx/pay-result',
  '/api/user/info',
  '/_dev/outbox?to=1',
  'pay-result',
  '',
  '/en/pay-result?a=\n',
])('%j is not a screen', (path) => {
  expect(() => returnPath(path)).toThrow('BAD_REQUEST');
});
