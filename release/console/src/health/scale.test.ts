import { expect, it } from '@jest/globals';
import { linear, logarithmic, pathOf } from './scale.ts';

const frame = { width: 200, height: 120, left: 40, right: 10, above: 10, below: 10 };

it('places times and shares in the frame, with lines at round values', () => {
  const scale = linear(frame, { from: 0, to: 100, most: 7 });
  expect([scale.x(0), scale.x(100), scale.y(0)]).toEqual([40, 190, 110]);
  expect(scale.ticks).toEqual([0, 2, 4, 6, 8]);
  expect(scale.y(8)).toBe(10);
  expect(
    pathOf(scale, [
      { at: 0, value: 0 },
      { at: 100, value: 8 },
    ]),
  ).toBe('M40 110L190 10');
});

it('gives each decade the same height, and keeps what is beyond within the frame', () => {
  const scale = logarithmic(frame, { from: 0, to: 100, most: 2_700 });
  expect(scale.ticks).toEqual([0.01, 1, 100, 10_000]);
  const [hundredth, one, hundred] = [0.01, 1, 100].map(scale.y);
  expect((hundredth ?? 0) - (one ?? 0)).toBeCloseTo((one ?? 0) - (hundred ?? 0));
  expect(scale.y(1e300)).toBe(10);
  expect(scale.y(0)).toBe(110);
});

it('has a place for a roll-out that began this very moment', () => {
  expect(linear(frame, { from: 5, to: 5, most: 1 }).x(5)).toBe(40);
});
