import type { PlanSeat } from './plan.ts';

/** The point with the best view: the middle, near the front. */
interface Focus {
  readonly x: number;
  readonly y: number;
}

const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;

/** Of all seats of a plan, taken or not, so that the rule does not depend on what is left. */
const focusOf = (seats: readonly PlanSeat[]): Focus => ({
  x: middle(seats.map(({ x }) => x)),
  y: Math.min(...seats.map(({ y }) => y)),
});

/** The mean distance of a group; rows count as much as places. */
const distance = (group: readonly PlanSeat[], { x, y }: Focus): number =>
  group.reduce((sum, seat) => sum + Math.hypot(seat.x - x, seat.y - y), 0) / group.length;

/** Neighbours without a gap between them, of one row. */
function runsOf(seats: readonly PlanSeat[]): PlanSeat[][] {
  const runs: PlanSeat[][] = [];
  for (const seat of seats) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    const isNext = before?.block === seat.block && before.row === seat.row && before.place + 1 === seat.place;
    if (run !== undefined && isNext) run.push(seat);
    else runs.push([seat]);
  }
  return runs;
}

/**
 * The best free seats for a group: side by side in one row, without an aisle between them, nearest to the middle of the
 * front; among equals the first from the front and the left. Undefined if there are none: a group is never split.
 * Wheelchair spaces are never proposed.
 */
export function bestSeats(
  hall: readonly PlanSeat[],
  isFree: (seat: PlanSeat) => boolean,
  { category, count }: { readonly category: number; readonly count: number },
): PlanSeat[] | undefined {
  if (hall.length === 0) return undefined;
  const focus = focusOf(hall);
  const mayBe = (seat: PlanSeat) => seat.category === category && !seat.isForWheelchair && isFree(seat);
  const groups = runsOf(hall.filter(mayBe)).flatMap((run) =>
    Array.from({ length: Math.max(run.length - count + 1, 0) }, (_, from) => run.slice(from, from + count)),
  );
  let best: { readonly group: PlanSeat[]; readonly far: number } | undefined;
  for (const group of groups) {
    const far = distance(group, focus);
    if (best === undefined || far < best.far - 1e-9) best = { group, far };
  }
  return best?.group;
}
