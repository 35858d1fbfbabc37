import { useId, type KeyboardEvent } from 'react';
import { VisuallyHidden } from '../visually-hidden.tsx';
import type { PlacedSeat } from './plan.ts';
import type { SeatFieldProps } from './field-props.ts';
import styles from './seat-map.module.css';
import { WAYS } from './way.ts';
import { seatSentence } from './words.ts';

interface SeatCursorProps extends SeatFieldProps {
  cursor: PlacedSeat;
  onMove: (seat: PlacedSeat) => void;
}

/**
 * The map's one stop for the keyboard: a button that is the seat under the cursor, however many seats there are. The
 * arrows lead on, and each seat is said as it comes. `application`: a screen reader leaves the arrows to it.
 */
export function SeatCursor({ plan, words, hall, zoom, chosen, onPick, cursor, onMove }: SeatCursorProps) {
  const id = useId();
  const isMine = chosen.includes(cursor.seatNo);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const way = WAYS[event.key];
    const next = way?.(hall, cursor);
    if (event.key === '+') zoom.zoomBy(1);
    else if (event.key === '-') zoom.zoomBy(-1);
    else if (next !== undefined) onMove(next);
    else if (way === undefined) return;
    event.preventDefault(); // the page would scroll
  };
  return (
    <div role="application" aria-label={words.label}>
      <button
        type="button"
        className={styles['stop']}
        aria-pressed={isMine}
        aria-describedby={id}
        onKeyDown={onKeyDown}
        onClick={() => onPick(cursor)}
      >
        <VisuallyHidden>{seatSentence({ plan, words }, cursor, isMine)}</VisuallyHidden>
      </button>
      <VisuallyHidden>
        <span id={id}>{words.keys}</span>
      </VisuallyHidden>
    </div>
  );
}
