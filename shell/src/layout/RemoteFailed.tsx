import { useText } from '@resort/shared/i18n';
import { Button, Page } from '@resort/shared/ui';
import styles from './layout.module.css';

/** Stands where a screen would, when its remote could not be loaded; the rest of the app works. */
export function RemoteFailed() {
  const t = useText('shell');
  return (
    <Page title={t('remoteFailed.title')}>
      <div className={styles['centre']}>
        <p>{t('remoteFailed.help')}</p>
        <Button onClick={() => location.reload()}>{t('remoteFailed.retry')}</Button>
      </div>
    </Page>
  );
}
