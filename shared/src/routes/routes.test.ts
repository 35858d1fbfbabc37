import { beforeEach, describe, expect, it } from '@jest/globals';
import { OPEN_REDIRECTS } from '../testing/open-redirects.ts';
import { isServed, serveRoutes, to, toServed, wayBack } from './index.ts';

beforeEach(() => serveRoutes([]));

describe('links', () => {
  it('leave out missing values and escape the rest', () => {
    expect(to('/sms', { purpose: 'login', redirect: undefined })).toBe('/sms?purpose=login');
    expect(to('/sign-in', { redirect: '/my-membership?x=1&y=2' })).toBe(
      '/sign-in?redirect=%2Fmy-membership%3Fx%3D1%26y%3D2',
    );
  });
});

describe('the target after sign-in', () => {
  it.each(['/my-membership', '/my-vouchers?id=1#qr', '/', '/share?token=a//b..c'])('%p is accepted', (path) =>
    expect(wayBack(path)).toBe(path),
  );

  it.each([null, '', '//evil.example', '/\\evil.example', '/\n/evil', 'javascript:alert(1)'])(
    '%p is replaced by the card',
    (path) => expect(wayBack(path)).toBe('/my-membership'),
  );

  it.each(OPEN_REDIRECTS)('%p stays on this origin, also when a browser parses it again', (redirect) => {
    const way = wayBack(redirect);
    for (const read of [way, `/en${way}`]) {
      const { origin, pathname } = new URL(read, 'https://resort.example/en/sign-in');
      expect(origin).toBe('https://resort.example');
      // parsed as a URL of its own
      expect(pathname).not.toMatch(/^\/\//);
    }
  });
});

it('a link to a screen that is not in the release is undefined', () => {
  expect(toServed('/hotels')).toBeUndefined();
  serveRoutes(['/hotels', '/a-new-one']);
  expect([toServed('/hotels'), toServed('/my-vouchers')]).toEqual(['/hotels', undefined]);
});

it('a link dangles if the release lacks its screen, whatever its query and place', () => {
  expect(isServed('/hotels')).toBe(true); // nothing is known yet
  serveRoutes(['/hotels']);
  const links = [
    '/hotels',
    '/hotels?from=2026-12-24',
    '/hotels#rooms',
    '/',
    '?page=2',
    'https://a.example/x',
  ];
  expect(links.map(isServed)).toEqual(links.map(() => true));
  expect(['/my-vouchers', '/my-vouchers?id=1', '/my-vouchers#qr'].map(isServed)).toEqual([
    false,
    false,
    false,
  ]);
});

it('a link compiles only with what its screen needs', () => {
  to('/hotel', { hotelCode: 'GL', from: undefined });
  to('/shop-booking', { orderNo: '1' });
  to('/hotels');
  // @ts-expect-error the hotel's code is needed
  to('/hotel');
  // @ts-expect-error under its own name
  to('/hotel', { id: '1' });
  // @ts-expect-error and never undefined
  to('/hotel', { hotelCode: undefined });
  // @ts-expect-error one of the two
  to('/shop-booking', { date: '2026-12-24' });
  const either = (path: '/hotel' | '/offer') =>
    // @ts-expect-error if two screens are possible, the needs of both
    to(path, { id: '1' });
  expect(either('/offer')).toBe('/offer?id=1');
  // @ts-expect-error a link without a query
  toServed('/hotel');
  expect(to('/hotel', { hotelCode: 'GL' })).toBe('/hotel?hotelCode=GL');
});
