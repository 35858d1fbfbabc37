import { expect, it } from '@jest/globals';
import type { ReleaseRoute } from '@resort/shared/remote';
import { leaveBlocked } from './leave-blocked.ts';

const route = (path: string, focused?: true): ReleaseRoute => ({
  path,
  access: 'public',
  unit: 'mf-auth',
  files: [],
  shellFiles: [],
  ...(focused && { focused }),
});

it('waits for a completed navigation to a screen without a booking or payment', () => {
  let tell: (state: { navigation: { state: string }; location: { pathname: string } }) => void = () => {};
  let reloads = 0;
  const routes = [route('/offers'), route('/pay', true)];
  leaveBlocked({ subscribe: (listener) => (tell = listener) }, { routes }, () => (reloads += 1));
  const move = (pathname: string, state = 'idle') => {
    tell({ navigation: { state }, location: { pathname } });
    return reloads;
  };
  expect(move(location.pathname)).toBe(0); // the member may have typed something here
  expect(move('/en/pay')).toBe(0);
  expect(move('/en/offers', 'loading')).toBe(0);
  expect(move('/en/offers')).toBe(1);
});
