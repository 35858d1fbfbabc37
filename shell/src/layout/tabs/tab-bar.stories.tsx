import type { Stories } from '@resort/shared/gallery';
import { TABS, type Tab } from '@resort/shared/remote';
import { TabBar } from './TabBar.tsx';

const all = TABS.map((tab) => ({ tab, to: `/${tab}` }));
const bar =
  (current: Tab | null, tabs = all) =>
  () => <TabBar tabs={tabs} current={current} />;

export default {
  title: 'TabBar',
  states: {
    'my card': bar('card'),
    rewards: bar('rewards'),
    'a screen of no tab': bar(null),
    'two tabs': bar(
      'home',
      all.filter(({ tab }) => tab === 'home' || tab === 'card'),
    ),
  },
} satisfies Stories;
