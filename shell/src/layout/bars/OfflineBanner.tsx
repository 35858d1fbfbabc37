import { useText } from '@resort/shared/i18n';
import { Banner, useOnline, WifiOff } from '@resort/shared/ui';

/** Shown while the device is offline: the data may be stale. */
export function OfflineBanner() {
  const t = useText('shell');
  const isOnline = useOnline();
  return <Banner icon={<WifiOff size={18} aria-hidden="true" />}>{isOnline ? null : t('offline')}</Banner>;
}
