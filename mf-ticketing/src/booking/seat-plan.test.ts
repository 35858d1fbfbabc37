import { describe, expect, it } from '@jest/globals';
import { EVENING, SEAT_MAP } from '../testing/event-rows.ts';
import { seatOf, seatPlanOf } from './seat-plan.ts';

const plan = seatPlanOf(SEAT_MAP, EVENING.categories);
const rowOf = (name: string) => plan.blocks[0]?.rows.find((row) => row.name === name)?.seats ?? [];

describe('a performance’s map, as the kit draws it', () => {
  it('numbers the places that are seats, and leaves the aisle', () => {
    expect(rowOf('A').map(({ seatNo, x }) => [seatNo, x])).toEqual([
      ['S-A-1', 0],
      ['S-A-2', 1],
      ['S-A-3', 2],
      ['S-A-4', 4],
      ['S-A-5', 5],
      ['S-A-6', 6],
    ]);
  });

  it('has each seat’s category and state', () => {
    expect(seatOf(plan, 'S-A-3')).toMatchObject({ category: 'A', state: 'TAKEN', row: 'A', block: 'Stalls' });
    expect(seatOf(plan, 'S-B-1')).toMatchObject({ category: 'B', state: 'FREE' });
    expect(seatOf(plan, 'S-B-6')).toMatchObject({ state: 'BLOCKED' });
    expect(seatOf(plan, 'S-B-7')).toBeUndefined();
  });

  it('gives the member’s own seats as free, whatever they are to others', () => {
    const own = seatPlanOf(SEAT_MAP, EVENING.categories, ['S-A-3']);
    expect(seatOf(own, 'S-A-3')?.state).toBe('FREE');
  });

  it('bends the ends of a row towards the stage, alike on both sides', () => {
    const [block] = SEAT_MAP.blocks;
    const [row] = block?.rows ?? [];
    const bent = {
      ...SEAT_MAP,
      blocks: [{ id: 'S', name: '', rows: row ? [{ ...row, bend: 0.5, y: 3 }] : [] }],
    };
    const heights = seatPlanOf(bent, EVENING.categories).blocks[0]?.rows[0]?.seats.map(({ y }) => y) ?? [];
    expect(heights[0]).toBe(2.5);
    expect(heights.at(-1)).toBe(2.5);
    expect(heights[2]).toBeGreaterThan(heights[1] ?? 0);
  });
});
