import { useText } from '@resort/shared/i18n';
import { Page } from '@resort/shared/ui';

/** Says that it is being prepared, until it does more. */
export default function HotelsScreen() {
  const t = useText('hotel');
  return <Page title={t('hotels.title')} lead={t('hotels.lead')} />;
}
