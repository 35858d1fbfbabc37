import { describe, expect, it } from '@jest/globals';
import { penaltyAt, type CancelRule } from './cancel-rule.ts';

const freeUntil = '2027-01-01T18:00:00+08:00';
const inTime = new Date('2027-01-01T10:00:00Z');
const late = new Date('2027-01-01T10:00:00.001Z');
const total = 999_99n;

describe('the cancellation fee', () => {
  it.each<[CancelRule['fee'], bigint]>([
    [{ kind: 'none' }, 0n],
    [{ kind: 'firstNight', amount: '400.00' }, 400_00n],
    [{ kind: 'firstNight', amount: '5000.00' }, total],
    [{ kind: 'percent', percent: 15 }, 150_00n],
    [{ kind: 'percent', percent: 100 }, total],
    [{ kind: 'full' }, total],
  ])('%j: none up to the deadline, the fee afterwards, always without a deadline', (fee, cost) => {
    expect(penaltyAt({ freeUntil, fee }, total, inTime)).toBe(0n);
    expect(penaltyAt({ freeUntil, fee }, total, late)).toBe(cost);
    expect(penaltyAt({ freeUntil: null, fee }, total, inTime)).toBe(cost);
  });
});
