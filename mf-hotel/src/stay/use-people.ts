import { useText } from '@resort/shared/i18n';
import type { StayWish } from './wish.ts';

/** `2 adults, 1 child` */
export function usePeople(): (of: Pick<StayWish, 'adults' | 'children'>) => string {
  const t = useText('hotel');
  return ({ adults, children }) => {
    const grown = t('stay.adults', { count: adults });
    return children === 0
      ? grown
      : t('stay.both', { adults: grown, children: t('stay.children', { count: children }) });
  };
}
