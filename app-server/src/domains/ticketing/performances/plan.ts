import type { PlanRow, SeatPlan } from '../tables/tickets.ts';

/** A seat of a plan. */
export interface PlanSeat {
  /** block, row and number: `STALLS-C-14` */
  readonly seat: string;
  readonly block: string;
  readonly row: string;
  readonly number: number;
  /** the place in its row, gaps counted: neighbours differ by one */
  readonly place: number;
  readonly x: number;
  readonly y: number;
  /** an index into the event's categories */
  readonly category: number;
  readonly isForWheelchair: boolean;
}

const GAP = '_';

/** How far a seat is shifted towards the stage, for the bend of its row. */
function bendAt({ bend, places }: PlanRow, place: number): number {
  if (places.length < 2) return 0;
  const side = (2 * place) / (places.length - 1) - 1;
  return bend * side * side;
}

function seatsOfRow(block: string, row: PlanRow): PlanSeat[] {
  let number = row.first - 1;
  return Array.from(row.places).flatMap((mark, place) => {
    if (mark === GAP) return [];
    number += 1;
    return [
      {
        seat: `${block}-${row.name}-${number}`,
        block,
        row: row.name,
        number,
        place,
        x: row.x + place,
        y: row.y - bendAt(row, place),
        category: Number.parseInt(mark, 36),
        isForWheelchair: row.wheelchair?.includes(number) === true,
      },
    ];
  });
}

/** Every seat of a plan, block by block and row by row. */
export const seatsOfPlan = ({ blocks }: Pick<SeatPlan, 'blocks'>): PlanSeat[] =>
  blocks.flatMap(({ id, rows }) => rows.flatMap((row) => seatsOfRow(id, row)));
