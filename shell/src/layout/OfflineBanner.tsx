import { useText } from '@resort/shared/i18n';
import { Banner, useOnline, WifiOff } from '@resort/shared/ui';

/** While the device has no network: what is shown was read earlier. */
export function OfflineBanner() {
  const t = useText('shell');
  const isOnline = useOnline();
  return <Banner icon={<WifiOff size={18} aria-hidden="true" />}>{isOnline ? null : t('offline')}</Banner>;
}
