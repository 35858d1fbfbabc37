import { formatAmount } from '@resort/shared/format';
import { useText } from '@resort/shared/i18n';
import { Stepper } from '@resort/shared/ui/form';
import type { TicketPerformance } from '../../../contract/index.ts';
import type { Wish } from '../../booking/wish.ts';

interface CategoriesProps {
  performance: TicketPerformance;
  /** tickets that one order takes */
  most: number;
  quantities: Wish['quantities'];
  onChange: (quantities: Wish['quantities']) => void;
}

/** How many tickets of each category, each with its price and for whom it is. */
export function Categories({ performance, most, quantities, onChange }: CategoriesProps) {
  const t = useText('ticketing');
  const chosen = performance.categories.reduce((sum, { id }) => sum + (quantities[id] ?? 0), 0);
  return performance.categories.map(({ id, name, text, price, left, maxPerOrder }) => {
    const value = quantities[id] ?? 0;
    const max = Math.max(0, Math.min(left, maxPerOrder, most - chosen + value));
    return (
      <Stepper
        key={id}
        label={name}
        hint={[formatAmount(price, 'MOP'), text].filter((part) => part !== '').join(' · ')}
        value={value}
        onChange={(quantity) => onChange({ ...quantities, [id]: quantity })}
        min={0}
        max={max}
        atMax={left <= value ? t('booking.noMore', { count: left }) : t('booking.limit', { count: most })}
      />
    );
  });
}
