import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { UserInfo } from '@resort/shared/calls/rows';
import type { RouteMeta } from '@resort/shared/remote';
import { checked } from '@resort/shared/session';
import { createStore } from '@resort/shared/store';
import type { HandOff } from '@resort/shared/wechat';
import { enter } from './enter.ts';

const vouchers: RouteMeta = {
  path: '/my-vouchers',
  access: 'member',
  miniProgram: { code: 6, page: 'loading' },
};
const request = new Request('http://resort.test/tc/my-vouchers?id=1');
const inWeChat = () =>
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone MicroMessenger/8.0.50');
afterEach(() => void jest.restoreAllMocks());

async function enterWith(
  handOff?: HandOff,
  { route = vouchers, ...more }: { route?: RouteMeta; handOffExtra?: boolean } = {},
): Promise<string | null | undefined> {
  const entrance = { store: createStore(), language: 'tc' as const, ...(handOff && { handOff }), ...more };
  return (await enter(route, entrance, { request }))?.headers.get('location');
}
const door = '/join-us?redirect=%2Fmy-vouchers%3Fid%3D1';

describe('entering a screen', () => {
  it('in WeChat starts the hand-off and continues as on the web, without waiting for the link', async () => {
    inWeChat();
    const handOff = jest.fn<HandOff>(() => new Promise(() => {}));
    expect(await enterWith(handOff)).toBe(door);
    expect(handOff.mock.calls).toEqual([
      [
        {
          envVersion: 'release',
          path: 'pages/loading/index',
          query: 'path=6&lang=TC&locale=tc&id=1',
          expireType: 1,
          expireInterval: 30,
        },
      ],
    ]);
  });

  it('elsewhere starts no hand-off', async () => {
    const handOff = jest.fn<HandOff>();
    expect(await enterWith(handOff)).toBe(door);
    expect(handOff).not.toHaveBeenCalled();
  });

  it('in WeChat without a link maker behaves as on the web', async () => {
    inWeChat();
    expect(await enterWith()).toBe(door);
  });

  it('in WeChat hands off member screens without a path code if that is switched on, and no other screens', async () => {
    inWeChat();
    const route: RouteMeta = { path: '/hotels', access: 'member' };
    const handOff = jest.fn<HandOff>(() => new Promise(() => {}));
    await enterWith(handOff, { route });
    expect(handOff).not.toHaveBeenCalled();
    await enterWith(handOff, { route, handOffExtra: true });
    expect(handOff.mock.calls).toEqual([[expect.objectContaining({ path: 'pages/my/index' })]]);
  });

  it('lets a visitor see public screens only, and redirects from all others', async () => {
    expect(await enterWith(undefined, { route: { path: '/terms', access: 'public' } })).toBeUndefined();
    expect(await enterWith()).toBe(door);
  });

  it('lets a member in', async () => {
    const store = createStore();
    store.dispatch(checked({ userId: '1', memberNo: 'M1' } as UserInfo));
    expect(await enter(vouchers, { store, language: 'tc' }, { request })).toBeNull();
  });
});
