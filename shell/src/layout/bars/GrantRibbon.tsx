import { serverNow } from '@resort/shared/api';
import { formatDateTime } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import type { PageGrant, ReleaseRoute } from '@resort/shared/remote';
import { useLocation } from '@resort/shared/router';
import { Banner, Button, useSecondsLeft } from '@resort/shared/ui';
import { useEffect, useState } from 'react';
import styles from '../layout.module.css';

export interface GrantRibbonProps {
  grant: PageGrant;
  /** routes of the release */
  routes: readonly ReleaseRoute[];
  reload?: () => void;
}

/** Shows a tester on every screen that this is a preview, and until when. */
export default function GrantRibbon({
  grant: { until, units },
  routes,
  reload = () => location.reload(),
}: GrantRibbonProps) {
  const t = useText('shell');
  const isOver = useSecondsLeft(Date.parse(until), serverNow) === 0;
  useLeavingWhenOver(isOver, routes, reload);
  const action = isOver ? (
    <Button look="plain" onClick={reload}>
      {t('newVersion.reload')}
    </Button>
  ) : (
    <Button look="plain" onClick={() => location.assign('/grants/end')}>
      {t('preview.end')}
    </Button>
  );
  const time = formatDateTime(until, currentLanguage());
  return (
    <div className={styles['ribbon']}>
      <Banner tone="warning" action={action}>
        {isOver
          ? t('preview.over')
          : t('preview.until', { time, units: units.map((name) => name.split('@')[0]).join(', ') })}
      </Banner>
    </div>
  );
}

/** After the end, the next screen loads the regular release, except on a step of booking or paying. */
function useLeavingWhenOver(isOver: boolean, routes: readonly ReleaseRoute[], reload: () => void): void {
  const { pathname } = useLocation();
  const [endedAt, setEndedAt] = useState<string | null>(null);
  if (isOver && endedAt === null) setEndedAt(pathname);
  const isFocused = routes.some(({ path, focused }) => focused === true && path === pathname);
  const isLeaving = endedAt !== null && endedAt !== pathname && !isFocused;
  useEffect(() => {
    if (isLeaving) reload();
  }, [isLeaving, reload]);
}
