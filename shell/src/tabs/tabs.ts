import { TABS, type ReleaseRoute, type Tab } from '@resort/shared/remote';
import { DOOR } from '@resort/shared/routes';

/** Where each tab leads: the first of these screens that is in the release. */
export const ROOTS: Record<Tab, readonly [string, ...string[]]> = {
  home: ['/home'],
  book: ['/book', '/hotels', '/dining', '/tickets'],
  card: ['/my-membership'],
  rewards: ['/redeem-rewards', '/my-vouchers', '/offers'],
  me: ['/me', '/my-profile'],
};

export interface TabItem {
  tab: Tab;
  /** path below the language prefix */
  to: string;
}

type Paths = readonly Pick<ReleaseRoute, 'path'>[];

const rootOf = (routes: Paths, tab: Tab): string | undefined =>
  ROOTS[tab].find((path) => routes.some((route) => route.path === path));

/** Whether a screen is above all others: the main screen of a tab, or the way in. */
export const isTop = (routes: Paths, path: string): boolean =>
  path === DOOR || TABS.some((tab) => rootOf(routes, tab) === path);

/** The tabs with a screen in this release, in order; the card is in the middle if it is present. */
export function tabsOf(routes: Paths): TabItem[] {
  const tabs = TABS.flatMap((tab) => {
    const to = rootOf(routes, tab);
    return to === undefined ? [] : [{ tab, to }];
  });
  const card = tabs.find(({ tab }) => tab === 'card');
  if (card === undefined || middleOf(tabs) === undefined) return tabs;
  const others = tabs.filter((each) => each !== card);
  const half = others.length / 2;
  return [...others.slice(0, half), card, ...others.slice(half)];
}

/** Whether a screen stays when it is left: the tabs' main screens, and the lists that Book leads to. */
export const staysWhenLeft = (tabs: readonly TabItem[], pathname: string): boolean =>
  ROOTS.book.includes(pathname) || tabs.some(({ to }) => to === pathname);

/** Where a screen's scroll position is kept: a tab's main screen opens where it was left, also by a tap on its tab. */
export function scrollKeyOf(
  tabs: readonly TabItem[],
  { key, pathname, search }: { key: string; pathname: string; search: string },
): string {
  return tabs.some(({ to }) => to === pathname) ? pathname + search : key;
}

/** The middle tab of an odd number of tabs. */
export const middleOf = (tabs: readonly TabItem[]): TabItem | undefined => tabs[(tabs.length - 1) / 2];

/** What the layout shows around a screen. */
export interface Surroundings {
  /** empty if there are fewer than two */
  tabs: TabItem[];
  current: Tab | null;
  /** the parent screen, for a visitor from outside; null for a top-level screen */
  above: string | null;
}

/** `route`: the screen's route; null if the release has none (not found, the index). */
export function surroundingsOf(
  routes: readonly ReleaseRoute[],
  route: ReleaseRoute | null,
  isMember: boolean,
): Surroundings {
  const tabs = tabsOf(routes);
  const own = tabs.find(({ to }) => to === route?.path)?.tab;
  const current = own ?? route?.tab ?? null;
  const isRoot = route === null || isTop(routes, route.path);
  return {
    tabs: isMember && tabs.length > 1 && !route?.focused ? tabs : [],
    current,
    above: isRoot ? null : (tabs.find(({ tab }) => isMember && tab === current)?.to ?? '/'),
  };
}
