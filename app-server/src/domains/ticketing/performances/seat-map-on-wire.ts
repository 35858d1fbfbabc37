import type { SeatMap, SeatRow } from '@resort/mf-ticketing/contract';
import { inEach, type Language } from '@resort/shared/contract';
import type { PlanRow, SeatPlan } from '../tables/tickets.ts';
import { seatsOfPlan } from './plan.ts';

const GAP = '_';

function statesOf(block: string, row: PlanRow, stateOf: (seat: string) => string): string {
  const own = seatsOfPlan({ blocks: [{ id: block, name: NO_NAME, rows: [row] }] });
  const states = Array.from({ length: row.places.length }, () => GAP);
  for (const { seat, place } of own) states[place] = stateOf(seat);
  return states.join('');
}
const NO_NAME = inEach(() => '');

const rowOf = ({ wheelchair, ...row }: PlanRow, states: string): SeatRow => ({
  ...row,
  states,
  ...(wheelchair === undefined ? {} : { wheelchair: [...wheelchair] }),
});

/** A plan with its free seats, one character for each seat. */
export function seatMapOnWire(
  { width, height, stage, blocks }: SeatPlan,
  { taken, blocked }: { readonly taken: ReadonlySet<string>; readonly blocked: readonly string[] },
  language: Language,
): SeatMap {
  const closed = new Set(blocked);
  const stateOf = (seat: string) => (closed.has(seat) ? 'b' : taken.has(seat) ? 't' : 'f');
  return {
    width,
    height,
    stage: { ...stage, label: stage.label[language] },
    blocks: blocks.map(({ id, name, rows }) => ({
      id,
      name: name[language],
      rows: rows.map((row) => rowOf(row, statesOf(id, row, stateOf))),
    })),
  };
}
