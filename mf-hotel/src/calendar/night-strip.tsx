import { useEffect, useRef } from 'react';
import { formatAmount, addDays } from '@resort/shared/format';
import { useText } from '@resort/shared/i18n';
import { VisuallyHidden, classes } from '@resort/shared/ui';
import type { CalendarDay, DateRange } from './day.ts';
import styles from './night-strip.module.css';
import { dayInWords, weekdayName } from './names.ts';
import { useRoving } from './use-roving.ts';

export interface NightStripProps {
  /** the effect of a press: `Check-in date` */
  label: string;
  /** the first night, and the number of nights */
  first: string;
  count: number;
  /** undefined: not loaded yet; a night that is missing has no price */
  days: readonly CalendarDay[] | undefined;
  currency: string;
  range: DateRange;
  onChoose: (date: string) => void;
}

/** Nights side by side with their prices, to move a stay by a few days. One tab stop. */
export function NightStrip({ label, first, count, days, currency, range, onChoose }: NightStripProps) {
  const t = useText('hotel');
  const last = addDays(first, count - 1);
  const from = range.from !== null && range.from >= first && range.from <= last ? range.from : first;
  const box = useRef<HTMLDivElement>(null);
  const { stop, setStop, onKeyDown } = useRoving(box, from, { first, last });
  useEffect(() => {
    const chosen = box.current?.querySelector<HTMLElement>(`[data-date="${from}"]`);
    if (box.current && chosen) box.current.scrollLeft = chosen.offsetLeft - chosen.offsetWidth;
  }, [box, from]);
  const dates = Array.from({ length: count }, (_, night) => addDays(first, night));
  const nameOf = (date: string, day: CalendarDay | undefined) => {
    if (day?.state === 'OPEN' && day.price !== null) {
      return [dayInWords(date), t('dates.night', { price: formatAmount(day.price, currency) })];
    }
    return [dayInWords(date), ...(day && day.state !== 'OPEN' ? [t(`dates.state.${day.state}`)] : [])];
  };
  return (
    <fieldset className={styles['frame']} aria-label={label} aria-busy={days === undefined}>
      {/* the nights inside take the focus and handle the keys */}
      <div ref={box} className={styles['strip']} role="presentation" onKeyDown={onKeyDown}>
        {dates.map((date) => {
          const day = days?.find((each) => each.date === date);
          const isOff = day !== undefined && (day.state !== 'OPEN' || day.noArrival === true);
          return (
            <button
              key={date}
              type="button"
              className={classes(styles['night'], isOff && styles['off'])}
              data-date={date}
              tabIndex={date === stop ? 0 : -1}
              aria-pressed={
                range.from !== null && date >= range.from && date < (range.to ?? addDays(range.from, 1))
              }
              aria-disabled={isOff}
              onClick={() => {
                setStop(date);
                if (!isOff) onChoose(date);
              }}
            >
              <VisuallyHidden>{nameOf(date, day).join(t('dates.comma'))}</VisuallyHidden>
              <span aria-hidden="true" className={styles['weekday']}>
                {weekdayName(date)}
              </span>
              <span aria-hidden="true" className={styles['number']}>
                {Number(date.slice(8))}
              </span>
              <span aria-hidden="true" className={styles['price']}>
                {day?.state === 'OPEN' && day.price !== null ? formatAmount(day.price) : null}
                {day && day.state !== 'OPEN' ? t(`dates.short.${day.state}`) : null}
              </span>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
