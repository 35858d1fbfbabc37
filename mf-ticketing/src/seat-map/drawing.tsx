import { memo } from 'react';
import { boundsOf, type Hall, type PlacedSeat, type SeatBlock, type SeatPlan } from './plan.ts';
import styles from './seat-map.module.css';
import { crosses, dashes, LOOKS, outlines, ticks, wheels } from './shapes.ts';

/** From this size on, rows and seats show their names. */
const NAMES_FROM_PX = 30;

interface HallProps {
  hall: Hall;
  plan: SeatPlan;
}

const isWheelchair = (seat: PlacedSeat) => seat.isWheelchair === true;

/** All seats with their sale state: one path per look, whatever their number. Redrawn only for a new plan. */
export const Seats = memo(function Seats({ hall: { seats }, plan }: HallProps) {
  const inState = (state: PlacedSeat['state']) => seats.filter((seat) => seat.state === state);
  const free = inState('FREE');
  return (
    <>
      {plan.categories.map(({ id }, index) => (
        <path
          key={id}
          className={styles[`look${index % LOOKS}`]}
          d={outlines(
            index,
            free.filter(({ category }) => category === id),
          )}
        />
      ))}
      <path className={styles['wheel']} d={wheels(free.filter(isWheelchair))} />
      <path className={styles['taken']} d={crosses(inState('TAKEN'))} />
      <path className={styles['taken']} d={dashes(inState('BLOCKED'))} />
    </>
  );
});

/** The member's seats, on top of the others: the shape of their category, filled, with a tick. */
export function Mine({ plan, seats }: { plan: SeatPlan; seats: readonly PlacedSeat[] }) {
  const shapes = plan.categories.map(({ id }, index) =>
    outlines(
      index,
      seats.filter(({ category }) => category === id),
    ),
  );
  return (
    <>
      <path className={styles['mine']} d={shapes.join('')} />
      <path className={styles['tick']} d={ticks(seats)} />
    </>
  );
}

/** Browsers do not render text smaller than a pixel before scaling, so names are drawn on a finer scale. */
const FINE = 100;

interface NamesProps extends HallProps {
  /** CSS pixels between seats */
  scale: number;
  /** text on the stage */
  stage: string;
}

/**
 * The stage and the names of blocks, in normal text size at any zoom; zoomed in also the names of rows and
 * seats.
 */
export const Names = memo(function Names({ hall, plan, scale, stage }: NamesProps) {
  const { left, top, width } = hall.frame;
  const size = (px: number) => (px / scale) * FINE;
  const middle = left + width / 2;
  const half = Math.min(width * 0.32, 12);
  return (
    <>
      <path
        className={styles['stage']}
        d={`M${middle - half} ${top + 2.4}Q${middle} ${top + 3.4} ${middle + half} ${top + 2.4}`}
      />
      <g className={styles['names']} transform={`scale(${1 / FINE})`}>
        <text className={styles['stageName']} x={middle * FINE} y={(top + 1.8) * FINE} fontSize={size(13)}>
          {stage}
        </text>
        {plan.blocks.map((block) => (
          <BlockName key={block.id} block={block} size={size(12)} />
        ))}
        {scale < NAMES_FROM_PX ? null : (
          <>
            <RowNames plan={plan} size={size(12)} />
            <Numbers hall={hall} />
          </>
        )}
      </g>
    </>
  );
});

function BlockName({ block: { name, rows }, size }: { block: SeatBlock; size: number }) {
  const { left, right, top } = boundsOf(rows.flatMap(({ seats }) => seats));
  return (
    <text
      className={styles['blockName']}
      x={((left + right) / 2) * FINE}
      y={(top - 0.85) * FINE}
      fontSize={size}
    >
      {name}
    </text>
  );
}

/** At both ends, because a zoomed row is wider than the screen. */
function RowNames({ plan, size }: { plan: SeatPlan; size: number }) {
  return plan.blocks.map(({ id, rows }) =>
    rows.map(({ name, seats }) =>
      [
        { seat: seats[0], aside: -0.8 },
        { seat: seats.at(-1), aside: 0.8 },
      ].map(({ seat, aside }) =>
        seat === undefined ? null : (
          <text
            key={id + name + aside}
            className={styles['rowName']}
            x={(seat.x + aside) * FINE}
            y={seat.y * FINE}
            fontSize={size}
          >
            {name}
          </text>
        ),
      ),
    ),
  );
}

const Numbers = memo(function Numbers({ hall }: { hall: Hall }) {
  return hall.seats
    .filter((seat) => seat.state === 'FREE' && !isWheelchair(seat))
    .map(({ seatNo, number, x, y }) => (
      <text key={seatNo} className={styles['number']} x={x * FINE} y={y * FINE}>
        {number}
      </text>
    ));
});
