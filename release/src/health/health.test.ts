import { describe, expect, it } from '@jest/globals';
import type { ClientEventKind } from '@resort/shared/remote';
import { entriesOf } from '../audit/audit-log.ts';
import { pinsOf, readPinned, readPointer } from '../channels/channel.ts';
import { RefusedError } from '../base/errors.ts';
import { keys } from '../storage/names.ts';
import { policyOf, setPolicy } from '../permissions/policies/channel-policy.ts';
import { halt } from '../changes/halt.ts';
import { rollOut } from '../changes/roll-out.ts';
import { AUTHOR } from '../testing/made-up-builds.ts';
import { eachRegistry } from '../testing/each-registry.ts';
import { channelHealth } from './channel-health.ts';
import { addToHealth, readHealth } from './health-store.ts';
import { reportCollector } from './reports/report-collector.ts';
import { beginRollout, channel, unit } from '../trials/simulation/made-up-channel.ts';
import { lookAtHealth } from './watch-health.ts';

const at = eachRegistry();
let lots = 0;
const nextTeller = (network = 'network') => ({ lot: `${++lots}`, network });
const begin = (basisPoints = 1_000) => beginRollout(at.registry, at.dataDir, basisPoints);

/** This many visits, some of which fail. Release 2 is the candidate, with version 2 of the unit. */
async function visits(
  release: 1 | 2,
  count: number,
  failures: number,
  kind: ClientEventKind = 'crash',
  networks: (visit: number) => string = (visit) => `network-${visit}`,
) {
  const collector = reportCollector({ registry: at.registry, channel }, (fault) => {
    throw fault;
  });
  for (let visit = 0; visit < count; visit += 1) {
    const teller = nextTeller(networks(visit));
    const kinds: ClientEventKind[] = ['view', ...(visit < failures ? [kind] : [])];
    const events = kinds.map((one) => ({ kind: one, unit, version: String(release) }));
    await collector.take({ schema: 'reports/1', channel, release, events }, 'share', teller);
  }
  await collector.close();
}

async function current() {
  const standing = await readPointer(at.registry, channel);
  if (standing === null) throw new Error('nothing is pinned');
  return readPinned(at.registry, standing.pointer);
}
async function lastLine() {
  for await (const { verb, by, reason } of entriesOf(at.registry)) return { verb, by, reason };
  return null;
}

describe('a monitored roll-out', () => {
  it('is halted automatically if the candidate is worse than the baseline, and the log says why', async () => {
    await begin();
    await visits(1, 900, 2);
    await visits(2, 120, 12);
    const { halted } = await lookAtHealth(at.registry, channel);
    expect(halted).toBe(3);
    expect(pinsOf(await current())).toEqual({ shell: '1', [unit]: '1' });
    expect(await lastLine()).toEqual({
      verb: 'halt',
      by: 'health',
      reason: expect.stringContaining(
        'mf-hotel@2: crash in 12 of 120 visits (10 %), baseline 1 in 2 of 900 visits (0.22 %)',
      ),
    });
    expect((await lookAtHealth(at.registry, channel)).halted).toBeNull();
  });

  it('continues while both are equal, and before there are enough visits', async () => {
    await begin();
    await visits(1, 900, 45);
    await visits(2, 90, 20);
    expect((await lookAtHealth(at.registry, channel)).halted).toBeNull();
    await visits(2, 310, 0);
    const { halted, health } = await lookAtHealth(at.registry, channel);
    expect(halted).toBeNull();
    const crashes = health.units
      .find((one) => one.unit === unit)
      ?.failures.find(({ kind }) => kind === 'crash');
    expect(crashes).toMatchObject({ candidate: { visits: 400 }, baseline: { visits: 900 }, verdict: 'fine' });
  });

  it("uses the channel's sample size and excess", async () => {
    await begin();
    await setPolicy(at.registry, { channel, health: { minimumVisits: 20, excess: 0.9 }, ...AUTHOR });
    await visits(1, 200, 0);
    await visits(2, 20, 14);
    expect((await lookAtHealth(at.registry, channel)).halted).toBeNull(); // 70 % is not 90 % more
    await setPolicy(at.registry, { channel, health: { excess: 0.5 }, ...AUTHOR });
    expect((await lookAtHealth(at.registry, channel)).halted).toBe(3);
    const { health } = await policyOf(at.registry, channel);
    expect(health).toEqual({ minimumVisits: 20, excess: 0.5 });
  });

  it.each([{ minimumVisits: 9 }, { minimumVisits: 20.5 }, { excess: -0.1 }, { excess: 1.1 }])(
    'rejects invalid limits: %j',
    async (health) => {
      await expect(setPolicy(at.registry, { channel, health, ...AUTHOR })).rejects.toThrow(RefusedError);
    },
  );

  it('is halted once by two concurrent checks', async () => {
    await begin();
    await visits(1, 900, 0);
    await visits(2, 150, 50);
    const looks = await Promise.all([lookAtHealth(at.registry, channel), lookAtHealth(at.registry, channel)]);
    expect(looks.filter(({ halted }) => halted !== null)).toHaveLength(1);
    expect((await current()).number).toBe(3);
  });

  it('keeps the evidence of a smaller share when the share grows', async () => {
    await begin(500);
    await visits(1, 500, 0);
    await visits(2, 60, 4);
    await rollOut(at.registry, { channel, basisPoints: 2_000, cohorts: [], ...AUTHOR });
    await visits(1, 500, 0);
    await visits(2, 60, 4);
    const health = await channelHealth(at.registry, channel);
    const crashes = health.units
      .find((one) => one.unit === unit)
      ?.failures.find(({ kind }) => kind === 'crash');
    expect(crashes).toMatchObject({
      candidate: { visits: 120, failures: 8 },
      baseline: { visits: 1_000, failures: 0 },
      verdict: 'worse',
    });
  });

  it('raises an alarm about a file with wrong bytes at once, and once', async () => {
    await begin();
    await visits(2, 1, 1, 'integrity-failure');
    const looks = await Promise.all([lookAtHealth(at.registry, channel), lookAtHealth(at.registry, channel)]);
    expect(looks.flatMap(({ alarms }) => alarms)).toEqual(['mf-hotel@2']);
    expect(await lastLine()).toMatchObject({ verb: 'alarm', by: 'health' });
    expect((await lookAtHealth(at.registry, channel)).alarms).toEqual([]);
  });

  it('never halts a later roll-out than the one it checked', async () => {
    await begin();
    await visits(1, 900, 0);
    await visits(2, 150, 50);
    let isChanged = false;
    const changing = {
      ...at.registry,
      get: async (key: string) => {
        if (key === keys.health(channel, 2) && !isChanged) {
          isChanged = true; // during the check, a person halts it and starts another one
          await halt(at.registry, { channel, ...AUTHOR });
          await at.pinUnits([`${unit}@2`], { audience: { basisPoints: 100, cohorts: [] } });
        }
        return at.registry.get(key);
      },
    };
    expect(await lookAtHealth(changing, channel)).toMatchObject({ halted: null });
    expect((await current()).rollout?.basisPoints).toBe(100);
  });

  it('does nothing if a person was faster', async () => {
    await begin();
    await visits(1, 900, 0);
    await visits(2, 150, 50);
    await halt(at.registry, { channel, ...AUTHOR });
    expect(await lookAtHealth(at.registry, channel)).toMatchObject({ halted: null, health: { worse: [] } });
  });
});

describe('the counts', () => {
  it('include only pinned units of served releases', async () => {
    await begin();
    const collector = reportCollector({ registry: at.registry, channel }, () => {});
    const told = (release: number, version: string, to = channel) => {
      const events = [{ kind: 'view' as const, unit, version }];
      return collector.take({ schema: 'reports/1', channel: to, release, events }, 'share', nextTeller());
    };
    await told(2, '2');
    await told(1, '1');
    await told(2, '1'); // a last-known-good version
    await told(3, '2');
    await told(2, '2', 'staging');
    await collector.close();
    expect((await readHealth(at.registry, channel, 2))?.total).toEqual({
      '1 share mf-hotel@1 view': 1,
      '2 share mf-hotel@2 view': 1,
    });
  });

  it('lose nothing when several processes store at once', async () => {
    await begin();
    await Promise.all(Array.from({ length: 5 }, () => visits(2, 10, 3)));
    expect((await readHealth(at.registry, channel, 2))?.total).toEqual({
      '2 share mf-hotel@2 view': 50,
      '2 share mf-hotel@2 crash': 15,
    });
  });

  it('wait for an unavailable store', async () => {
    await begin();
    let isAway = true;
    const faults: unknown[] = [];
    const flaky = {
      ...at.registry,
      compareAndSwap: async (...args: Parameters<typeof at.registry.compareAndSwap>) => {
        if (isAway) throw new Error('away');
        return at.registry.compareAndSwap(...args);
      },
    };
    const collector = reportCollector({ registry: flaky, channel }, (fault) => faults.push(fault));
    const events = [{ kind: 'view' as const, unit, version: '2' }];
    await collector.take({ schema: 'reports/1', channel, release: 2, events }, 'share', nextTeller());
    await collector.flush();
    expect(faults).toHaveLength(1);
    isAway = false;
    await collector.close();
    expect((await readHealth(at.registry, channel, 2))?.total).toEqual({ '2 share mf-hotel@2 view': 1 });
  });

  it('are bounded: the latest slots and releases', async () => {
    for (let slot = 0; slot < 80; slot += 1) {
      const time = new Date(Date.UTC(2026, 0, 1) + slot * 300_000);
      await addToHealth(at.registry, { channel, current: 1, at: time, counts: { view: 1 }, networks: {} });
    }
    const document = await readHealth(at.registry, channel, 1);
    expect(document?.total).toEqual({ view: 80 });
    expect(Object.keys(document?.slots ?? {})).toHaveLength(72);
    expect(Object.keys(document?.slots ?? {})[0]).toBe('2026-01-01T00:40:00.000Z');
    for (let release = 2; release <= 30; release += 1)
      await addToHealth(at.registry, { channel, current: release, at: new Date(), counts: {}, networks: {} });
    const kept = await at.registry.list(keys.healthOf(channel));
    expect(kept).toHaveLength(20);
    expect(kept).not.toContain(keys.health(channel, 10));
  });
});

describe('a verdict that depends on few networks', () => {
  it('halts nothing: the log says once that a person must decide', async () => {
    await begin();
    await visits(1, 900, 0);
    await visits(2, 200, 60, 'crash', (visit) => `network-${visit < 60 ? visit % 3 : visit}`);
    const first = await lookAtHealth(at.registry, channel);
    expect(first.halted).toBeNull();
    expect(first.health).toMatchObject({
      worse: [],
      doubts: [expect.stringContaining('Few networks report')],
    });
    expect(first.doubts).toHaveLength(1);
    expect(await lastLine()).toMatchObject({ verb: 'doubt', by: 'health' });
    expect((await lookAtHealth(at.registry, channel)).doubts).toEqual([]);
    // the same failures from many networks do halt it
    await visits(2, 30, 20);
    expect((await lookAtHealth(at.registry, channel)).halted).toBe(3);
  });

  it('hides nothing: baseline failures that only a few networks report are left out once', async () => {
    await begin();
    await visits(1, 900, 60, 'crash', (visit) => `network-${visit < 60 ? visit % 3 : visit}`);
    await visits(2, 150, 18);
    const { halted, health } = await lookAtHealth(at.registry, channel);
    expect(halted).toBeNull();
    expect(health.doubts).toEqual([expect.stringContaining('it would be worse')]);
  });

  it('counts at most twenty visits of one network a day, with or without failures', async () => {
    await begin();
    await visits(2, 200, 200, 'crash', () => 'one');
    await visits(2, 30, 0, 'crash', () => 'one');
    const health = await channelHealth(at.registry, channel);
    const crashes = health.units
      .find((one) => one.unit === unit)
      ?.failures.find(({ kind }) => kind === 'crash');
    // each helper call runs in a process of its own
    expect(crashes?.candidate).toEqual({ visits: 40, failures: 20 });
  });
});
