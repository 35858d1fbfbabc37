import { useText } from '@resort/shared/i18n';
import type { PageGrant, ReleaseRoute } from '@resort/shared/remote';
import { useLocation } from '@resort/shared/router';
import { useSession } from '@resort/shared/session';
import {
  classes,
  onSettingsAsked,
  Pattern,
  Skeleton,
  SkeletonCard,
  SkeletonText,
  ToastRegion,
} from '@resort/shared/ui';
import { lazy, useCallback, useEffect, useState } from 'react';
import { Header } from './header/Header.tsx';
import { Hold } from './hold/Hold.tsx';
import styles from './layout.module.css';
import { later, laterPart, partOnDemand } from './later-part.ts';
import { OfflineBanner } from './bars/OfflineBanner.tsx';
import { ReminderModal } from './ReminderModal.tsx';
import { KeptScreens } from './screens/KeptScreens.tsx';
import { TabBar } from './tabs/TabBar.tsx';
import type { ScreenLoader } from '../loading/remotes.ts';
import { surroundingsOf, tabsOf } from '../tabs/tabs.ts';
import './transitions.css';

export interface LayoutProps {
  /** routes of the release */
  routes: readonly ReleaseRoute[];
  /** absent until the first screen is ready */
  loadScreen?: ScreenLoader;
  /** set on a tester's page */
  grant?: PageGrant | undefined;
}

const NewVersionBar = laterPart(() => import(/* webpackChunkName: "later" */ './bars/NewVersionBar.tsx'));
const LaterParts = laterPart(() => import(/* webpackChunkName: "later" */ './LaterParts.tsx'));
const SettingsSheet = partOnDemand(() => import(/* webpackChunkName: "later" */ './SettingsSheet.tsx'));
const GrantRibbon = lazy(() => import('./bars/GrantRibbon.tsx'));

/** The layout around every screen. */
export function Layout({ routes, loadScreen, grant }: LayoutProps) {
  const t = useText('shell');
  const { pathname } = useLocation();
  const { status } = useSession();
  const [isChoosing, setChoosing] = useState(false);
  const choose = useCallback(() => setChoosing(true), []);
  useEffect(() => onSettingsAsked(choose), [choose]);
  const route = routes.find(({ path }) => path === pathname) ?? null;
  const { tabs, current, above } = surroundingsOf(routes, route, status === 'member');
  return (
    <>
      <div className={styles['surround']}>
        <Pattern />
      </div>
      <div className={classes(styles['column'], tabs.length > 0 && styles['withRail'])}>
        <a className={styles['skip']} href="#main">
          {t('skipToContent')}
        </a>
        <Header above={above} hasLinks={status === 'member' && !route?.focused} onSettings={choose} />
        {grant ? later(<GrantRibbon grant={grant} routes={routes} />) : null}
        <OfflineBanner />
        {later(<NewVersionBar />)}
        {loadScreen && status === 'member' ? <Hold isFocused={route?.focused === true} /> : null}
        <main id="main" className={styles['screen']} tabIndex={-1}>
          {loadScreen ? <KeptScreens tabs={tabsOf(routes)} /> : <FirstSkeleton />}
        </main>
        {tabs.length > 0 ? <TabBar tabs={tabs} current={current} /> : null}
        {isChoosing ? later(<SettingsSheet onClose={() => setChoosing(false)} />) : null}
        <ReminderModal />
        <ToastRegion />
        {loadScreen ? later(<LaterParts routes={routes} loadScreen={loadScreen} />) : null}
      </div>
    </>
  );
}

/** In the place of a screen's title, its lead and what it has; the page has the same before (before-start/frame.css). */
function FirstSkeleton() {
  return (
    <div className={styles['skeleton']}>
      <div className={styles['words']}>
        <Skeleton height={26} width="60%" />
        <Skeleton height={12} width="55%" />
      </div>
      <SkeletonCard />
      <SkeletonText />
    </div>
  );
}
