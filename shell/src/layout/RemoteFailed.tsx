import { useText } from '@resort/shared/i18n';
import { Button, Page } from '@resort/shared/ui';
import styles from './layout.module.css';

export interface RemoteFailedProps {
  busy?: boolean;
  onRetry: () => void;
  /** set if the screen threw; staff can find it in the log */
  reference?: string;
}

/** Replaces a screen that failed to load or threw; the rest of the app works. */
export function RemoteFailed({ busy = false, onRetry, reference }: RemoteFailedProps) {
  const t = useText('shell');
  const broke = reference !== undefined;
  return (
    <Page title={t(broke ? 'crashed.title' : 'remoteFailed.title')}>
      <div className={styles['centre']}>
        <p>{t(broke ? 'remoteFailed.broke' : 'remoteFailed.help')}</p>
        {broke ? <p>{t('remoteFailed.reference', { reference })}</p> : null}
        <Button busy={busy} onClick={onRetry}>
          {t('remoteFailed.retry')}
        </Button>
      </div>
    </Page>
  );
}
