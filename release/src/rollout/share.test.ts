import { describe, expect, it } from '@jest/globals';
import { EVERYBODY, isInShare, newSalt, newVisitorId } from './share.ts';

const VISITORS = Array.from({ length: 100_000 }, newVisitorId);
const chosen = (salt: string, basisPoints: number) =>
  VISITORS.map((visitor) => isInShare({ salt, basisPoints }, visitor));

const salt = newSalt();
/** A growing roll-out: who has the release at each share. */
const GROWING = [0, 1, 100, 1_000, 1_001, 2_500, 5_000, 9_900, EVERYBODY].map(
  (basisPoints) => [basisPoints, chosen(salt, basisPoints)] as const,
);

describe('100 000 visitors', () => {
  it.each(GROWING)('of %i basis points get the release, within chance', (basisPoints, lots) => {
    const share = lots.filter(Boolean).length / VISITORS.length;
    const meant = basisPoints / EVERYBODY;
    const deviation = Math.sqrt((meant * (1 - meant)) / VISITORS.length);
    // a larger deviation happens less than once in a million runs
    expect(Math.abs(share - meant)).toBeLessThanOrEqual(6 * deviation);
  });

  it('keep their release while the share grows', () => {
    for (const [at, [, now]] of GROWING.entries()) {
      const before = GROWING[at - 1]?.[1] ?? [];
      expect(before.filter((wasIn, visitor) => wasIn && now[visitor] !== true)).toEqual([]);
    }
    expect(GROWING.at(-1)?.[1].every(Boolean)).toBe(true);
  });

  it('are different with another roll-out: a tenth of the first tenth, not the same tenth', () => {
    const first = GROWING.find(([basisPoints]) => basisPoints === 1_000)?.[1] ?? [];
    const second = chosen(newSalt(), 1_000);
    const both = first.filter((isIn, visitor) => isIn && second[visitor] === true).length;
    expect(Math.abs(both / VISITORS.length - 0.01)).toBeLessThan(0.003);
  });
});
