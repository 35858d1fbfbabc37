import { beforeEach, describe, expect, it } from '@jest/globals';
import { followProgress, lsnOf, type Progress } from './lateness.ts';

let progress: Progress;
beforeEach(() => {
  progress = followProgress(4000);
});

describe('what a replica includes', () => {
  it('is not known before it was asked', () => {
    progress.primaryWas(0, 10n);
    expect(progress.includes()).toBe(Number.NEGATIVE_INFINITY);
  });

  it('is what the primary had at the last place that it has replayed', () => {
    progress.primaryWas(0, 10n);
    progress.primaryWas(500, 20n);
    progress.primaryWas(1000, 30n);
    progress.replicaIs(25n);
    expect(progress.includes()).toBe(500);
    progress.replicaIs(30n);
    expect(progress.includes()).toBe(1000);
  });

  it('grows with the time while the primary is idle', () => {
    progress.primaryWas(0, 10n);
    progress.replicaIs(10n);
    progress.primaryWas(3_600_000, 10n);
    progress.replicaIs(10n);
    expect(progress.includes()).toBe(3_600_000);
  });

  it('stays while the replica replays nothing, also for long', () => {
    progress.primaryWas(0, 10n);
    progress.replicaIs(10n);
    for (let at = 500; at <= 60_000; at += 500) {
      progress.primaryWas(at, BigInt(at));
      progress.replicaIs(10n);
    }
    expect(progress.includes()).toBe(0);
    progress.replicaIs(60_000n);
    expect(progress.includes()).toBe(60_000);
  });
});

it('reads places in the log', () => {
  expect([lsnOf('0/0'), lsnOf('0/16B3748'), lsnOf('1/0')]).toEqual([0n, 0x16b3748n, 2n ** 32n]);
  expect(lsnOf('A/FFFFFFFF') < lsnOf('B/0')).toBe(true);
});
