/** One seat. Lengths are in seats: neighbours in a row stand 1 apart; the stage is above y = 0. */
export interface Seat {
  /** unique in its plan */
  seatNo: string;
  /** as it is written on the seat: '12' */
  number: string;
  x: number;
  y: number;
  /** id of a category of the plan */
  category: string;
  /** TAKEN: somebody else has it; BLOCKED: not for sale */
  state: 'FREE' | 'TAKEN' | 'BLOCKED';
  /** a place without a chair */
  isWheelchair?: boolean;
}

export interface SeatRow {
  /** 'C' */
  name: string;
  /** from left to right */
  seats: readonly Seat[];
}

export interface SeatBlock {
  id: string;
  /** 'Stalls left' */
  name: string;
  /** from the stage on */
  rows: readonly SeatRow[];
}

export interface SeatCategory {
  id: string;
  name: string;
  /** with its currency, in the page's language: 'MOP 480.00' */
  price: string;
}

export interface SeatPlan {
  /** in the order in which they are read */
  blocks: readonly SeatBlock[];
  categories: readonly SeatCategory[];
}

export interface PlacedSeat extends Seat {
  block: SeatBlock;
  row: SeatRow;
}

/** A plan, ready to be drawn and searched. */
export interface Hall {
  seats: readonly PlacedSeat[];
  byNo: ReadonlyMap<string, PlacedSeat>;
  /** of the drawing, in seats; the first seat of all stands at its margin */
  frame: { left: number; top: number; width: number; height: number };
}

/** Around the outermost seats, in seats: for the names of rows and blocks. */
const MARGIN = 2;
/** Above the first row, for the stage. */
const STAGE = 5;

export function hallOf(plan: SeatPlan): Hall {
  const seats = plan.blocks.flatMap((block) =>
    block.rows.flatMap((row) => row.seats.map((seat): PlacedSeat => ({ ...seat, block, row }))),
  );
  const { left, top, right, bottom } = boundsOf(seats);
  return {
    seats,
    byNo: new Map(seats.map((seat) => [seat.seatNo, seat])),
    frame: {
      left: left - MARGIN,
      top: top - STAGE,
      width: right - left + 2 * MARGIN,
      height: bottom - top + STAGE + MARGIN,
    },
  };
}

export function boundsOf(seats: readonly Seat[]) {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y } of seats) {
    bounds.left = Math.min(bounds.left, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.right = Math.max(bounds.right, x);
    bounds.bottom = Math.max(bounds.bottom, y);
  }
  return seats.length === 0 ? { left: 0, top: 0, right: 1, bottom: 1 } : bounds;
}

/** The seat nearest to a point, no further from it than `reach`. */
export function seatNear(hall: Hall, { x, y }: { x: number; y: number }, reach: number) {
  let best: PlacedSeat | undefined;
  let least = reach;
  for (const seat of hall.seats) {
    const distance = Math.hypot(seat.x - x, seat.y - y);
    if (distance <= least) [best, least] = [seat, distance];
  }
  return best;
}
