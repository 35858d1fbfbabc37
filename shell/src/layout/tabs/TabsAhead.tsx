import type { ReleaseRoute } from '@resort/shared/remote';
import { AtPath } from '@resort/shared/router';
import { useSession } from '@resort/shared/session';
import { ErrorBoundary } from '@resort/shared/ui';
import { Activity, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ScreenLoader } from '../../loading/remotes.ts';
import { loadTabsAhead, type LoadedTab } from '../../loading/tabs-ahead.ts';

export interface TabsAheadProps {
  /** routes of the release */
  routes: readonly ReleaseRoute[];
  loadScreen: ScreenLoader;
}

/**
 * Loads the tabs' screens for a member, because visitors see no tabs, and renders each once outside the document: the
 * browser compiles a function when it first runs, and the first tap would wait for that. A hidden screen has no effects,
 * so it calls neither the server nor the health report. A screen that throws here throws again when it is opened.
 */
export function TabsAhead({ routes, loadScreen }: TabsAheadProps) {
  const isMember = useSession().status === 'member';
  const [place] = useState(() => document.createElement('div'));
  const [tab, rehearse] = useState<LoadedTab | null>(null);
  useEffect(() => {
    if (isMember) void loadTabsAhead(routes, loadScreen, rehearse);
  }, [isMember, routes, loadScreen]);
  // a member's screen may throw without a member
  if (tab === null || !isMember) return null;
  const { path, Screen } = tab;
  return (
    <Activity key={path} mode="hidden">
      {createPortal(
        <ErrorBoundary fallback={null}>
          <AtPath path={path}>
            <Screen />
          </AtPath>
        </ErrorBoundary>,
        place,
      )}
    </Activity>
  );
}
