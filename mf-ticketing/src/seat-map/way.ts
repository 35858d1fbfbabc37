import type { Hall, PlacedSeat } from './plan.ts';

/** Weight of a sideways distance, so that arrow keys stay in their row or column. */
const SIDEWAYS = 3;
/** Shorter distances do not count as a step. */
const STEP = 0.3;

type Way = (hall: Hall, from: PlacedSeat) => PlacedSeat | undefined;

const along =
  (by: 1 | -1): Way =>
  (hall, from) => {
    const { seats } = from.row;
    const next = seats[seats.findIndex(({ seatNo }) => seatNo === from.seatNo) + by];
    if (next !== undefined) return hall.byNo.get(next.seatNo);
    return nearest(hall, (seat) => ({
      ahead: by * (seat.x - from.x),
      aside: Math.abs(seat.y - from.y) * SIDEWAYS,
    }));
  };

const across =
  (by: 1 | -1): Way =>
  (hall, from) =>
    nearest(hall, (seat) => ({
      ahead: by * (seat.y - from.y) * SIDEWAYS,
      aside: Math.abs(seat.x - from.x),
    }));

const toEnd =
  (end: 0 | -1): Way =>
  (hall, from) =>
    hall.byNo.get(from.row.seats.at(end)?.seatNo ?? '');

const toBlock =
  (by: 1 | -1): Way =>
  (hall, from) => {
    const blocks = [...new Set(hall.seats.map(({ block }) => block))];
    const block = blocks[blocks.indexOf(from.block) + by];
    const seats = hall.seats.filter((seat) => seat.block === block);
    return seats.find(({ state }) => state === 'FREE') ?? seats[0];
  };

function nearest(hall: Hall, measure: (seat: PlacedSeat) => { ahead: number; aside: number }) {
  let best: PlacedSeat | undefined;
  let least = Infinity;
  for (const seat of hall.seats) {
    const { ahead, aside } = measure(seat);
    if (ahead > STEP && ahead + aside < least) [best, least] = [seat, ahead + aside];
  }
  return best;
}

/**
 * Where a key moves from a seat: by seat, by row, to the ends of a row, and to the next block with a free
 * seat.
 */
export const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: along(-1),
  ArrowRight: along(1),
  ArrowUp: across(-1),
  ArrowDown: across(1),
  Home: toEnd(0),
  End: toEnd(-1),
  PageUp: toBlock(-1),
  PageDown: toBlock(1),
};
