import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';

/** The message for an unknown outlet, and a link to the others. */
export function useUnknownOutlet() {
  const t = useText('shop');
  return {
    title: t('outlet.unknown.title'),
    why: t('outlet.unknown.why'),
    way: { to: to('/dining'), label: t('outlet.toList.DINING') },
  };
}
