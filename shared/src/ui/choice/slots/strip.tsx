import { useEffect, useId, useRef, type ReactNode } from 'react';
import { classes } from '../../base/classes.ts';
import styles from './slots.module.css';

export interface StripItem {
  /** unique in its strip */
  id: string;
  /** accessible name: 'Sat 21 Nov, full' */
  name: string;
  /** focusable, so that the reason is read, but not selectable */
  isUnavailable: boolean;
  face: ReactNode;
}

export interface StripProps {
  /** what is selected: 'Date' */
  label: string;
  items: readonly StripItem[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
  /** one row that scrolls sideways to the edges of the screen, instead of several rows */
  isRow: boolean;
  /** for each item's face */
  faceClass: string | undefined;
}

/**
 * Selects one of several: the browser's radio buttons, one tab stop, with faces that hold more than a word.
 * Arrow keys also reach unavailable items, which say why and cannot be selected.
 */
export function Strip({ label, items, chosen, onChoose, isRow, faceClass }: StripProps) {
  const name = useId();
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = strip.current;
    const item = row?.querySelector<HTMLElement>('label:has(:checked)');
    // scrolls the row to the selected item; the page itself does not scroll
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
