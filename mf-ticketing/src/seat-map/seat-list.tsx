import { ChevronDown } from './icons.tsx';
import { useState } from 'react';
import { VisuallyHidden } from '@resort/shared/ui';
import type { Hall, PlacedSeat, SeatRow } from './plan.ts';
import styles from './seat-map.module.css';
import { seatSentence, type SeatNaming } from './words.ts';

interface SeatListProps extends SeatNaming {
  hall: Hall;
  chosen: readonly string[];
  onPick: (seat: PlacedSeat) => void;
}

/** The same seats as buttons, row by row: an alternative for screen readers and very large text. */
export function SeatList({ plan, words, hall, chosen, onPick }: SeatListProps) {
  const sections = plan.blocks.filter(({ rows }) => rows.some(({ seats }) => seats.length > 0));
  return sections.map(({ id, name, rows }) => (
    <section key={id} className={styles['block']} aria-label={name}>
      <h3 className={styles['blockTitle']}>{name}</h3>
      {rows.map((row) => (
        <Row key={row.name} row={row} {...{ plan, words, hall, chosen, onPick }} />
      ))}
    </section>
  ));
}

/** Renders its seats when it is opened, because most rows never are. */
function Row({ row, plan, words, hall, chosen, onPick }: SeatListProps & { row: SeatRow }) {
  const mine = row.seats.filter(({ seatNo }) => chosen.includes(seatNo)).length;
  const free = row.seats.filter(({ state }) => state === 'FREE').length;
  const [isOpen, setOpen] = useState(mine > 0);
  const choosable = row.seats.flatMap(({ seatNo }) => {
    const seat = hall.byNo.get(seatNo);
    return seat && (seat.state === 'FREE' || chosen.includes(seatNo)) ? [seat] : [];
  });
  return (
    <details className={styles['row']} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles['rowTitle']}>
        <span>{words.row(row.name)}</span>
        <span className={styles['rowFree']}>{words.free(free)}</span>
        <ChevronDown className={styles['chevron']} size={18} aria-hidden="true" />
      </summary>
      {isOpen ? (
        <div className={styles['rowSeats']}>
          {choosable.map((seat) => (
            <button
              key={seat.seatNo}
              type="button"
              className={styles['seat']}
              aria-pressed={chosen.includes(seat.seatNo)}
              onClick={() => onPick(seat)}
            >
              {seat.number}
              <VisuallyHidden>
                {` ${seatSentence({ plan, words }, seat, chosen.includes(seat.seatNo))}`}
              </VisuallyHidden>
            </button>
          ))}
        </div>
      ) : null}
    </details>
  );
}
