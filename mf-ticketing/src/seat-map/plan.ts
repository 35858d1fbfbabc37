/** One seat. The unit is the distance between neighbours in a row. The stage is above y = 0. */
export interface Seat {
  /** unique in its plan */
  seatNo: string;
  /** as printed on the seat: '12' */
  number: string;
  x: number;
  y: number;
  /** id of a category in the plan */
  category: string;
  /** TAKEN: sold or held by somebody else; BLOCKED: not for sale */
  state: 'FREE' | 'TAKEN' | 'BLOCKED';
  /** a wheelchair space */
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
  /** starting at the stage */
  rows: readonly SeatRow[];
}

export interface SeatCategory {
  id: string;
  name: string;
  /** with its currency, in the page's language: 'MOP 480.00' */
  price: string;
}

export interface SeatPlan {
  /** in reading order */
  blocks: readonly SeatBlock[];
  categories: readonly SeatCategory[];
}

export interface PlacedSeat extends Seat {
  block: SeatBlock;
  row: SeatRow;
}

/** A plan with precomputed positions, for drawing and searching. */
export interface Hall {
  seats: readonly PlacedSeat[];
  byNo: ReadonlyMap<string, PlacedSeat>;
  /** of the drawing, in seats; the outermost seats are inset by a margin */
  frame: { left: number; top: number; width: number; height: number };
}

/** Margin around the outermost seats, in seats: for the names of rows and blocks. */
const MARGIN = 2;
/** Space above the first row for the stage, in seats. */
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

/** The nearest seat to a point within `reach`. */
export function seatNear(hall: Hall, { x, y }: { x: number; y: number }, reach: number) {
  let best: PlacedSeat | undefined;
  let least = reach;
  for (const seat of hall.seats) {
    const distance = Math.hypot(seat.x - x, seat.y - y);
    if (distance <= least) [best, least] = [seat, distance];
  }
  return best;
}
