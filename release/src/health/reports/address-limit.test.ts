import { expect, it } from '@jest/globals';
import { addressLimit } from './address-limit.ts';

it('allows an address a burst, then ten reports a second, without affecting other addresses', () => {
  let now = 0;
  const mayReport = addressLimit(() => now);
  const send = (count: number, address = 'a') =>
    Array.from({ length: count }, () => mayReport(address)).filter(Boolean).length;
  expect(send(500)).toBe(200);
  expect(send(1, 'b')).toBe(1);
  now += 1_000;
  expect(send(50)).toBe(10);
  now += 3_600_000;
  expect(send(500)).toBe(200);
});
