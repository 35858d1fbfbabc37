import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { block } from './block.ts';
import { pinsOf, readPinned, readPointer } from '../channels/channel.ts';
import { collectGarbage } from '../gc/collect-garbage.ts';
import { pin } from './pin.ts';
import { publish } from '../artifacts/publish.ts';
import type { Registry } from '../registry/registry.ts';
import { rollback } from './rollback.ts';
import { halt } from './halt.ts';
import { rollingOut } from '../rollout/rollout-state.ts';
import { AUTHOR, CONFIG, madeUpRemote, madeUpShell, writeBuild } from '../testing/made-up-builds.ts';
import { eachRegistry } from '../testing/each-registry.ts';
import { verify } from '../trust/verify.ts';

const at = eachRegistry();
const channel = 'production';

// a pin waits for another one in progress; here, the two seconds have always passed already
beforeEach(() => {
  const now = Date.now.bind(Date);
  jest.spyOn(Date, 'now').mockImplementation(() => now() + 2_500);
});
afterEach(() => void jest.restoreAllMocks());

class Died extends Error {}

/** A registry whose process dies after this many changes to the storage. */
function dyingAfter(registry: Registry, changes: number): Registry {
  let left = changes;
  const die = async () => {
    if (left === 0) throw new Died();
    left -= 1;
  };
  return {
    ...registry,
    createOnly: (key, body) => die().then(() => registry.createOnly(key, body)),
    compareAndSwap: (key, expected, body) => die().then(() => registry.compareAndSwap(key, expected, body)),
    remove: (key) => die().then(() => registry.remove(key)),
  };
}

/** The registry is consistent at any time: every channel's release can be served. */
async function isWhole(): Promise<void> {
  expect((await verify(at.registry)).faults).toEqual([]);
  const standing = await readPointer(at.registry, channel);
  expect(standing && pinsOf(await readPinned(at.registry, standing.pointer))).toMatchObject({ shell: '1' });
}

/** Returns how often the process died before the work was complete. */
async function diesAtEveryStep(work: (registry: Registry) => Promise<unknown>): Promise<number> {
  for (let changes = 0; ; changes += 1) {
    const outcome = await work(dyingAfter(at.registry, changes)).catch((error: unknown) => error);
    await isWhole();
    if (!(outcome instanceof Died)) {
      if (outcome instanceof Error) throw outcome;
      return changes;
    }
  }
}

async function prepare(): Promise<void> {
  const remotes = ['1', '2', '3', '4'].map((version) => madeUpRemote('mf-auth', version));
  await at.publishAll(madeUpShell('1'), ...remotes);
  await at.pinUnits(['shell@1', 'mf-auth@1']);
}

describe('a process that dies at any step leaves a consistent registry, and can be repeated:', () => {
  it('publish', async () => {
    await prepare();
    const dist = await writeBuild(at.dataDir, madeUpRemote('mf-hotel', '1'));
    const pinnable = () =>
      at.pinUnits(['mf-hotel@1']).then(
        () => true,
        () => false,
      );
    const steps = await diesAtEveryStep(async (registry) => {
      if ((await registry.get('artifacts/mf-hotel/1/artifact.json')) === null)
        expect(await pinnable()).toBe(false);
      return publish(registry, { dist, ...AUTHOR });
    });
    expect(steps).toBeGreaterThan(4); // files, log, seal, list
    expect(await pinnable()).toBe(true);
  });

  it.each<[string, (registry: Registry) => Promise<unknown>, object]>([
    [
      'pin',
      (registry) => pin(registry, { channel, units: ['mf-auth@3'], config: CONFIG, ...AUTHOR }),
      { 'mf-auth': '3' },
    ],
    [
      'roll-out and halt',
      async (registry) => {
        const audience = { basisPoints: 1_000, cohorts: [] };
        const request = { channel, units: ['mf-auth@3'], config: CONFIG, audience, ...AUTHOR };
        if ((await rollingOut(at.registry, channel)) === null) await pin(registry, request);
        return halt(registry, { channel, ...AUTHOR });
      },
      { 'mf-auth': '2' },
    ],
    ['rollback', (registry) => rollback(registry, { channel, to: 1, ...AUTHOR }), { 'mf-auth': '1' }],
    ['block', (registry) => block(registry, { name: 'mf-auth@2', ...AUTHOR }), { 'mf-auth': '1' }],
  ])(
    '%s',
    async (_verb, work, pins) => {
      await prepare();
      await at.pinUnits(['mf-auth@2']);
      expect(await diesAtEveryStep(work)).toBeGreaterThan(3); // document, signature, log, pointer
      const standing = await readPointer(at.registry, channel);
      expect(standing && pinsOf(await readPinned(at.registry, standing.pointer))).toMatchObject(pins);
    },
    120_000,
  );

  it('gc', async () => {
    await prepare();
    const ask = { keepDays: 0, dryRun: false, ...AUTHOR };
    const steps = await diesAtEveryStep((registry) => collectGarbage(registry, ask));
    expect(steps).toBeGreaterThan(4);
    expect(await at.registry.list('artifacts/mf-auth/4/')).toEqual([]);
    expect(await at.registry.list('artifacts/mf-auth/1/')).not.toEqual([]);
  });
});
