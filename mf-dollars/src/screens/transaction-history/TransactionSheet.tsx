import { formatDateTime } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { Button, ButtonLink, Dialog } from '@resort/shared/ui';
import { useId } from 'react';
import type { Transaction, Unit } from '../../../contract/index.ts';
import { UnitAmount } from '../../parts/amounts.tsx';
import { Fact, Facts } from '@resort/shared/ui/facts';
import styles from './transaction-history.module.css';

export interface TransactionSheetProps {
  unit: Unit;
  transaction: Transaction;
  onClose: () => void;
}

/** All that is known of one movement, and the way to its order. */
export function TransactionSheet({ unit, transaction, onClose }: TransactionSheetProps) {
  const t = useText('dollars');
  const titleId = useId();
  const { title, type, at, amount, balanceAfter, property, orderNo } = transaction;
  const order = orderPath(transaction);
  return (
    <Dialog kind="sheet" labelledBy={titleId} onClose={onClose}>
      <div className={styles['sheet']}>
        <h2 id={titleId} className={styles['name']}>
          {title}
        </h2>
        <Facts>
          <Fact name={t(`type.${type}`)} isTotal>
            <UnitAmount unit={unit} amount={amount} sign="always" />
          </Fact>
          <Fact name={t('history.after')}>
            <UnitAmount unit={unit} amount={balanceAfter} />
          </Fact>
          <Fact name={t('history.at')}>{formatDateTime(at, currentLanguage())}</Fact>
          {property === null ? null : <Fact name={t('history.where')}>{property}</Fact>}
          {orderNo === null ? null : <Fact name={t('order.number')}>{orderNo}</Fact>}
        </Facts>
        {order === null ? null : (
          <ButtonLink wide to={order}>
            {t('link.order')}
          </ButtonLink>
        )}
        <Button look="quiet" wide onClick={onClose}>
          {t('history.close')}
        </Button>
      </div>
    </Dialog>
  );
}

function orderPath({ orderKind, orderNo }: Transaction): string | null {
  if (orderNo === null) return null;
  if (orderKind === 'REWARD') return to('/exchangeSuccess', { orderNo });
  return orderKind === 'POINTS' ? to('/points-order', { orderNo }) : null;
}
