import { useId, type KeyboardEvent } from 'react';
import { VisuallyHidden } from '@resort/shared/ui';
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
 * The map's only tab stop: a button for the seat under the cursor. Arrow keys move it, and each seat is
 * announced. With the role `application` a screen reader passes the arrow keys on.
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
    event.preventDefault(); // prevents the page from scrolling
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
