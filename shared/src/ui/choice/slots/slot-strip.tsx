import { commaText } from '../../../format/index.ts';
import { currentLanguage } from '../../../i18n/index.ts';
import { Link } from '../../../router/index.ts';
import { classes } from '../../base/classes.ts';
import { VisuallyHidden } from '../../base/visually-hidden.tsx';
import styles from './slots.module.css';
import { Strip } from './strip.tsx';

export interface Slot {
  /** at the resort, `HH:mm` */
  time: string;
  state: 'open' | 'few' | 'full';
  /** a short state in the page's language, unless it is open: '2 left', 'Full' */
  note?: string | undefined;
}

export interface SlotStripProps {
  /** what the time is for: 'Time' */
  label: string;
  slots: readonly Slot[];
  chosen: string | undefined;
  onChoose: (time: string) => void;
  /** one row that scrolls sideways to the edges of the screen */
  isRow?: boolean;
}

/** Times of one day with their states, one of them selected. */
export function SlotStrip({ label, slots, chosen, onChoose, isRow = false }: SlotStripProps) {
  return (
    <Strip
      label={label}
      isRow={isRow}
      faceClass={styles['slot']}
      chosen={chosen}
      onChoose={onChoose}
      items={slots.map((slot) => ({
        id: slot.time,
        name: slot.note === undefined ? slot.time : commaText([slot.time, slot.note], currentLanguage()),
        isUnavailable: slot.state === 'full',
        face: <SlotFace {...slot} />,
      }))}
    />
  );
}

function SlotFace({ time, state, note }: Slot) {
  return (
    <>
      <span className={classes(styles['time'], state === 'full' && styles['out'])}>{time}</span>
      {note === undefined ? null : <span className={styles['small']}>{note}</span>}
    </>
  );
}

export interface SlotLinksProps {
  /** what the links lead to: 'Book a table at Tea Gallery' */
  label: string;
  /** available times, each with its screen */
  slots: readonly { time: string; to: string }[];
}

/** The nearest times; each link opens its booking. */
export function SlotLinks({ label, slots }: SlotLinksProps) {
  return (
    <ul className={classes(styles['strip'], styles['links'])} aria-label={label}>
      {slots.map(({ time, to }) => (
        <li key={time}>
          <Link className={classes(styles['face'], styles['slot'], styles['link'])} to={to}>
            {time}
            <VisuallyHidden> {label}</VisuallyHidden>
          </Link>
        </li>
      ))}
    </ul>
  );
}
