import { hourOfDay } from '@resort/shared/format';
import { useText } from '@resort/shared/i18n';
import { Page } from '@resort/shared/ui';
import { QuickMenu, SearchWay } from '@resort/shared/ui/home';
import { useHomeIconsQuery } from '../../api/home.ts';
import { Banners } from './Banners.tsx';
import styles from './home.module.css';
import { NextPlan } from './NextPlan.tsx';
import { Sections } from './Sections.tsx';

/** The first tab: the resort today. Banners and quick menu at once, the rest as it comes near. */
export default function HomeScreen() {
  const t = useText('content');
  const { data: icons, isError } = useHomeIconsQuery();
  return (
    <Page over={t(`home.greeting.${partOfDay()}`)} title={t('home.title')}>
      <SearchWay label={t('home.search')} />
      <Banners />
      <div className={icons === undefined && !isError ? styles['menuToCome'] : undefined}>
        <QuickMenu
          label={t('home.quickMenu')}
          items={(icons ?? []).map(({ id: key, ...icon }) => ({ key, ...icon }))}
        />
      </div>
      <NextPlan />
      <Sections />
    </Page>
  );
}

function partOfDay(): 'morning' | 'afternoon' | 'evening' {
  const hour = hourOfDay(new Date());
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}
