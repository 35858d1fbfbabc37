import { beforeEach, describe, expect, it } from '@jest/globals';
import { pinsOf, releasesOf } from '../channels/channel.ts';
import { ConflictError } from '../base/errors.ts';
import { promote } from './promote.ts';
import type { Registry } from '../registry/registry.ts';
import { rollback } from './rollback.ts';
import { AUTHOR, madeUpRemote, madeUpShell } from '../testing/made-up-builds.ts';
import { eachRegistry } from '../testing/each-registry.ts';

const at = eachRegistry();
const channel = 'production';

beforeEach(async () => {
  await at.publishAll(
    madeUpShell('1'),
    ...['1', '2', '3'].map((version) => madeUpRemote('mf-auth', version)),
    madeUpRemote('mf-hotel', '1'),
  );
  await at.pinUnits(['shell@1', 'mf-auth@1']);
});

const numbers = async () => {
  const found: number[] = [];
  for await (const { number } of releasesOf(at.registry, channel)) found.push(number);
  return found;
};

describe('two people at the same time', () => {
  it('who pin the same unit: one succeeds, the other sees what changed, and nothing of theirs is pinned', async () => {
    const outcomes = await Promise.allSettled([
      at.pinUnits(['mf-auth@2'], { by: 'ana', reason: 'new form' }),
      at.pinUnits(['mf-auth@3'], { by: 'bo', reason: 'new text' }),
    ]);
    const won = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const lost = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []));
    expect([won.length, lost.length]).toEqual([1, 1]);
    const [winner] = won;
    expect(lost[0]).toBeInstanceOf(ConflictError);
    expect(lost[0]?.message).toBe(
      `${winner?.by} made release 2 of production meanwhile ("${winner?.reason}"): ` +
        `mf-auth 1 → ${winner?.units['mf-auth']?.version}. Nothing of yours was pinned. ` +
        'Look at it, then do it again with --expect 2.',
    );
    expect(await numbers()).toEqual([2, 1]);
  });

  it('who pin different units both succeed, also with a configuration', async () => {
    await Promise.all([at.pinUnits(['mf-auth@2']), at.pinUnits(['mf-hotel@1'])]);
    for await (const last of releasesOf(at.registry, channel)) {
      expect(pinsOf(last)).toEqual({ shell: '1', 'mf-auth': '2', 'mf-hotel': '1' });
      break;
    }
  });

  it('who roll back: the second does not go back twice', async () => {
    await at.pinUnits(['mf-auth@2']);
    await at.pinUnits(['mf-auth@3']);
    const back = (by: string) => rollback(at.registry, { channel, by, reason: 'broken' });
    const outcomes = await Promise.allSettled([back('ana'), back('bo')]);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    for await (const last of releasesOf(at.registry, channel)) {
      expect(pinsOf(last)['mf-auth']).toBe('2');
      break;
    }
  });

  it('see the difference to the release they expected, if they named it', async () => {
    await at.pinUnits(['mf-hotel@1'], { by: 'ana', reason: '' });
    await expect(at.pinUnits(['mf-auth@2'], { expect: 1 })).rejects.toThrow(
      'ana made release 2 of production meanwhile: mf-hotel (none) → 1.',
    );
    const late = { channel, expect: 1, ...AUTHOR };
    await expect(rollback(at.registry, late)).rejects.toThrow(ConflictError);
    expect(await at.pinUnits(['mf-auth@2'], { expect: 2 })).toMatchObject({ number: 3 });
  });
});

describe('promotion', () => {
  const ask = (change = {}) => promote(at.registry, { from: 'staging', channel, ...AUTHOR, ...change });

  it("gives a channel exactly another channel's units, with its own configuration", async () => {
    const staging = { channel: 'staging', config: { apiBase: '/staging', appKey: 'other' } };
    await at.pinUnits(['shell@1', 'mf-auth@3', 'mf-hotel@1'], staging);
    const release = await ask();
    expect(pinsOf(release)).toEqual({ shell: '1', 'mf-auth': '3', 'mf-hotel': '1' });
    expect(release).toMatchObject({ number: 2, channel, config: { apiBase: '/gateway' } });
    expect(release.units['mf-auth']?.lastKnownGood?.version).toBe('1');
    expect(await ask({ channel: 'preview' })).toMatchObject({ number: 1, config: staging.config });
  });

  it('refuses an empty channel, the channel itself, and one that has changed', async () => {
    await expect(ask()).rejects.toThrow('Nothing is pinned on channel staging');
    await expect(ask({ from: channel })).rejects.toThrow('to itself');
    await at.pinUnits(['shell@1'], { channel: 'staging' });
    await expect(ask({ expect: 7 })).rejects.toThrow(ConflictError);
  });

  it('skips no check', async () => {
    const guarded: Registry = at.registry;
    const { setPolicy } = await import('../permissions/policies/channel-policy.ts');
    await setPolicy(guarded, { channel, check: 'required', ...AUTHOR });
    await at.pinUnits(['shell@1', 'mf-auth@2'], { channel: 'staging' });
    await expect(ask()).rejects.toThrow('check mf-auth@2 shell@1 --channel production');
    await at.checkUnits(['mf-auth@2']);
    expect(await ask()).toMatchObject({ number: 2 });
  });
});
