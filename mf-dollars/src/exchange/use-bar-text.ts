import { useText } from '@resort/shared/i18n';
import type { Bar, Unit } from '../../contract/index.ts';

/** Why an item is unavailable, as text. */
export function useBarText(): (bar: Bar, unit: Unit, tierName: string) => string {
  const t = useText('dollars');
  return (bar, unit, tierName) =>
    bar === 'BALANCE' ? t(`bar.${unit}`) : t(`bar.${bar}`, { tier: tierName });
}
