import { describe, expect, it } from '@jest/globals';
import { penaltyAt, type CancelRule } from './cancel-rule.ts';

const freeUntil = '2027-01-01T18:00:00+08:00';
const inTime = new Date('2027-01-01T10:00:00Z');
const late = new Date('2027-01-01T10:00:00.001Z');
const total = 999_99n;

describe('what cancelling costs', () => {
  it.each<[CancelRule['fee'], bigint]>([
    [{ kind: 'none' }, 0n],
    [{ kind: 'firstNight', amount: '400.00' }, 400_00n],
    [{ kind: 'firstNight', amount: '5000.00' }, total],
    [{ kind: 'percent', percent: 15 }, 150_00n],
    [{ kind: 'percent', percent: 100 }, total],
    [{ kind: 'full' }, total],
  ])(
    '%j: nothing up to the last free instant, the fee after it, always where nothing is free',
    (fee, cost) => {
      expect(penaltyAt({ freeUntil, fee }, total, inTime)).toBe(0n);
      expect(penaltyAt({ freeUntil, fee }, total, late)).toBe(cost);
      expect(penaltyAt({ freeUntil: null, fee }, total, inTime)).toBe(cost);
    },
  );
});
