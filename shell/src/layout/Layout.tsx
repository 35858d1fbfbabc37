import { useText } from '@resort/shared/i18n';
import { Outlet, ScrollRestoration } from '@resort/shared/router';
import { Globe, IconButton, Skeleton } from '@resort/shared/ui';
import { useState } from 'react';
import { HashTarget } from '../routing/HashTarget.tsx';
import styles from './layout.module.css';
import { Emblem } from './Emblem.tsx';
import { NewVersionBar } from './NewVersionBar.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { ReminderModal } from './ReminderModal.tsx';
import { SettingsSheet } from './SettingsSheet.tsx';

/** What stands around every screen. `waiting`: before the first screen is there. */
export function Layout({ waiting = false }: { waiting?: boolean }) {
  const t = useText('shell');
  const [isChoosing, setChoosing] = useState(false);
  return (
    <div className={styles['column']}>
      <a className={styles['skip']} href="#main">
        {t('skipToContent')}
      </a>
      <header className={styles['bar']}>
        <span className={styles['brand']}>
          <Emblem />
          {t('brand')}
        </span>
        <IconButton label={t('settings.open')} onClick={() => setChoosing(true)}>
          <Globe size={22} aria-hidden="true" />
        </IconButton>
      </header>
      <OfflineBanner />
      <NewVersionBar />
      <main id="main" tabIndex={-1}>
        {waiting ? <FirstSkeleton /> : <Outlet />}
      </main>
      {isChoosing ? <SettingsSheet onClose={() => setChoosing(false)} /> : null}
      <ReminderModal />
      {waiting ? null : <ScrollRestoration />}
      {waiting ? null : <HashTarget />}
    </div>
  );
}

function FirstSkeleton() {
  return (
    <div className={styles['skeleton']}>
      <Skeleton height={40} width="70%" />
      <Skeleton height={216} />
      <Skeleton height={48} />
    </div>
  );
}
