import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ReleaseDocument } from '@resort/shared/remote';
import { entriesOf } from '../audit/audit-log.ts';
import { block } from './block.ts';
import { readOptions } from '../verbs/options.ts';
import { VERBS } from '../verbs/all-verbs.ts';
import { pinsOf, readPinned, readPointer } from '../channels/channel.ts';
import { collectGarbage } from '../gc/collect-garbage.ts';
import { setPolicy } from '../permissions/policies/channel-policy.ts';
import { promote } from './promote.ts';
import type { Registry } from '../registry/registry.ts';
import { rollback, type RollbackRequest } from './rollback.ts';
import { status } from '../views/status.ts';
import { AUTHOR, madeUpRemote, madeUpShell } from '../testing/made-up-builds.ts';
import { eachRegistry } from '../testing/each-registry.ts';
import { verify } from '../trust/verify.ts';
import { halt } from './halt.ts';
import { rollingOut, type Audience } from '../rollout/rollout-state.ts';
import { rollOut } from './roll-out.ts';

const at = eachRegistry();
const channel = 'production';
const TENTH: Audience = { basisPoints: 1_000, cohorts: [] };

/** Release 1: auth 1, hotel 1. 2: auth 2. */
beforeEach(async () => {
  const remotes = ['mf-auth', 'mf-hotel'].flatMap((unit) =>
    ['1', '2', '3'].map((version) => madeUpRemote(unit, version)),
  );
  await at.publishAll(madeUpShell('1'), ...remotes);
  await at.pinUnits(['shell@1', 'mf-auth@1', 'mf-hotel@1']);
  await at.pinUnits(['mf-auth@2']);
});

const begin = (audience = TENTH) => at.pinUnits(['mf-auth@3'], { audience });
const grow = (basisPoints: number, ...cohorts: string[]) =>
  rollOut(at.registry, { channel, basisPoints, cohorts, ...AUTHOR });
const stop = (change = {}) => halt(at.registry, { channel, ...AUTHOR, ...change });
const back = (change: Partial<RollbackRequest> = {}) =>
  rollback(at.registry, { channel, ...AUTHOR, ...change });
const auth = (release: ReleaseDocument) => pinsOf(release)['mf-auth'];
/** A registry in which another change happens just before the release is written. */
function overtakenBy(other: () => Promise<unknown>): Registry {
  let isFirst = true;
  const createOnly: Registry['createOnly'] = async (key, body) => {
    if (isFirst) await other();
    isFirst = false;
    return at.registry.createOnly(key, body);
  };
  return { ...at.registry, createOnly };
}
async function current(): Promise<ReleaseDocument> {
  const standing = await readPointer(at.registry, channel);
  if (standing === null) throw new Error('no pointer');
  return readPinned(at.registry, standing.pointer);
}

describe('a roll-out', () => {
  it("starts with a pin, keeps its salt while it grows, and ends as everybody's release", async () => {
    const first = await begin();
    expect(first).toMatchObject({ number: 3, rollout: { ...TENTH, baseline: 2 } });
    expect(first.since).toBeUndefined();
    const second = await grow(2_500, 'staff');
    expect(second).toMatchObject({ number: 4, since: 3, units: first.units });
    expect(second.rollout).toEqual({ ...first.rollout, basisPoints: 2_500, cohorts: ['staff'] });
    expect(await rollingOut(at.registry, channel)).toMatchObject({
      candidate: { number: 4 },
      baseline: { number: 2 },
    });
    const last = await grow(10_000);
    expect(last).toMatchObject({ number: 5, since: 3 });
    expect([auth(last), last.rollout]).toEqual(['3', undefined]);
    expect(await rollingOut(at.registry, channel)).toBeNull();
    expect((await verify(at.registry)).faults).toEqual([]);
  });

  it('has a new salt each time, and only a cohort if no share is given', async () => {
    const { rollout } = await begin({ basisPoints: 0, cohorts: ['staff'] });
    expect(rollout).toMatchObject({ basisPoints: 0, cohorts: ['staff'] });
    await stop();
    expect((await begin()).rollout?.salt).not.toBe(rollout?.salt);
  });

  it('is logged with its audience, and so is its halt', async () => {
    await begin();
    await grow(2_500, 'staff', 'press');
    const newest = async () => (await entriesOf(at.registry).next()).value;
    expect(await newest()).toMatchObject({ verb: 'rollout', subjects: ['4', '25 % and staff and press'] });
    expect((await current()).rollout?.cohorts).toEqual(['press', 'staff']);
    await stop();
    expect(await newest()).toMatchObject({ verb: 'halt', subjects: ['5'] });
  });

  it('that somebody else has just grown is not grown unseen', async () => {
    await begin();
    const seen = { channel, basisPoints: 5_000, cohorts: [], expect: 3, ...AUTHOR };
    await grow(2_000);
    await expect(rollOut(at.registry, seen)).rejects.toThrow('made release 4 of production meanwhile');
    expect(await rollOut(at.registry, { ...seen, expect: 4 })).toMatchObject({ number: 5 });
  });

  it('continues from a concurrent change of its share', async () => {
    await begin();
    const late = overtakenBy(() => grow(2_000, 'press'));
    const grown = await rollOut(late, { channel, basisPoints: 5_000, cohorts: ['staff'], ...AUTHOR });
    expect(grown).toMatchObject({ number: 5, rollout: { basisPoints: 5_000, cohorts: ['press', 'staff'] } });
  });

  it('that was replaced concurrently is left as it is', async () => {
    await begin();
    const late = overtakenBy(() => stop().then(() => at.pinUnits(['mf-hotel@2'], { audience: TENTH })));
    const grown = rollOut(late, { channel, basisPoints: 5_000, cohorts: [], ...AUTHOR });
    await expect(grown).rejects.toThrow('made release 5 of production meanwhile');
    expect(await current()).toMatchObject({ number: 5, rollout: TENTH });
  });

  it('keeps the names of its approvers', async () => {
    await setPolicy(at.registry, { channel, approval: 'required', ...AUTHOR });
    await at.pinUnits(['mf-auth@3'], { audience: TENTH, approvals: ['second'] });
    expect(await grow(2_000)).toMatchObject({ approvals: ['second'] });
    expect(await grow(10_000)).toMatchObject({ approvals: ['second'] });
  });

  it('without required approval has no approvers', async () => {
    await begin();
    expect(await grow(2_000)).not.toHaveProperty('approvals');
  });

  it('is promoted like a pin', async () => {
    await at.pinUnits(['shell@1', 'mf-auth@1', 'mf-hotel@2'], { channel: 'staging' });
    const request = { from: 'staging', channel, audience: TENTH, ...AUTHOR };
    expect(await promote(at.registry, request)).toMatchObject({ number: 3, rollout: { baseline: 2 } });
    await expect(promote(at.registry, { from: channel, channel: 'staging', ...AUTHOR })).rejects.toThrow(
      'Release 3 is rolling out on channel production, to 10 %',
    );
  });

  it('never shrinks, and refuses an invalid share or cohort', async () => {
    await expect(grow(1_000)).rejects.toThrow('Nothing is rolling out on channel production');
    await begin();
    await expect(grow(999)).rejects.toThrow(
      'has 10 % already, and a roll-out cannot shrink: name a larger share, or halt it.',
    );
    await expect(grow(10_001)).rejects.toThrow('0 to 10000 basis points');
    await expect(grow(2_000, '../x')).rejects.toThrow('is no cohort');
    expect(await grow(1_000, 'staff')).toMatchObject({ rollout: { basisPoints: 1_000, cohorts: ['staff'] } });
  });

  it('refuses other changes until it is finished or halted', async () => {
    await begin();
    await expect(at.pinUnits(['mf-hotel@2'])).rejects.toThrow('finish it (rollout 10000) or halt it first');
    await expect(back({ unit: 'mf-hotel' })).rejects.toThrow('halt it first');
    await stop();
    expect(auth(await at.pinUnits(['mf-hotel@2']))).toBe('2');
  });

  it('cannot be the first release of a channel', async () => {
    const ask = at.pinUnits(['shell@1'], { channel: 'staging', audience: TENTH });
    await expect(ask).rejects.toThrow('first release of a channel is for everybody');
  });
});

describe('a halt', () => {
  it('restores exactly the baseline for everybody, and notifies open tabs', async () => {
    const baseline = await current();
    await begin();
    const halted = await stop();
    expect(halted).toMatchObject({ number: 4, since: 2, units: baseline.units, routes: baseline.routes });
    expect(halted.rollout).toBeUndefined();
    await expect(stop()).rejects.toThrow('Nothing is rolling out');
  });

  it('with an expected release halts no other', async () => {
    await begin();
    await grow(5_000);
    await expect(stop({ expect: 3 })).rejects.toThrow('made release 4 of production meanwhile');
    expect(await stop({ expect: 4 })).toMatchObject({ number: 5 });
  });

  it('cannot be undone by a rollback: it never restores what was halted', async () => {
    await begin();
    await stop();
    await expect(back({ to: 3 })).rejects.toThrow('was for a part of the visitors alone');
    expect(auth(await back())).toBe('1');
    expect(auth(await back({ to: 2 }))).toBe('2');
    expect(auth(await back({ unit: 'mf-auth' }))).toBe('1');
  });
});

describe('during a roll-out', () => {
  it('a rollback of all units ends it', async () => {
    await begin();
    const release = await back();
    expect([release.number, auth(release), release.rollout, release.since]).toEqual([4, '2', undefined, 2]);
  });

  it.each([
    ['mf-auth@3', '2'],
    ['mf-auth@2', '1'],
    ['mf-hotel@1', '2'],
  ])('a block of %s, which some visitors have, ends it', async (name, stands) => {
    await at.pinUnits(['mf-hotel@2']);
    await at.pinUnits(['mf-hotel@1']);
    await begin();
    await block(at.registry, { name, ...AUTHOR });
    const release = await current();
    expect([auth(release), release.rollout]).toEqual([stands, undefined]);
    expect(`${name} ${JSON.stringify(pinsOf(release))}`).not.toContain(`"${name.replace('@', '":"')}"`);
  });

  it('a block of an unused version has no effect on it', async () => {
    const first = await begin();
    await block(at.registry, { name: 'mf-hotel@3', ...AUTHOR });
    expect(await current()).toMatchObject({ number: 4, since: 3, rollout: first.rollout });
  });

  it('gc keeps the baseline, however old', async () => {
    await begin();
    const dropped = await collectGarbage(at.registry, { keepDays: 0, dryRun: true, ...AUTHOR });
    expect(dropped).toEqual(expect.arrayContaining(['mf-hotel@2', 'mf-hotel@3']));
    expect(dropped).not.toContain('mf-auth@2');
    expect(dropped).not.toContain('mf-auth@1'); // its fallback
  });

  it.each([
    ['status', 9_000, false],
    ['status', 9_500, true],
    ['health', 9_000, false],
    ['health', 9_500, true],
  ])('%s says at %i basis points whether there is too little baseline: %s', async (verb, share, isSaid) => {
    await begin({ basisPoints: share, cohorts: [] });
    const surroundings = { env: {}, smoke: null, tell: () => {}, file: async () => '', holder: null };
    const answer = await VERBS[verb]?.run(at.registry, readOptions([verb], {}), surroundings);
    expect(answer?.text.includes(' % the baseline has almost no visits')).toBe(isSaid);
  });

  it('status says who gets what', async () => {
    await begin({ basisPoints: 1_000, cohorts: ['staff'] });
    expect(await status(at.registry, { channel })).toMatchObject({
      current: 3,
      rollout: { basisPoints: 1_000, baseline: 2, cohorts: ['staff'] },
    });
  });
});
