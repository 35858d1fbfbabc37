import { useText } from '@resort/shared/i18n';
import { Button, Dialog } from '@resort/shared/ui';
import { Chips } from '@resort/shared/ui/list';
import { useId } from 'react';
import type { TransactionMonth } from '../../../contract/index.ts';
import { boundsOf, monthName, monthOf } from '../../history/month.ts';
import styles from './transaction-history.module.css';
import { KINDS, type Filter } from './use-filter.ts';

export interface FilterSheetProps {
  filter: Filter;
  months: readonly TransactionMonth[];
  onClose: () => void;
}

/** Kinds and periods to choose from; a choice applies at once. */
export function FilterSheet({ filter, months, onClose }: FilterSheetProps) {
  const t = useText('dollars');
  const titleId = useId();
  const { types, from, to, chooseTypes, choosePeriod } = filter;
  const chosen = monthOf(from, to);
  return (
    <Dialog kind="sheet" labelledBy={titleId} onClose={onClose}>
      <div className={styles['sheet']}>
        <h2 id={titleId} className={styles['name']}>
          {t('history.filter')}
        </h2>
        <h3 className={styles['group']}>{t('history.kinds')}</h3>
        <Chips
          label={t('history.kinds')}
          choices={KINDS.map((id) => ({ id, label: t(`type.${id}`) }))}
          chosen={types}
          onChange={chooseTypes}
        />
        <h3 className={styles['group']}>{t('history.when')}</h3>
        <Chips
          isSingle
          label={t('history.when')}
          choices={months.map(({ month }) => ({ id: month, label: monthName(month) })).reverse()}
          chosen={chosen === null ? [] : [chosen]}
          onChange={([month]) => choosePeriod(month === undefined ? null : boundsOf(month))}
        />
        <Button wide onClick={onClose}>
          {t('history.show')}
        </Button>
      </div>
    </Dialog>
  );
}
