import { useText } from '@resort/shared/i18n';
import { Button, Page } from '@resort/shared/ui';
import styles from './layout.module.css';

export interface RemoteFailedProps {
  busy?: boolean;
  onRetry: () => void;
  /** of a screen that was there and broke; the member can name it to the staff, who find it in the log */
  reference?: string;
}

/** Stands where a screen would, when it could not be loaded or broke; the rest of the app works. */
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
