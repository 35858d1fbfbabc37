import { useEffect, useId, useRef, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './slots.module.css';

export interface StripItem {
  /** unique in its strip */
  id: string;
  /** what a screen reader says: 'Sat 21 Nov, full' */
  name: string;
  /** it can be reached, so that its reason is heard, but not chosen */
  isUnavailable: boolean;
  face: ReactNode;
}

export interface StripProps {
  /** what is chosen: 'Date' */
  label: string;
  items: readonly StripItem[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
  /** one row that scrolls sideways off the edges of the screen, instead of as many as it takes */
  isRow: boolean;
  /** of each item's face */
  faceClass: string | undefined;
}

/**
 * One of several: the browser's own radio buttons, one stop for the keyboard, with faces that hold more than a word.
 * The arrows also pass through what cannot be had, which says why and is never chosen.
 */
export function Strip({ label, items, chosen, onChoose, isRow, faceClass }: StripProps) {
  const name = useId();
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = strip.current;
    const item = row?.querySelector<HTMLElement>('label:has(:checked)');
    // what is chosen stands in sight of a row that scrolls; the page itself stays where it is
    if (row && item) row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
  }, [chosen]);
  return (
    <div
      ref={strip}
      role="radiogroup"
      aria-label={label}
      className={classes(styles['strip'], isRow && styles['row'])}
    >
      {items.map((item) => (
        <label key={item.id} className={styles['item']}>
          <input
            type="radio"
            className={styles['radio']}
            name={name}
            value={item.id}
            aria-label={item.name}
            aria-disabled={item.isUnavailable}
            checked={item.id === chosen}
            onChange={() => (item.isUnavailable ? undefined : onChoose(item.id))}
          />
          <span className={classes(styles['face'], faceClass)} aria-hidden="true">
            {item.face}
          </span>
        </label>
      ))}
    </div>
  );
}
