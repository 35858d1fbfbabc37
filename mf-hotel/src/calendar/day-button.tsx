import { formatAmount } from '@resort/shared/format';
import { useText, type TextOf } from '@resort/shared/i18n';
import { VisuallyHidden, classes } from '@resort/shared/ui';
import type { CalendarDay } from './day.ts';
import { dayInWords } from './names.ts';
import styles from './price-calendar.module.css';

export interface DayButtonProps {
  date: string;
  /** undefined: not loaded yet */
  day: CalendarDay | undefined;
  currency: string;
  /** position in the chosen stay */
  role: 'arrival' | 'departure' | 'between' | null;
  isLowest: boolean;
  /** cannot be chosen; a press only explains why */
  isOff: boolean;
  isStop: boolean;
  onPress: () => void;
}

/** A day with its price. An unavailable day stays focusable, so that a screen reader reads the reason. */
export function DayButton(props: DayButtonProps) {
  const { date, day, role, isLowest, isOff, isStop, onPress } = props;
  const t = useText('hotel');
  const isTaken = day !== undefined && day.state !== 'OPEN';
  return (
    <button
      type="button"
      className={classes(
        styles['day'],
        isOff && styles['off'],
        isTaken && styles['taken'],
        role !== null && styles[role],
      )}
      data-date={date}
      tabIndex={isStop ? 0 : -1}
      aria-disabled={isOff}
      onClick={onPress}
    >
      <VisuallyHidden>{inWords(props, t)}</VisuallyHidden>
      <span aria-hidden="true" className={styles['weekdayInDay']}>
        {dayInWords(date)}
      </span>
      <span aria-hidden="true" className={styles['number']}>
        {Number(date.slice(8))}
      </span>
      <span aria-hidden="true" className={styles['price']}>
        <ShortText day={day} />
      </span>
      {isLowest ? (
        <span aria-hidden="true" className={styles['lowest']}>
          {t('dates.lowest')}
        </span>
      ) : null}
    </button>
  );
}

/** The whole amount, as everywhere. In seven narrow columns its decimals may go to a second line. */
function ShortText({ day }: Pick<DayButtonProps, 'day'>) {
  const t = useText('hotel');
  if (day === undefined) return null;
  if (day.state !== 'OPEN') return t(`dates.short.${day.state}`);
  if (day.price === null) return null;
  const [whole, decimals] = formatAmount(day.price).split('.');
  return (
    <>
      {whole}
      <wbr />.{decimals}
    </>
  );
}

/** `Thursday 24 December 2026, MOP 1,880.00 a night, lowest price of the month, check-in` */
function inWords({ date, day, currency, role, isLowest }: DayButtonProps, t: TextOf<'hotel'>): string {
  const words = [dayInWords(date)];
  if (day !== undefined && day.state !== 'OPEN') words.push(t(`dates.state.${day.state}`));
  else if (day?.price) words.push(t('dates.night', { price: formatAmount(day.price, currency) }));
  if (isLowest) words.push(t('dates.lowestOfMonth'));
  if (day?.noArrival) words.push(t('dates.state.NO_ARRIVAL'));
  if (role === 'arrival' || role === 'departure') words.push(t(`dates.role.${role}`));
  return words.join(t('dates.comma'));
}
