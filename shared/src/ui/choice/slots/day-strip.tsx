import { useDeferredValue } from 'react';
import { commaText } from '../../../format/index.ts';
import { currentLanguage } from '../../../i18n/index.ts';
import { classes } from '../../base/classes.ts';
import { dayWords, todayWord } from './day-words.ts';
import styles from './slots.module.css';
import { Strip } from './strip.tsx';

export interface StripDay {
  /** business date, `YYYY-MM-DD` */
  date: string;
  state: 'open' | 'few' | 'full' | 'closed';
  /** a short state in the page's language, unless the day is open: 'Full' */
  note?: string | undefined;
}

export interface DayStripProps {
  /** what the day is for: 'Date' */
  label: string;
  days: readonly StripDay[];
  /** today's date at the resort, labelled as today */
  today: string;
  chosen: string | undefined;
  onChoose: (date: string) => void;
}

/**
 * More than a phone shows at once; the other days are rendered after the screen has been painted. slots.module.css has
 * the number, too.
 */
const FIRST = 14;

/** Days side by side with their states, one of them selected. */
export function DayStrip({ label, days, today, chosen, onChoose }: DayStripProps) {
  // the row scrolls to the chosen day, which needs days on both sides of it
  const isFar = days.findIndex(({ date }) => date === chosen) > FIRST / 2;
  const isWhole = useDeferredValue(true, isFar);
  return (
    <Strip
      label={label}
      isRow
      faceClass={styles['day']}
      chosen={chosen}
      onChoose={onChoose}
      items={(isWhole ? days : days.slice(0, FIRST)).map((day) => {
        const { weekday, whole } = dayWords(day.date);
        const first = day.date === today ? todayWord() : weekday;
        const parts = [
          ...(day.date === today ? [first] : []),
          whole,
          ...(day.note === undefined ? [] : [day.note]),
        ];
        return {
          id: day.date,
          name: commaText(parts, currentLanguage()),
          isUnavailable: isOut(day.state),
          face: <DayFace day={day} first={first} />,
        };
      })}
    />
  );
}

const isOut = (state: StripDay['state']) => state === 'full' || state === 'closed';

function DayFace({ day: { date, state, note }, first }: { day: StripDay; first: string }) {
  const { day, month } = dayWords(date);
  return (
    <>
      <span className={styles['small']}>{first}</span>
      <span className={classes(styles['big'], isOut(state) && styles['out'])}>{day}</span>
      <span className={styles['small']}>{note ?? month}</span>
    </>
  );
}
