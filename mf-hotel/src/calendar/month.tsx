import { useEffect, useId, useRef } from 'react';
import { useText } from '@resort/shared/i18n';
import { Button } from '@resort/shared/ui';
import { MonthGrid, weeksFrom, type MonthGridProps } from './month-grid.tsx';
import { monthName } from './names.ts';
import styles from './price-calendar.module.css';
import type { Nights } from './use-nights.ts';
import { useSeen } from './use-seen.ts';

export interface MonthProps extends Omit<MonthGridProps, 'isBusy' | 'titleId'> {
  state: ReturnType<Nights['stateOf']>;
  /** contains the selection or the focus: rendered even when out of view */
  isWanted: boolean;
  /** requests the month's days: when it comes into view, and on a retry */
  onAsk: (month: string) => void;
}

/** One month below the other. A month out of view renders as empty space of the same height. */
export function Month({ state, isWanted, onAsk, ...grid }: MonthProps) {
  const { month, first } = grid;
  const titleId = useId();
  const { element, isSeen } = useSeen<HTMLElement>(isWanted);
  const latest = useRef(onAsk);
  useEffect(() => {
    latest.current = onAsk;
  });
  useEffect(() => {
    if (isSeen) latest.current(month);
  }, [isSeen, month]);
  return (
    <section ref={element} data-month={month} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles['monthName']}>
        {monthName(month)}
      </h3>
      {state === 'failed' ? <Failed onRetry={() => onAsk(month)} /> : null}
      {isSeen ? (
        <MonthGrid {...grid} titleId={titleId} isBusy={state === 'loading'} />
      ) : (
        <div style={{ height: `calc(${weeksFrom(month, first).length} * var(--cell))` }} />
      )}
    </section>
  );
}

/** Days can be selected without prices. */
function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useText('hotel');
  return (
    <div className={styles['failed']}>
      <output>{t('dates.failed')}</output>
      <Button look="plain" onClick={onRetry}>
        {t('dates.retry')}
      </Button>
    </div>
  );
}
