import { useText } from '@resort/shared/i18n';
import { Button } from '@resort/shared/ui';
import type { DateRange } from '../calendar/index.ts';
import PriceCalendar from '../calendar/price-calendar.tsx';
import { Sheet } from '@resort/shared/ui/sheet';
import { useState } from 'react';
import styles from './stay-picker.module.css';
import { useLoadMonth, type Scope } from './use-calendar.ts';
import { useStayCurrency } from './use-stay-currency.ts';
import { DAYS_AHEAD, firstArrival, MOST_NIGHTS, nightsOf, type StayWish } from './wish.ts';

interface CalendarSheetProps {
  wish: StayWish;
  scope: Scope;
  onChange: (change: Partial<StayWish>) => void;
  onClose: () => void;
}

/**
 * The calendar with each night's price; nothing changes on the screen below before its button is pressed. Loaded as a
 * whole when it is opened: a sheet renders its content after the transition that opens it, so a lazy part in it would
 * show a fallback first, and React shows nothing else for 300 ms after one.
 */
export default function CalendarSheet({ wish, scope, onChange, onClose }: CalendarSheetProps) {
  const t = useText('hotel');
  const [range, setRange] = useState<DateRange>({ from: wish.checkIn, to: wish.checkOut });
  const { from, to } = range;
  const loadMonth = useLoadMonth(scope);
  const currency = useStayCurrency();
  const isWhole = from !== null && to !== null;
  const apply = () => {
    if (isWhole) onChange({ checkIn: from, checkOut: to });
    onClose();
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('stay.whenTitle')}
      footer={
        <Button wide onClick={apply} unavailable={isWhole ? undefined : t('stay.chooseBoth')}>
          {isWhole
            ? t('stay.takeDays', { count: nightsOf({ checkIn: from, checkOut: to }) })
            : t('stay.takeNone')}
        </Button>
      }
    >
      <p className={styles['note']}>{t('stay.perNight', { currency })}</p>
      <PriceCalendar
        first={firstArrival()}
        nights={DAYS_AHEAD}
        maxNights={MOST_NIGHTS}
        currency={currency}
        range={range}
        onChange={setRange}
        loadMonth={loadMonth}
      />
    </Sheet>
  );
}
