import { describe, expect, it } from '@jest/globals';
import type { ReleaseRoute } from '@resort/shared/remote';
import { middleOf, scrollKeyOf, surroundingsOf, tabsOf } from './tabs.ts';

const screen = (path: string, more: Partial<ReleaseRoute> = {}): ReleaseRoute => ({
  path,
  access: 'member',
  unit: 'mf-x',
  files: [],
  shellFiles: [],
  ...more,
});
const card = screen('/my-membership', { tab: 'card' });
const home = screen('/home');
const booking = screen('/shop-booking', { tab: 'book' });
const paying = screen('/checkout', { tab: 'book', focused: true });
const door = screen('/join-us', { access: 'public' });
const release = [booking, paying, card, home, door];

describe('the tabs of a release', () => {
  it('are those with a screen in the release, in order', () => {
    expect(tabsOf(release)).toEqual([
      { tab: 'home', to: '/home' },
      { tab: 'card', to: '/my-membership' },
    ]);
  });

  it.each([
    [['/my-membership', '/offers', '/my-profile'], 'rewards card me', 'card'],
    [['/home', '/my-membership', '/offers', '/my-profile'], 'home card rewards me', undefined],
    [['/home', '/hotels', '/my-membership', '/offers', '/my-profile'], 'home book card rewards me', 'card'],
    [['/home', '/hotels', '/my-profile'], 'home book me', 'book'],
  ])('%j: the card is in the middle if it is present', (paths, order, middle) => {
    const tabs = tabsOf(paths.map((path) => screen(path)));
    expect(tabs.map(({ tab }) => tab).join(' ')).toBe(order);
    expect(middleOf(tabs)?.tab).toBe(middle);
  });

  it('lead to the next screen in line if the first is not in the release', () => {
    expect(tabsOf([screen('/tickets'), screen('/dining')])).toEqual([{ tab: 'book', to: '/dining' }]);
  });
});

describe('the layout around a screen', () => {
  it.each([
    ['a tab leads to it', home, { current: 'home', above: null }],
    ['it belongs to a tab', booking, { current: 'book', above: '/' }],
    [
      'it belongs to a tab that leads elsewhere',
      screen('/my-benefits', { tab: 'card' }),
      { current: 'card', above: '/my-membership' },
    ],
    ['it belongs to none', screen('/ninth'), { current: null, above: '/' }],
    ['there is no such screen', null, { current: null, above: null }],
  ] as const)('%s', (_case, route, expected) => {
    expect(surroundingsOf(release, route, true)).toMatchObject({ ...expected, tabs: tabsOf(release) });
  });

  it('has no tabs on a step of paying', () => {
    expect(surroundingsOf(release, paying, true).tabs).toEqual([]);
  });

  it('has no tabs for a visitor, and the group’s name on the start page', () => {
    expect(surroundingsOf(release, door, false)).toMatchObject({ tabs: [], above: null });
  });

  it('has no bar for a single tab', () => {
    expect(surroundingsOf([card], card, true).tabs).toEqual([]);
  });
});

it('a tab’s main screen keeps its scroll position by its address, every other one by its visit', () => {
  const tabs = tabsOf(release);
  const at = (pathname: string, search = '') => scrollKeyOf(tabs, { key: 'visit', pathname, search });
  expect(at('/home')).toBe('/home');
  expect(at('/home', '?a=1')).toBe('/home?a=1');
  expect(at('/shop-booking', '?id=1')).toBe('visit');
});
