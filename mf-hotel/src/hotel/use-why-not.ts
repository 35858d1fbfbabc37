import { useText } from '@resort/shared/i18n';
import type { StayBar } from '../../contract/index.ts';

/** Why a stay is unavailable, and what to do about it. */
export function useWhyNot(): (bar: StayBar, minStay: number) => string {
  const t = useText('hotel');
  return (bar, minStay) => t(`bar.${bar}`, { count: minStay });
}
