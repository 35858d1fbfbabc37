import { useId, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { Mine, Names, Seats } from './drawing.tsx';
import { seatNear, type Hall, type PlacedSeat } from './plan.ts';
import styles from './seat-map.module.css';
import { useGestures } from './use-gestures.ts';
import type { Zoom } from './use-zoom.ts';
import { WAYS } from './way.ts';
import { seatSentence, type SeatNaming } from './words.ts';

/** Pixels from seat to seat from which on a press means a seat: a finger's breadth, and the least target of WCAG 2.5.8. */
const FINGER_PX = 44;
const MOUSE_PX = 24;
/** How far beside a seat a press still means it, in seats. */
const REACH = 0.6;

interface SeatFieldProps extends SeatNaming {
  hall: Hall;
  zoom: Zoom;
  chosen: readonly string[];
  onPick: (seat: PlacedSeat) => void;
}

/**
 * The map itself. It is one stop for the keyboard, a grid of which only the seat under the cursor is in the document:
 * `aria-activedescendant` moves, and a screen reader says each seat as it comes.
 */
export function SeatField({ plan, words, hall, zoom, chosen, onPick }: SeatFieldProps) {
  const id = useId();
  const wasDragged = useGestures(zoom);
  const [stop, setStop] = useState<string>();
  const cursor = hall.byNo.get(stop ?? chosen[0] ?? '') ?? hall.seats.find(isFree) ?? hall.seats[0];
  const { frame } = hall;
  const press = (event: MouseEvent) => {
    if (wasDragged()) return;
    const place = zoom.placeAt({ x: event.clientX, y: event.clientY });
    const seat = seatNear(hall, place, REACH);
    if (seat) setStop(seat.seatNo);
    if (zoom.scale < (isMouse(event) ? MOUSE_PX : FINGER_PX)) zoom.comeNear(seat ?? place);
    else if (seat) onPick(seat);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (cursor === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '-') return zoom.zoomBy(event.key === '+' ? 1 : -1);
    const isPick = event.key === 'Enter' || event.key === ' ';
    const way = WAYS[event.key];
    if (!isPick && way === undefined) return;
    event.preventDefault(); // the page would scroll
    if (isPick) return onPick(cursor);
    const next = way?.(hall, cursor);
    if (next === undefined) return;
    setStop(next.seatNo);
    zoom.bringIntoSight(next);
  };
  return (
    <div
      ref={zoom.viewport}
      className={styles['viewport']}
      style={{ aspectRatio: frame.width / frame.height }}
      role="grid"
      aria-label={words.label}
      aria-describedby={`${id}keys`}
      aria-multiselectable="true"
      aria-activedescendant={cursor && id + cursor.seatNo}
      tabIndex={0}
      onClick={press}
      onKeyDown={onKeyDown}
    >
      <svg
        ref={zoom.drawing}
        className={styles['drawing']}
        width={frame.width * zoom.scale}
        height={frame.height * zoom.scale}
        viewBox={`${frame.left} ${frame.top} ${frame.width} ${frame.height}`}
        aria-hidden="true"
      >
        <Seats hall={hall} plan={plan} />
        <Names hall={hall} plan={plan} scale={zoom.scale} stage={words.stage} />
        <Mine seats={chosen.flatMap((seatNo) => hall.byNo.get(seatNo) ?? [])} />
        {cursor === undefined ? null : (
          <circle
            className={styles['cursor']}
            cx={cursor.x}
            cy={cursor.y}
            r={Math.max(0.5, 7 / zoom.scale)}
          />
        )}
      </svg>
      {cursor === undefined ? null : (
        <div role="row" className={styles['unseen']}>
          <div
            key={cursor.seatNo}
            id={id + cursor.seatNo}
            role="gridcell"
            aria-selected={chosen.includes(cursor.seatNo)}
            aria-label={`${cursor.block.name}, ${seatSentence({ plan, words }, cursor, chosen.includes(cursor.seatNo))}`}
          />
        </div>
      )}
      <VisuallyHidden>
        <span id={`${id}keys`}>{words.keys}</span>
      </VisuallyHidden>
    </div>
  );
}

const isFree = ({ state }: PlacedSeat) => state === 'FREE';

/** A browser that does not say what pressed is taken for a finger. */
function isMouse({ nativeEvent }: MouseEvent): boolean {
  return 'pointerType' in nativeEvent && nativeEvent.pointerType === 'mouse';
}
