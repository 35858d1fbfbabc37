import { useState } from 'react';
import { Mine, Names, Seats } from './drawing.tsx';
import type { SeatFieldProps } from './field-props.ts';
import { seatNear, type PlacedSeat } from './plan.ts';
import { SeatCursor } from './seat-cursor.tsx';
import styles from './seat-map.module.css';
import { useGestures } from './use-gestures.ts';
import { seatSentence } from './words.ts';

/**
 * From this distance between seats in pixels, a press selects a seat: the width of a finger, and the minimum
 * target of WCAG 2.5.8.
 */
const FINGER_PX = 44;
const MOUSE_PX = 24;
/** How far beside a seat a press still selects it, in seats. */
const REACH = 0.6;

/** The map for touch and mouse, with the keyboard stop over it. */
export function SeatField(props: SeatFieldProps) {
  const { plan, words, hall, zoom, chosen, onPick, onSay } = props;
  const { viewport, drawing, scale } = zoom;
  const [stop, setStop] = useState<string>();
  const cursor = hall.byNo.get(stop ?? chosen[0] ?? '') ?? hall.seats.find(isFree) ?? hall.seats[0];
  useGestures(zoom, (at, isMouse) => {
    const place = zoom.placeAt(at);
    const seat = seatNear(hall, place, REACH);
    if (seat) setStop(seat.seatNo);
    if (scale < (isMouse ? MOUSE_PX : FINGER_PX)) zoom.comeNear(seat ?? place);
    else if (seat) onPick(seat);
  });
  const { frame } = hall;
  const move = (seat: PlacedSeat) => {
    setStop(seat.seatNo);
    zoom.bringIntoSight(seat);
    onSay(seatSentence({ plan, words }, seat, chosen.includes(seat.seatNo)));
  };
  return (
    <div className={styles['field']}>
      <div ref={viewport} className={styles['viewport']} style={{ aspectRatio: frame.width / frame.height }}>
        <svg
          ref={drawing}
          className={styles['drawing']}
          width={frame.width * scale}
          height={frame.height * scale}
          viewBox={`${frame.left} ${frame.top} ${frame.width} ${frame.height}`}
          aria-hidden="true"
        >
          <Seats hall={hall} plan={plan} />
          <Names hall={hall} plan={plan} scale={scale} stage={words.stage} />
          <Mine plan={plan} seats={chosen.flatMap((seatNo) => hall.byNo.get(seatNo) ?? [])} />
          {cursor === undefined ? null : <Ring at={cursor} scale={scale} />}
        </svg>
      </div>
      {cursor === undefined ? null : <SeatCursor {...props} cursor={cursor} onMove={move} />}
    </div>
  );
}

function Ring({ at, scale }: { at: PlacedSeat; scale: number }) {
  return <circle className={styles['cursor']} cx={at.x} cy={at.y} r={Math.max(0.5, 7 / scale)} />;
}

const isFree = ({ state }: PlacedSeat) => state === 'FREE';
