import { TABS, type ReleaseRoute, type Tab } from '@resort/shared/remote';
import { DOOR } from '@resort/shared/routes';

/** Where each tab leads: the first of these screens that the release has. */
export const ROOTS: Record<Tab, readonly [string, ...string[]]> = {
  home: ['/home'],
  book: ['/hotels', '/dining', '/tickets'],
  card: ['/my-membership'],
  rewards: ['/redeem-rewards', '/my-vouchers', '/offers'],
  me: ['/my-profile'],
};

export interface TabItem {
  tab: Tab;
  /** path below the language prefix */
  to: string;
}

/** The tabs that lead somewhere in this release, in their order; the card in the middle wherever there is one. */
export function tabsOf(routes: readonly Pick<ReleaseRoute, 'path'>[]): TabItem[] {
  const has = (path: string) => routes.some((route) => route.path === path);
  const tabs = TABS.flatMap((tab) => {
    const to = ROOTS[tab].find(has);
    return to === undefined ? [] : [{ tab, to }];
  });
  const card = tabs.find(({ tab }) => tab === 'card');
  if (card === undefined || middleOf(tabs) === undefined) return tabs;
  const others = tabs.filter((each) => each !== card);
  const half = others.length / 2;
  return [...others.slice(0, half), card, ...others.slice(half)];
}

/** The one of an odd number that stands in the middle of a bar. */
export const middleOf = (tabs: readonly TabItem[]): TabItem | undefined => tabs[(tabs.length - 1) / 2];

/** What the layout shows around a screen. */
export interface Surroundings {
  /** fewer than two tabs are no choice: then there is no bar */
  tabs: TabItem[];
  current: Tab | null;
  /** the screen that leads to this one when nothing else did; null where nothing is above */
  above: string | null;
}

/** `route`: the screen's, null where the release has none (not found, the index). */
export function surroundingsOf(
  routes: readonly ReleaseRoute[],
  route: ReleaseRoute | null,
  isMember: boolean,
): Surroundings {
  const tabs = tabsOf(routes);
  const own = tabs.find(({ to }) => to === route?.path)?.tab;
  const current = own ?? route?.tab ?? null;
  const isRoot = route === null || own !== undefined || route.path === DOOR;
  return {
    tabs: isMember && tabs.length > 1 && !route?.focused ? tabs : [],
    current,
    above: isRoot ? null : (tabs.find(({ tab }) => isMember && tab === current)?.to ?? '/'),
  };
}
