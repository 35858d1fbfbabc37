import { formatAmount } from '@resort/shared/format';
import { useText } from '@resort/shared/i18n';
import { Accordion, Button } from '@resort/shared/ui';
import { Stepper } from '@resort/shared/ui/form';
import { Chips } from '@resort/shared/ui/list';
import type { TicketPerformance } from '../../../contract/index.ts';
import styles from '../../booking/booking.module.css';
import { itemsOf, type Wish } from '../../booking/wish.ts';

interface BestSeatsProps {
  performance: TicketPerformance;
  most: number;
  wish: Wish;
  onChange: (change: Partial<Wish>) => void;
  onHold: () => void;
  isHolding: boolean;
}

const USUAL = 2;

/** Adjacent seats, the best that are free: the hotel's system chooses, the member may choose again. */
export function BestSeats({ performance, most, wish, onChange, onHold, isHolding }: BestSeatsProps) {
  const t = useText('ticketing');
  const [item] = itemsOf(wish.quantities);
  const category = performance.categories.find(({ id }) => id === item?.categoryId);
  const count = Math.min(item?.qty ?? USUAL, most);
  const choose = (categoryId: string | undefined, qty: number) =>
    onChange({ quantities: categoryId === undefined ? {} : { [categoryId]: qty } });
  const whyNot =
    category === undefined
      ? t('booking.chooseCategory')
      : wish.termsVersion === null
        ? t('booking.acceptTerms')
        : undefined;
  const content = (
    <div className={styles['best']}>
      <p>{t('booking.bestLead')}</p>
      <Chips
        label={t('booking.category')}
        choices={performance.categories
          .filter(({ left }) => left > 0)
          .map(({ id, name, price }) => ({ id, label: `${name} · ${formatAmount(price, 'MOP')}` }))}
        chosen={category === undefined ? [] : [category.id]}
        onChange={([id]) => choose(id, count)}
        isSingle
      />
      <Stepper
        label={t('booking.count')}
        value={count}
        onChange={(qty) => choose(category?.id ?? performance.categories[0]?.id, qty)}
        min={1}
        max={most}
        atMax={t('booking.limit', { count: most })}
      />
      <Button look="quiet" wide busy={isHolding} unavailable={whyNot} onClick={onHold}>
        {t('booking.best')}
      </Button>
    </div>
  );
  return (
    <div>
      <Accordion name="best-seats" items={[{ title: t('booking.bestTitle'), content }]} />
    </div>
  );
}
