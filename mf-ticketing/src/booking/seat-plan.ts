import { formatAmount } from '@resort/shared/format';
import type { Seat, SeatPlan } from '../seat-map/index.ts';
import type { SeatMap, SeatRow, TicketCategory } from '../../contract/index.ts';

const NO_SEAT = '_';
const STATES = { f: 'FREE', t: 'TAKEN', b: 'BLOCKED' } as const;

/**
 * A performance's map as the kit draws it. `own`: seats that the member's order has, which others cannot take and the
 * member can give back and take again.
 */
export function seatPlanOf(
  { blocks }: SeatMap,
  categories: readonly TicketCategory[],
  own: readonly string[] = [],
): SeatPlan {
  return {
    blocks: blocks.map(({ id, name, rows }) => ({
      id,
      name,
      rows: rows.map((row) => ({ name: row.name, seats: seatsOf(id, row, categories, own) })),
    })),
    categories: categories.map(({ id, name, price }) => ({ id, name, price: formatAmount(price, 'MOP') })),
  };
}

function seatsOf(
  block: string,
  row: SeatRow,
  categories: readonly TicketCategory[],
  own: readonly string[],
): Seat[] {
  const places = row.places.split('');
  let number = row.first;
  return places.flatMap((place, index): Seat[] => {
    if (place === NO_SEAT) return [];
    const seatNo = `${block}-${row.name}-${number}`;
    const state = STATES[row.states[index] as keyof typeof STATES] ?? 'BLOCKED';
    const seat: Seat = {
      seatNo,
      number: String(number),
      x: row.x + index,
      y: row.y - bent(index, places.length, row.bend),
      category: categories[Number.parseInt(place, 36)]?.id ?? '',
      state: own.includes(seatNo) ? 'FREE' : state,
      isWheelchair: row.wheelchair?.includes(number) ?? false,
    };
    number += 1;
    return [seat];
  });
}

/** How far a seat is shifted towards the stage: zero in the middle of its row, the full bend at its ends. */
function bent(index: number, count: number, bend: number): number {
  if (count < 2) return 0;
  const fromMiddle = (2 * index) / (count - 1) - 1;
  return bend * fromMiddle * fromMiddle;
}

/** A seat of a plan by its number. */
export const seatOf = (
  { blocks }: SeatPlan,
  seatNo: string,
): (Seat & { row: string; block: string }) | undefined => {
  for (const block of blocks) {
    for (const row of block.rows) {
      const seat = row.seats.find((each) => each.seatNo === seatNo);
      if (seat) return { ...seat, row: row.name, block: block.name };
    }
  }
  return undefined;
};
