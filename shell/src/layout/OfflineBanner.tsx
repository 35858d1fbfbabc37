import { useText } from '@resort/shared/i18n';
import { useOnline, WifiOff } from '@resort/shared/ui';
import styles from './layout.module.css';

/** The region is always there, so that screen readers hear what appears in it. */
export function OfflineBanner() {
  const t = useText('shell');
  const isOnline = useOnline();
  return (
    <output>
      {isOnline ? null : (
        <span className={`${styles['strip']} ${styles['notice']}`}>
          <WifiOff size={18} aria-hidden="true" />
          <span>{t('offline')}</span>
        </span>
      )}
    </output>
  );
}
