import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';

/** What is said of an outlet that is not there, and where there are more. */
export function useUnknownOutlet() {
  const t = useText('shop');
  return {
    title: t('outlet.unknown.title'),
    why: t('outlet.unknown.why'),
    way: { to: to('/dining'), label: t('outlet.toList.DINING') },
  };
}
