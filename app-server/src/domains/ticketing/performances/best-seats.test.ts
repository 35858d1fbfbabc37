import { describe, expect, it } from '@jest/globals';
import { DEMO_PLANS } from '../../../../demo/seeds/tickets/plans.ts';
import { bestSeats } from './best-seats.ts';
import { seatsOfPlan, type PlanSeat } from './plan.ts';

const salon = seatsOfPlan(DEMO_PLANS['salon'] ?? { blocks: [] });
const names = (seats: readonly PlanSeat[] | undefined) => seats?.map(({ seat }) => seat);
const best = (count: number, taken: readonly string[] = [], category = 0) =>
  names(bestSeats(salon, ({ seat }) => !taken.includes(seat), { category, count }));

describe('the seats of a plan', () => {
  it('are numbered by row, across aisles', () => {
    expect(salon).toHaveLength(96);
    expect(salon.slice(5, 7).map(({ seat, place }) => [seat, place])).toEqual([
      ['S-A-6', 5],
      ['S-A-7', 7],
    ]);
  });
});

describe('the best seats', () => {
  it('are the ones nearest to the middle of the front', () => {
    expect(best(1)).toEqual(['S-A-6']);
    expect(best(2, ['S-A-6', 'S-A-7'])).toEqual(['S-B-5', 'S-B-6']);
  });

  it('are side by side in one row, and no aisle is between them', () => {
    expect(best(3)).toEqual(['S-A-4', 'S-A-5', 'S-A-6']);
    // six are left of an aisle, six right of it
    expect(best(6)).toEqual(['S-A-1', 'S-A-2', 'S-A-3', 'S-A-4', 'S-A-5', 'S-A-6']);
    expect(best(7)).toBeUndefined();
  });

  it('are of the category, and exclude wheelchair spaces', () => {
    const rear = salon.filter(({ category }) => category === 1);
    const others = rear.filter(({ row }) => row !== 'H').map(({ seat }) => seat);
    expect(best(5, others, 1)).toEqual(['S-H-2', 'S-H-3', 'S-H-4', 'S-H-5', 'S-H-6']);
    expect(best(6, others, 1)).toBeUndefined();
  });

  it('are none if the group would have to be split', () => {
    const everyOther = salon.filter(({ number }) => number % 2 === 0).map(({ seat }) => seat);
    expect(best(2, everyOther)).toBeUndefined();
    expect(best(1, everyOther)).toEqual(['S-A-7']);
  });
});
