import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { positionAfter } from '../arrow-keys.ts';
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
  /** of each item */
  itemClass: string | undefined;
}

/**
 * One of several, as radio buttons that hold more than a word: one stop for the keyboard, the arrows choose
 * (https://www.w3.org/WAI/ARIA/apg/patterns/radio/). They also pass through what cannot be had, which says why.
 */
export function Strip({ label, items, chosen, onChoose, isRow, itemClass }: StripProps) {
  const strip = useRef<HTMLDivElement>(null);
  useChosenInSight(strip, chosen);
  const go = (event: KeyboardEvent, from: number) => {
    const to = positionAfter(event.key, from, items.length, true);
    const next = to === undefined ? undefined : items[to];
    if (to === undefined || next === undefined) return;
    event.preventDefault(); // the page would scroll
    const button = strip.current?.children[to];
    if (button instanceof HTMLElement) button.focus();
    if (!next.isUnavailable) onChoose(next.id);
  };
  const stop = items.some(({ id }) => id === chosen) ? chosen : items[0]?.id;
  return (
    <div
      ref={strip}
      role="radiogroup"
      aria-label={label}
      className={classes(styles['strip'], isRow && styles['row'])}
    >
      {items.map(({ id, name, isUnavailable, face }, at) => (
        <button
          key={id}
          type="button"
          role="radio"
          className={classes(styles['item'], itemClass, id === chosen && styles['chosen'])}
          aria-checked={id === chosen}
          aria-disabled={isUnavailable}
          aria-label={name}
          tabIndex={id === stop ? 0 : -1}
          onKeyDown={(event) => go(event, at)}
          onClick={() => (isUnavailable ? undefined : onChoose(id))}
        >
          {face}
        </button>
      ))}
    </div>
  );
}

/** What is chosen stands in sight of a row that scrolls; the page itself stays where it is. */
function useChosenInSight(strip: { current: HTMLDivElement | null }, chosen: string | undefined): void {
  useEffect(() => {
    const row = strip.current;
    const item = row?.querySelector<HTMLElement>('[aria-checked="true"]');
    if (!row || !item) return;
    row.scrollLeft = item.offsetLeft - row.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
  }, [strip, chosen]);
}
