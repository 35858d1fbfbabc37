import { expect, it } from '@jest/globals';
import { until } from './until.ts';

const complaint = () => 'no data in time';
const never = () => new Promise<boolean>(() => undefined);

it('asks until the answer is yes', async () => {
  let asked = 0;
  await until(async () => (asked += 1) === 3, complaint, 1);
  expect(asked).toBe(3);
});

it('complains about an answer that is never yes, and about one that never comes', async () => {
  await expect(until(async () => false, complaint, 1, 20)).rejects.toThrow('no data in time');
  await expect(until(never, complaint, 1, 20)).rejects.toThrow('no data in time');
});

it('passes a failure on', async () => {
  await expect(until(() => Promise.reject(new Error('gone')), complaint)).rejects.toThrow('gone');
});
