import type { Stories } from '@resort/shared/gallery';
import { TABS, type Tab } from '@resort/shared/remote';
import { TabBar } from './TabBar.tsx';
import { ROOTS, tabsOf } from '../../tabs/tabs.ts';

/** The bar of a release with these tabs. */
const bar =
  (current: Tab | null, tabs: readonly Tab[] = TABS) =>
  () => <TabBar tabs={tabsOf(tabs.map((tab) => ({ path: ROOTS[tab][0] })))} current={current} />;

export default {
  title: 'TabBar',
  states: {
    'my card': bar('card'),
    rewards: bar('rewards'),
    'a screen of no tab': bar(null),
    'two tabs': bar('home', ['home', 'card']),
    'three tabs': bar('rewards', ['card', 'rewards', 'me']),
    'four tabs': bar('card', ['home', 'card', 'rewards', 'me']),
  },
} satisfies Stories;
