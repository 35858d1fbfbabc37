import { beforeEach, expect, it } from '@jest/globals';
import { configureApi } from '@resort/shared/api';
import { isDue, rememberShown } from './ad-memory.ts';

const DAY = Date.parse('2026-12-01T23:30:00+08:00');
let now = DAY;
beforeEach(() => {
  now = DAY;
  localStorage.clear();
  configureApi({ now: () => now });
});

it.each([
  ['ALWAYS', [true, true, true]],
  ['DAILY', [true, false, true]],
  ['ONCE', [true, false, false]],
] as const)('%s: at first, again, and half an hour later, on the next day in Macau: %j', (frequency, due) => {
  const visit = () => {
    const is = isDue({ id: '9', frequency });
    rememberShown({ id: '9' });
    return is;
  };
  const seen = [visit(), visit()];
  now += 30 * 60_000;
  expect([...seen, visit()]).toEqual(due);
  expect(isDue({ id: '8', frequency })).toBe(true);
});

it('invalid stored data is ignored', () => {
  localStorage.setItem('ads', '[');
  expect(isDue({ id: '9', frequency: 'ONCE' })).toBe(true);
});
