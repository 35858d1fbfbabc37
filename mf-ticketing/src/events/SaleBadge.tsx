import { useText } from '@resort/shared/i18n';
import { Badge } from '@resort/shared/ui';
import type { SaleState } from '../../contract/index.ts';

const TONES = {
  FEW: 'warning',
  PRESALE: 'brand',
  COMING: 'info',
  SOLD_OUT: 'plain',
  CLOSED: 'plain',
} as const;

/** The state of the sale; nothing if tickets can simply be bought. */
export function SaleBadge({ state }: { state: SaleState }) {
  const t = useText('ticketing');
  return state === 'OPEN' ? null : <Badge tone={TONES[state]}>{t(`sale.${state}`)}</Badge>;
}
