import { formatCount } from '@resort/shared/format';
import { useText } from '@resort/shared/i18n';
import { Badge, Picture, Surface } from '@resort/shared/ui';
import { Amount } from '@resort/shared/ui/amount';
import type { Goods, Reward, Unit } from '../../contract/index.ts';
import { UnitAmount } from '../parts/amounts.tsx';
import { useBarText } from '../exchange/use-bar-text.ts';
import styles from './shelf.module.css';

/** From here on a member should know how few are left. */
const FEW = 5;

export interface ShelfItemProps {
  item: Reward | Goods;
  unit: Unit;
  /** as in the response, for one */
  price: string | number;
  /** the screen that has more of it */
  to: string;
}

/** An item: its cost, stock, and why this member cannot have it. */
export function ShelfItem({ item, unit, price, to }: ShelfItemProps) {
  const t = useText('dollars');
  const barText = useBarText();
  const { name, summary, picture, reason, stock, tierMinName } = item;
  const topUp = 'topUp' in item ? item.topUp : null;
  const tag = 'tag' in item ? item.tag : null;
  const cost = (
    <span className={styles['price']}>
      <UnitAmount unit={unit} amount={price} />
    </span>
  );
  const orTopUp = topUp && (
    <>
      {t('shelf.or')} <UnitAmount unit={unit} amount={topUp.points} /> +{' '}
      <Amount value={topUp.cash} currency="MOP" />
    </>
  );
  const left =
    stock !== null && stock > 0 && stock <= FEW
      ? t('shelf.left', { count: stock, figures: formatCount(stock) })
      : null;
  return (
    <Surface
      to={to}
      title={name}
      isDim={reason !== null && reason !== 'BALANCE'}
      picture={<Picture {...picture} ratio="1:1" />}
      badge={
        reason !== null ? (
          <Badge tone="plain">{barText(reason, unit, tierMinName)}</Badge>
        ) : tag ? (
          <Badge>{t(`shelf.tag.${tag}`)}</Badge>
        ) : null
      }
      lines={[summary, cost, orTopUp, left].filter((line) => line !== null)}
    />
  );
}
