import { useText } from '@resort/shared/i18n';
import { Page } from '@resort/shared/ui';

/** Says that it is being prepared, until it does more. */
export default function HomeScreen() {
  const t = useText('content');
  return <Page title={t('home.title')} lead={t('home.lead')} />;
}
