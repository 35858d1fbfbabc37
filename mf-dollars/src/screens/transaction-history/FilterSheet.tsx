import { useText } from '@resort/shared/i18n';
import { ActionRow, Button, Check, Dialog, List, VisuallyHidden } from '@resort/shared/ui';
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

/** Kinds and periods to choose from; what is chosen holds at once. */
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
        <Chips
          label={t('history.kinds')}
          choices={KINDS.map((id) => ({ id, label: t(`type.${id}`) }))}
          chosen={types}
          onChange={chooseTypes}
        />
        <List label={t('history.when')}>
          <ActionRow
            title={t('history.allTime')}
            value={from === null && to === null ? <Chosen /> : null}
            onPress={() => choosePeriod(null)}
          />
          {months.toReversed().map(({ month }) => (
            <ActionRow
              key={month}
              title={monthName(month)}
              value={month === chosen ? <Chosen /> : null}
              onPress={() => choosePeriod(boundsOf(month))}
            />
          ))}
        </List>
        <Button wide onClick={onClose}>
          {t('history.show')}
        </Button>
      </div>
    </Dialog>
  );
}

function Chosen() {
  const t = useText('dollars');
  return (
    <span className={styles['chosen']}>
      <Check size={18} aria-hidden="true" />
      <VisuallyHidden>{t('history.chosen')}</VisuallyHidden>
    </span>
  );
}
