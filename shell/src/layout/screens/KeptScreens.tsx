/* oxlint-disable react/refs, react/purity -- the memory of committed renders is read to make the next one, and written after its commit; state would render every screen twice */
import { useLocation, useMatches, useScreen, useScrollRestoration } from '@resort/shared/router';
import { useSession } from '@resort/shared/session';
import {
  Activity,
  startTransition,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  type ReactElement,
} from 'react';
import type { ScreenState } from '../../loading/screen-state.ts';
import { scrollKeyOf, staysWhenLeft, type TabItem } from '../../tabs/tabs.ts';

/** As long as a screen's data (`KEEP` in `shared/api`). */
const KEEP_MS = 600_000;

interface Kept {
  /** another one begins anew */
  key: string;
  screen: ReactElement;
  search: string;
  /** absent: an error page */
  state: ScreenState | null | undefined;
  /** when another screen was opened; Infinity while it is shown */
  leftAt: number;
}

/**
 * The screen at the address. The tabs' main screens and the lists of Book stay when another screen is opened, hidden and
 * without effects, so that a return shows at once what is there; a tab's also where it was left. Dropped are screens of
 * another session, failed ones, and those left long ago.
 */
export function KeptScreens({ tabs }: { tabs: readonly TabItem[] }) {
  const { pathname, search } = useLocation();
  const screen = useScreen();
  const state = useMatches().at(-1)?.loaderData as Kept['state'];
  const owner = useSession().credentials?.userId;
  useScrollRestoration({ getKey: (location) => scrollKeyOf(tabs, location) });
  const memory = useRef({ owner, kept: new Map<string, Kept>() });
  const now = Date.now();
  // all others share one place, as if nothing was kept
  const path = staysWhenLeft(tabs, pathname) ? pathname : '';
  const kept = new Map<string, Kept>();
  for (const [at, each] of memory.current.kept) {
    const leftAt = at === path ? each.leftAt : Math.min(each.leftAt, now);
    const isShown = leftAt > now;
    const isGood = at !== '' && each.state != null && 'Screen' in each.state.latest();
    if (isShown || (isGood && owner === memory.current.owner && now - leftAt < KEEP_MS))
      kept.set(at, { ...each, leftAt });
  }
  const before = kept.get(path);
  const isReturn = before !== undefined && before.leftAt < Infinity && before.search === search;
  const key = before?.key ?? path + now;
  // a path that is there keeps its position: an element that moves loses its scroll positions
  kept.set(path, { key, screen: isReturn ? before.screen : screen, search, state, leftAt: Infinity });
  useLayoutEffect(() => {
    memory.current = { owner, kept };
  });
  const [, showPresent] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (isReturn) startTransition(showPresent);
  }, [isReturn]);
  return [...kept].map(([at, each]) => (
    <Activity key={each.key} mode={at === path ? 'visible' : 'hidden'}>
      {each.screen}
    </Activity>
  ));
}
