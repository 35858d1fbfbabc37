import { addDays } from '@resort/shared/format';
import { useText } from '@resort/shared/i18n';
import { ErrorCard } from '@resort/shared/ui';
import { NightStrip } from '../calendar/index.ts';
import { useState } from 'react';
import styles from './stay-picker.module.css';
import { useDays, type Scope } from './use-calendar.ts';
import { useStayCurrency } from './use-stay-currency.ts';
import { firstArrival, nightsOf, type StayWish } from './wish.ts';

/** How many nights it shows, and how many of them before the stay. */
const NIGHTS = 14;
const BEFORE = 3;
const NO_PRICES: readonly never[] = [];

interface DaysStripProps {
  wish: StayWish;
  onChange: (change: Partial<StayWish>) => void;
  scope?: Scope;
}

/**
 * The nights around the stay with their prices. A press moves the stay there with the same length, even if the prices
 * could not be loaded.
 */
export function DaysStrip({ wish, onChange, scope = {} }: DaysStripProps) {
  const t = useText('hotel');
  const from = useWindow(wish.checkIn);
  const { days, hasFailed, isAsking, askAgain } = useDays(scope, from, addDays(from, NIGHTS - 1));
  const isUnpriced = days === undefined && hasFailed;
  const currency = useStayCurrency();
  return (
    <div className={styles['strip']}>
      <NightStrip
        label={t('stay.otherDays')}
        first={from}
        count={NIGHTS}
        days={isUnpriced ? NO_PRICES : days}
        currency={currency}
        range={{ from: wish.checkIn, to: wish.checkOut }}
        onChoose={(date) => onChange({ checkIn: date, checkOut: addDays(date, nightsOf(wish)) })}
      />
      {isUnpriced ? (
        <ErrorCard message={t('stay.unpriced')} isRetrying={isAsking} onRetry={askAgain} />
      ) : (
        <p className={styles['note']}>{t('stay.perNight', { currency })}</p>
      )}
    </div>
  );
}

/** Its first night: it stays while the stay moves inside, so that nothing jumps under the finger. */
function useWindow(checkIn: string): string {
  const [from, setFrom] = useState('');
  if (from !== '' && checkIn >= from && checkIn <= addDays(from, NIGHTS - 1)) return from;
  const [first, early] = [firstArrival(), addDays(checkIn, -BEFORE)];
  const next = early < first ? first : early;
  setFrom(next);
  return next;
}
