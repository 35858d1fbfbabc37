import { describe, expect, it } from '@jest/globals';
import type { ReleaseDocument, Rollout } from '@resort/shared/remote';
import { assertRollingOut, audienceText, newRollout, refuseRollingOut, shareNotes } from './rollout-state.ts';

const standing = { number: 7, channel: 'production' } as ReleaseDocument;
const rollout: Rollout = { salt: 's', basisPoints: 1_050, baseline: 7, cohorts: ['press', 'staff'] };
const moving: ReleaseDocument = { ...standing, number: 8, rollout };

describe('starting a roll-out', () => {
  it('is to a share and to cohorts, without duplicates, with the current release as baseline', () => {
    const { rollout: begun } = newRollout(
      { basisPoints: 250, cohorts: ['staff', 'press', 'staff'] },
      standing,
    );
    expect(begun).toEqual({
      salt: expect.stringMatching(/^[0-9a-f]{16}$/),
      basisPoints: 250,
      baseline: 7,
      cohorts: ['press', 'staff'],
    });
  });

  it.each([undefined, { basisPoints: 10_000, cohorts: ['staff'] }])(
    'has no effect for everybody: %j',
    (audience) => {
      expect(newRollout(audience, standing)).toEqual({});
      expect(newRollout(audience, null)).toEqual({});
    },
  );

  it.each([0, 9_999])('has no effect on a channel without a release: %d basis points', (basisPoints) =>
    expect(() => newRollout({ basisPoints, cohorts: [] }, null)).toThrow(
      'The first release of a channel is for everybody: there is nothing else to get.',
    ),
  );

  it.each([-1, 0.5, 10_001, Number.NaN])('refuses a share of %d basis points', (basisPoints) =>
    expect(() => newRollout({ basisPoints, cohorts: [] }, standing)).toThrow(
      `A share is 0 to 10000 basis points (1000 are 10 %), not ${basisPoints}.`,
    ),
  );

  it('refuses an invalid cohort', () =>
    expect(() => newRollout({ basisPoints: 0, cohorts: ['staff', 'a.b'] }, standing)).toThrow(
      'is no cohort',
    ));
});

describe('during a roll-out', () => {
  it('other changes are refused, with a message that names the audience', () => {
    expect(() => refuseRollingOut(moving)).toThrow(
      'Release 8 is rolling out on channel production, to 10.5 % and press and staff: ' +
        'finish it (rollout 10000) or halt it first.',
    );
    for (const still of [standing, null]) expect(() => refuseRollingOut(still)).not.toThrow();
  });

  it('and only then, it can be grown or halted', () => {
    expect(() => assertRollingOut(moving, 'production')).not.toThrow();
    for (const still of [standing, null])
      expect(() => assertRollingOut(still, 'production')).toThrow(
        'Nothing is rolling out on channel production.',
      );
  });
});

it('a share above 90 % gets a note that too little baseline is left to compare, a smaller one does not', () => {
  expect(shareNotes({ basisPoints: 9_000 })).toEqual([]);
  expect(shareNotes({ basisPoints: 9_001 })).toEqual([
    expect.stringMatching(/^At 90\.01 % the baseline has almost no visits, so health can hardly halt it/),
  ]);
});

it('an audience is shown in per cent, with its cohorts', () => {
  expect(audienceText({ basisPoints: 1, cohorts: [] })).toBe('0.01 %');
  expect(audienceText({ basisPoints: 2_500, cohorts: ['staff'] })).toBe('25 % and staff');
});
