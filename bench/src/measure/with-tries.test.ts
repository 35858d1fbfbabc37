import { expect, it } from '@jest/globals';
import { withTries } from './with-tries.ts';

const failing = (times: number) => {
  let left = times;
  return async () => {
    left -= 1;
    if (left >= 0) throw new Error(`no\nand why`);
    return 'done';
  };
};

it('tries again, and reports each failure in one line', async () => {
  const told: string[] = [];
  expect(await withTries(failing(2), (message) => void told.push(message))).toBe('done');
  expect(told).toEqual(['Error: no', 'Error: no']);
});

it('gives up after three', async () => {
  const told: string[] = [];
  expect(await withTries(failing(9), (message) => void told.push(message))).toBeNull();
  expect(told).toHaveLength(3);
});
