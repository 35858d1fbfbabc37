import type { PlanRow, SeatPlan } from '../../../src/domains/ticketing/tables/tickets.ts';
import { DEMO_TEXTS } from '../../locales/index.ts';

const STAGE = DEMO_TEXTS.plans.stage;
const LETTERS = 'ABCDEFGHIJKLMNOP';

/**
 * Consecutive rows with this many seats; `category` by the row's index, as a digit of the event's
 * categories.
 */
function rows(
  { x, y, places, count, bend }: { x: number; y: number; places: number; count: number; bend: number },
  category: (row: number) => number,
): PlanRow[] {
  return Array.from({ length: count }, (_, row) => ({
    name: LETTERS[row] ?? '',
    x,
    y: y + row,
    bend,
    first: 1,
    places: String(category(row)).repeat(places),
  }));
}

const stalls = (row: number, best: number) => (row < 3 ? best : row < 7 ? Math.max(best, 1) : 2);

/** The concert hall: three blocks of stalls and a balcony, 416 seats. */
const GRAND_HALL: SeatPlan = {
  width: 38,
  height: 22,
  stage: { x: 9, y: 0, width: 20, height: 2.5, label: STAGE },
  blocks: [
    {
      id: 'L',
      name: DEMO_TEXTS.plans.grandHall.l.name,
      rows: rows({ x: 1, y: 5, places: 8, count: 10, bend: 0 }, (row) => stalls(row, 1)),
    },
    {
      id: 'C',
      name: DEMO_TEXTS.plans.grandHall.c.name,
      rows: rows({ x: 11, y: 5, places: 16, count: 10, bend: -0.6 }, (row) => stalls(row, 0)),
    },
    {
      id: 'R',
      name: DEMO_TEXTS.plans.grandHall.r.name,
      rows: rows({ x: 29, y: 5, places: 8, count: 10, bend: 0 }, (row) => stalls(row, 1)),
    },
    {
      id: 'BAL',
      name: DEMO_TEXTS.plans.grandHall.bal.name,
      rows: rows({ x: 7, y: 17, places: 24, count: 4, bend: -0.8 }, () => 3),
    },
  ],
};

const AISLE = '_';
const withAisle = (row: PlanRow): PlanRow => ({
  ...row,
  places: row.places.slice(0, 6) + AISLE + row.places.slice(6),
});

/** The chamber theatre: eight rows with an aisle, 96 seats. */
const SALON: SeatPlan = {
  width: 15,
  height: 13,
  stage: { x: 2.5, y: 0, width: 10, height: 2, label: STAGE },
  blocks: [
    {
      id: 'S',
      name: DEMO_TEXTS.plans.salon.s.name,
      rows: rows({ x: 1, y: 4, places: 12, count: 8, bend: -0.4 }, (row) => (row < 4 ? 0 : 1)).map((row) => ({
        ...withAisle(row),
        ...(row.name === 'H' ? { wheelchair: [1, 12] } : {}),
      })),
    },
  ],
};

export const DEMO_PLANS: Readonly<Record<string, SeatPlan>> = { 'grand-hall': GRAND_HALL, salon: SALON };
