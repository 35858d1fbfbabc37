import { hourOfDay } from '@resort/shared/format';
import { useText } from '@resort/shared/i18n';
import { Later, Page, Split } from '@resort/shared/ui';
import { QuickMenu, SearchWay } from '@resort/shared/ui/home';
import { useHomeIconsQuery, useHomeInfoQuery } from '../../api/home.ts';
import { Banners } from './Banners.tsx';
import { BookWays } from './BookWays.tsx';
import { NextPlan } from './NextPlan.tsx';
import { HourScene } from './HourScene.tsx';
import { Sections } from './Sections.tsx';

/** The first tab: the resort at this hour, what the member does next, the ways to book, and what is new. */
export default function HomeScreen() {
  const t = useText('content');
  const { data: icons } = useHomeIconsQuery();
  const { data: home, isError } = useHomeInfoQuery({});
  return (
    <Page
      over={home?.hero.title ?? t(`home.greeting.${partOfDay()}`)}
      title={t('home.title')}
      lead={home?.hero.text ?? '\u00a0'}
      scene={<HourScene hero={home?.hero} />}
      isWide
    >
      <Split
        first={
          <>
            <NextPlan />
            <BookWays />
            <SearchWay label={t('home.search')} />
          </>
        }
        second={<Banners />}
      />
      <Later>
        <Sections sections={home?.sections} isError={isError} />
        <QuickMenu
          label={t('home.quickMenu')}
          items={(icons ?? []).map(({ id: key, ...icon }) => ({ key, ...icon }))}
        />
      </Later>
    </Page>
  );
}

function partOfDay(): 'morning' | 'afternoon' | 'evening' {
  const hour = hourOfDay(new Date());
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}
