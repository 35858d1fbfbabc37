import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ReleaseDocument } from '@resort/shared/remote';
import { readPinned, readPointer } from '../../channels/channel.ts';
import { halt } from '../../changes/halt.ts';
import { rollOut } from '../../changes/roll-out.ts';
import { reportCollector } from '../../health/reports/report-collector.ts';
import { freeze, unfreeze } from '../../permissions/freeze/freezes.ts';
import { setPolicy } from '../../permissions/policies/channel-policy.ts';
import { beginning, planOf, readStages, type StagePlan } from '../../rollout/stage-plan.ts';
import { publicRelease } from '../../server/page/public-release.ts';
import { eachRegistry } from '../../testing/each-registry.ts';
import { AUTHOR, madeUpRemote, madeUpShell } from '../../testing/made-up-builds.ts';
import { openLocalRegistry } from '../../trust/local-registry.ts';
import { advanceStages } from './advance.ts';
import { stageState } from './stage-state.ts';

const at = eachRegistry();
const channel = 'production';
const unit = 'mf-hotel';
const PLAN: StagePlan = { stages: readStages('1%:10m,10%:30m,50%:1h,100%') };
const MINUTE = 60_000;

beforeEach(async () => {
  await at.publishAll(madeUpShell('1'), madeUpRemote(unit, '1'), madeUpRemote(unit, '2'));
  await at.pinUnits(['shell@1', `${unit}@1`]);
});

const begin = (plan = PLAN) => at.pinUnits([`${unit}@2`], { audience: beginning(plan, AUTHOR) });

async function current(): Promise<ReleaseDocument> {
  const standing = await readPointer(at.registry, channel);
  if (standing === null) throw new Error('Nothing is pinned.');
  return readPinned(at.registry, standing.pointer);
}
const share = async () => (await current()).rollout?.basisPoints ?? 10_000;
const after = async (minutes: number) => Date.parse((await current()).createdAt) + minutes * MINUTE;
const advance = async (minutes: number, registry = at.registry) =>
  advanceStages(registry, channel, await after(minutes));

/** Visits of both sides, from many networks. */
async function visits(failures = 0) {
  const collector = reportCollector({ registry: at.registry, channel }, (fault) => {
    throw fault;
  });
  for (const release of [1, 2] as const)
    for (let visit = 0; visit < 60; visit += 1) {
      const isFailure = release === 2 && visit < failures;
      const kinds = isFailure ? (['view', 'crash'] as const) : (['view'] as const);
      const events = kinds.map((kind) => ({ kind, unit, version: String(release) }));
      // few networks report the failures
      const network = isFailure ? `few-${visit % 3}` : `network-${visit}`;
      const teller = { lot: `${release}-${visit}-${Math.random()}`, network };
      await collector.take({ schema: 'reports/1', channel, release, events }, 'share', teller);
    }
  await collector.close();
}

describe('a roll-out in stages', () => {
  it('grows when each stage is over, to everybody', async () => {
    await begin();
    await visits();
    expect(await share()).toBe(100);
    expect(await advance(9.9)).toBeNull();
    expect(await advance(10)).toBe(3);
    expect(await share()).toBe(1_000);
    expect(await advance(29)).toBeNull();
    expect(await advance(30)).toBe(4);
    expect(await advance(60)).toBe(5);
    expect((await current()).rollout).toBeUndefined();
    expect(await current()).toMatchObject({ by: 'stages', reason: "stage 100 % of team's plan: test" });
    expect(await advance(10_000)).toBeNull();
  });

  it('survives a restart, and of several machines one begins a stage', async () => {
    await begin();
    await visits();
    const machines = await Promise.all([0, 1, 2].map(() => openLocalRegistry(at.dataDir, {})));
    const time = await after(10);
    const made = await Promise.all(machines.map((machine) => advanceStages(machine, channel, time)));
    expect(made.filter((number) => number !== null)).toEqual([3]);
    expect(await share()).toBe(1_000);
  });

  it('waits during a freeze and goes on after it', async () => {
    await begin();
    await visits();
    await freeze(at.registry, { channel, ...AUTHOR });
    expect(await stageState(at.registry, await current(), await after(20))).toMatchObject({ hold: 'frozen' });
    expect(await advance(20)).toBeNull();
    await unfreeze(at.registry, { channel, ...AUTHOR });
    expect(await advance(20)).toBe(3);
  });

  it('begins stages within its hours only, and says when', async () => {
    await begin({ ...PLAN, hours: 'Mon-Fri 09:00-17:00 +08:00' });
    await visits();
    const friday = Date.parse('2099-11-27T18:00:00+08:00');
    expect(await stageState(at.registry, await current(), friday)).toMatchObject({
      next: 1_000,
      at: '2099-11-30T01:00:00.000Z', // Monday, 09:00
      hold: null,
    });
    expect(await advanceStages(at.registry, channel, friday)).toBeNull();
    expect(await advanceStages(at.registry, channel, Date.parse('2099-11-30T09:00:00+08:00'))).toBe(3);
  });

  it('waits for enough visits, and pauses on a doubt', async () => {
    await begin();
    expect(await stageState(at.registry, await current())).toMatchObject({ hold: 'too few visits' });
    expect(await advance(10)).toBeNull();
    await visits(30);
    expect(await stageState(at.registry, await current())).toMatchObject({ hold: 'doubt' });
    expect(await advance(10)).toBeNull();
  });

  it('ends with a halt, and goes on from a share that somebody chose', async () => {
    await begin();
    await visits();
    await rollOut(at.registry, { channel, basisPoints: 2_000, cohorts: [], ...AUTHOR });
    expect(await stageState(at.registry, await current())).toMatchObject({ basisPoints: 2_000, next: 5_000 });
    await halt(at.registry, { channel, ...AUTHOR });
    expect(await stageState(at.registry, await current())).toBeNull();
    expect(await advance(10_000)).toBeNull();
  });

  it('is the rule of a channel whose policy says so, and no browser reads the plan', async () => {
    await setPolicy(at.registry, { channel, stages: PLAN, ...AUTHOR });
    const release = await at.pinUnits([`${unit}@2`]);
    expect(release.rollout).toMatchObject({ basisPoints: 100, plan: PLAN });
    expect(publicRelease(release).toString()).not.toContain('plan');
    await halt(at.registry, { channel, ...AUTHOR });
    await setPolicy(at.registry, { channel, stages: null, ...AUTHOR });
    expect((await at.pinUnits([`${unit}@2`])).rollout).toBeUndefined();
  });
});

it.each([
  ['1%:10m,10%', null],
  ['10%:10m,1%:10m,100%', 'must grow'],
  ['1%,100%', 'is no stage'],
  ['1%:10m,100%:5m', 'is no stage'],
  ['0%:10m,100%', 'is no stage'],
  ['101%', 'is no stage'],
  ['1%:15d,100%', 'is no stage'],
])('reads the plan %s', (text, fault) => {
  if (fault === null)
    expect(readStages(text)).toEqual([
      { basisPoints: 100, minutes: 10 },
      { basisPoints: 1_000, minutes: 0 },
    ]);
  else expect(() => readStages(text)).toThrow(fault);
});

it.each(['9:00-17:00Z', '09:00-17:00', '17:00-09:00Z', 'Mon-Xyz 09:00-17:00Z', '09:00-25:00Z'])(
  'refuses the hours %s',
  (hours) => {
    expect(() => planOf('1%:10m,100%', hours)).toThrow('are no hours');
  },
);
