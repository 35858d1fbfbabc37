import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { madeUpRemote, madeUpShell, writeBuild } from '../testing/builds.ts';
import { eachRegistry } from '../testing/registry.ts';
import { readOptions } from './options.ts';
import { VERBS } from './verbs.ts';

const at = eachRegistry();

it('says of every verb, to a machine, what it says to a person', async () => {
  const [first, second] = [madeUpRemote('mf-auth', '1'), madeUpRemote('mf-auth', '2')];
  await at.publishAll(madeUpShell('1'), first);
  await at.pinUnits(['shell@1', 'mf-auth@1']);
  await writeBuild(at.dataDir, second);
  const said = new Set<string>();
  const say = async (words: string, shape: unknown, exitCode?: number) => {
    const options = readOptions([...words.split(' '), '--json'], {});
    const surroundings = { env: {}, smoke: async () => [], tell: () => {}, holder: null };
    const answer = await VERBS[options.verb]?.(
      at.registry,
      { ...options, dataDir: at.dataDir },
      surroundings,
    );
    const json: unknown = JSON.parse(JSON.stringify(answer?.json));
    expect({ words, json, exitCode: answer?.exitCode ?? 0 }).toMatchObject({
      words,
      json: shape,
      exitCode: exitCode ?? 0,
    });
    expect(answer?.text).not.toBe('');
    said.add(options.verb);
  };

  await say(`publish ${join(at.dataDir, 'mf-auth')}`, [{ unit: 'mf-auth', version: '2', published: true }]);
  await say('policy --check required', { channel: 'production', check: 'required', force: 'refused' });
  await say('check mf-auth@2', { passed: true, units: ['mf-auth@2', 'shell@1'] });
  await say('pin mf-auth@2', { number: 2, parent: 1, pins: { 'mf-auth': '2' } });
  await say('promote --from production --channel staging', { channel: 'staging', number: 1 });
  await say('rollback', { number: 3, pins: { 'mf-auth': '1' } });
  await say('block mf-auth@2', { blocked: 'mf-auth@2', channels: [{ release: 4 }, { standsIn: null }] });
  await say('unblock mf-auth@2', { blocked: [] });
  await say('status', {
    current: 4,
    published: { 'mf-auth': ['2', '1'] },
    history: [{ number: 4 }, {}, {}, {}],
  });
  await say('token team read', { name: 'team', scopes: ['read'], token: expect.stringMatching(/^team\./) });
  await say('token revoke team', { revoked: 'team' });
  await say('keys', [{ signs: true }]);
  await say('adopt', { artifacts: [], releases: [], documents: [] });
  await say('gc --dry-run', { dryRun: true, dropped: [] });
  await say('evidence --to 2', { schema: 'evidence/1', release: { number: 2 }, verdict: { passed: true } });
  await say('verify', { faults: [], channels: 2, releases: 6 });
  await at.registry.remove('artifacts/mf-auth/1/remoteEntry.js');
  await say('verify', { faults: [expect.stringContaining('remoteEntry.js of mf-auth@1 is missing')] }, 5);
  await say('check mf-auth@1', { passed: false }, 3);
  await say(
    'audit',
    expect.arrayContaining([expect.objectContaining({ verb: 'token revoke', subjects: ['team'] })]),
  );
  expect([...said].sort()).toEqual(Object.keys(VERBS).sort());
});
