import { expect, it } from '@jest/globals';
import { RATE } from '../../testing/rows.ts';
import { ranked, savedOn } from './ranked.ts';

const rate = (rateCode: string, total: string, insteadOf: string | null) => ({
  ...RATE,
  rateCode,
  insteadOf,
  price: { ...RATE.price, total },
});
const flexible = rate('FLEX', '4899.00', '5400.00');
const saver = rate('SAVER', '4200.10', '5400.00');
const standard = rate('STANDARD', '4000.00', null);

it('recommends the rate on which the member saves most, and keeps the order of the others', () => {
  const { best, others } = ranked([flexible, standard, saver]);
  expect(best).toBe(saver);
  expect(others).toEqual([flexible, standard]);
  expect(savedOn(saver)).toBe('1199.90');
});

it('recommends the server’s first where the member saves nothing', () => {
  const dearer = rate('DEARER', '5500.00', '5400.00');
  expect(savedOn(dearer)).toBeNull();
  expect(ranked([standard, dearer]).best).toBe(standard);
  expect(ranked([]).best).toBeUndefined();
});
