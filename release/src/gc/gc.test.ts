import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { releasesOf } from '../channels/channel.ts';
import { AUTHOR, madeUpRemote, madeUpShell } from '../testing/made-up-builds.ts';
import { eachRegistry } from '../testing/each-registry.ts';
import { verify } from '../trust/verify.ts';
import { collectGarbage } from './collect-garbage.ts';
import { unreachable, type KeptBy } from './reachable.ts';

/** Timers stay real: only the date is fake. */
const ALL_BUT_DATE = [
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'setInterval',
  'setTimeout',
] as const;

const name = fc.integer({ min: 0, max: 30 }).map((version) => `mf-a@${version}`);
const release = fc.record({ from: fc.nat(100), versions: fc.array(name, { maxLength: 4 }) });
const history = fc
  .array(release, { maxLength: 12 })
  .map((releases) => releases.toSorted((one, other) => other.from - one.from));
const world = fc.record({
  histories: fc.array(history, { maxLength: 3 }),
  versions: fc.uniqueArray(fc.record({ name, publishedAt: fc.nat(100) }), { selector: (one) => one.name }),
  since: fc.nat(100),
});

/** What a tab opened at this moment runs, computed independently from the dates. */
const runningAt = (releases: readonly KeptBy[], moment: number): readonly string[] =>
  releases.find(({ from }) => from <= moment)?.versions ?? [];

describe('garbage', () => {
  it('excludes everything that a tab opened since then may still run', () => {
    fc.assert(
      fc.property(world, ({ histories, versions, since }) => {
        const gone = new Set(unreachable(histories, versions, since));
        for (const releases of histories) {
          for (let moment = since; moment <= 100; moment += 1)
            expect(runningAt(releases, moment).filter((one) => gone.has(one))).toEqual([]);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('includes every other version that is old enough', () => {
    fc.assert(
      fc.property(world, ({ histories, versions, since }) => {
        const gone = unreachable(histories, versions, since);
        const named = new Set(histories.flat().flatMap((one) => one.versions));
        const useless = versions.filter((one) => one.publishedAt < since && !named.has(one.name));
        expect(gone).toEqual(expect.arrayContaining(useless.map((one) => one.name)));
        for (const one of versions.filter(({ publishedAt }) => publishedAt >= since))
          expect(gone).not.toContain(one.name);
      }),
      { numRuns: 300 },
    );
  });
});

describe('gc', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: [...ALL_BUT_DATE] }));
  const at = eachRegistry();
  afterEach(() => void jest.useRealTimers());

  it('collection deletes complete, old versions, after listing them; what is served stays complete', async () => {
    const on = (day: number, work: () => Promise<unknown>) => {
      jest.setSystemTime(Date.parse('2026-01-01T00:00:00Z') + day * 86_400_000);
      return work();
    };
    const versions = ['1', '2', '3', '4', '5'].map((version) => madeUpRemote('mf-auth', version));
    await on(0, () => at.publishAll(madeUpShell('1'), ...versions));
    await on(1, () => at.pinUnits(['shell@1', 'mf-auth@1']));
    await on(2, () => at.pinUnits(['mf-auth@2']));
    await on(40, () => at.pinUnits(['mf-auth@3']));
    await on(60, async () => {
      const ask = (dryRun: boolean) => collectGarbage(at.registry, { keepDays: 30, dryRun, ...AUTHOR });
      // 2 was served until day 40 and is the fallback of 3; 1 was the fallback of 2; 4 and 5 were never
      // pinned
      const wouldGo = await ask(true);
      expect(wouldGo.toSorted()).toEqual(['mf-auth@4', 'mf-auth@5']);
      expect(await at.registry.list('artifacts/mf-auth/4/')).not.toEqual([]);
      expect(await ask(false)).toEqual(wouldGo);
      expect(await at.registry.list('artifacts/mf-auth/4/')).toEqual([]);
      expect(await ask(true)).toEqual([]);
    });
    for await (const { number } of releasesOf(at.registry, 'production')) expect(number).toBeGreaterThan(0);
    expect((await verify(at.registry)).faults).toEqual([]);
  });
});
