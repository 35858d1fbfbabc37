import { useText } from '@resort/shared/i18n';
import { Page } from '@resort/shared/ui';

/** Says that it is being prepared, until it does more. */
export default function DiningScreen() {
  const t = useText('shop');
  return <Page title={t('dining.title')} lead={t('dining.lead')} />;
}
