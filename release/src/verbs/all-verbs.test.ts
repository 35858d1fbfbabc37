import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { RunningChecks } from '../automation/checks/running-checks.ts';
import { madeUpRemote, madeUpShell, writeBuild } from '../testing/made-up-builds.ts';
import { eachRegistry, smokeWith } from '../testing/each-registry.ts';
import { readOptions } from './options.ts';
import { WAITS } from './verb.ts';
import { VERBS } from './all-verbs.ts';

const at = eachRegistry();

it('every verb gives a program the same information as a person', async () => {
  const [one, two] = [madeUpRemote('mf-auth', '1'), madeUpRemote('mf-auth', '2')];
  await at.publishAll(madeUpShell('1'), one);
  await at.pinUnits(['shell@1', 'mf-auth@1']);
  await writeBuild(at.dataDir, two);
  const said = new Set<string>();
  let releaseFile = '';
  const smoke = smokeWith();
  const checks = new RunningChecks(at.registry, smoke, () => null);
  const env: Record<string, string> = {};
  const say = async (words: string, shape: unknown, exitCode?: number) => {
    const options = readOptions([...words.split(' '), '--json'], {});
    const file = async () => releaseFile;
    const surroundings = { env, smoke, tell: () => {}, file, holder: null, checks };
    const answer = await VERBS[options.verb]?.run(
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
    return json as Record<string, string> & { proposal: { id: string } };
  };

  await say(`publish ${join(at.dataDir, 'mf-auth')}`, [{ unit: 'mf-auth', version: '2', published: true }]);
  const guarded = { channel: 'production', check: 'required', force: 'refused', approval: 'skipped' };
  await say('policy --check required', guarded);
  await say('policy --sample 50 --excess 100', { ...guarded, health: { minimumVisits: 50, excess: 0.01 } });
  await say('check mf-auth@2', { passed: true, units: ['mf-auth@2', 'shell@1'] });
  await say('checks mf-auth@2', { whyNot: null, runs: [{ units: ['mf-auth@2'] }] });
  await say('graph', { release: 1, units: [{ unit: 'mf-auth', routes: ['/auth'] }, { unit: 'shell' }] });
  await say('pin mf-auth@2', { number: 2, parent: 1, pins: { 'mf-auth': '2' } });
  await say('promote --from production --channel staging', { channel: 'staging', number: 1 });
  await say('rollback', { number: 3, pins: { 'mf-auth': '1' } });
  await say('block mf-auth@2', { blocked: 'mf-auth@2', channels: [{ release: 4 }, { standsIn: null }] });
  await say('unblock mf-auth@2', { blocked: [] });
  await say('pin mf-auth@2 --rollout 1000 --cohort staff', {
    number: 5,
    rollout: { basisPoints: 1_000, cohorts: ['staff'], baseline: 4 },
  });
  await say('rollout 2000', { number: 6, rollout: { basisPoints: 2_000, cohorts: ['staff'] } });
  await say('halt', { number: 7, pins: { 'mf-auth': '1' } });
  await say('cohort staff', { cohort: 'staff', link: expect.stringMatching(/^\/cohorts\/staff\./) });
  const { id = '' } = await say('freeze --starts 2099-01-01T00:00+08:00', { until: null });
  await say(`unfreeze ${id}`, { ended: [{ id, from: '2098-12-31T16:00:00.000Z' }] });
  const grant = await say('grant mf-auth@2 --for tess', { tester: 'tess', units: [{ version: '2' }] });
  await say('grant', [{ id: grant['id'], tester: 'tess' }]);
  await say(`grant revoke ${grant['id']}`, { revoked: grant['id'] });
  await say('remove mf-auth', { number: 8, pins: { shell: '1' } });
  await say('rollback', { number: 9, pins: { 'mf-auth': '1' } });
  await say('policy --approval required', { approval: 'required' });
  const first = await say('pin mf-auth@2', { proposal: { needs: ['mf-auth'], base: 9 } }, WAITS);
  await say(`withdraw ${first.proposal.id}`, { withdrawn: first.proposal.id });
  const second = await say('pin mf-auth@2', { proposal: { state: 'waiting' } }, WAITS);
  await say('status', { current: 9, proposals: [{ id: second.proposal.id }], freezes: [], rollout: null });
  env['RELEASE_TOKEN'] = (await say('token ben approve:production', { name: 'ben' }))['token'] ?? '';
  await say(`approve ${second.proposal.id}`, { number: 10, pins: { 'mf-auth': '2' } });
  await say('rollback', { number: 11 });
  await say('status', {
    current: 11,
    published: { 'mf-auth': ['2', '1'] },
    history: expect.arrayContaining([expect.objectContaining({ number: 11 })]),
  });
  await say('matrix', [
    { channel: 'production', units: { 'mf-auth': { version: '1', release: 11, baseline: null } } },
    { channel: 'staging', release: 2, rollout: null, isFrozen: false },
  ]);
  await say('history --before 8', expect.arrayContaining([expect.objectContaining({ number: 7 })]));
  await say('versions mf-auth', {
    'mf-auth': [{ version: '2', isDirty: false, bytesChange: 0 }, { version: '1' }],
  });
  await say('diff 4 5', {
    units: [{ unit: 'mf-auth', from: '1', to: '2' }],
    audience: { to: '10 % and staff' },
  });
  await say('whoami', { name: 'ben', scopes: ['approve:production'] });
  await say('health', { channel: 'production', release: 11, baseline: null, worse: [] });
  await say('symbolicate mf-auth@2', { unit: 'mf-auth', version: '2', hasMaps: false, stacks: [] });
  await say('export staging', { channels: { staging: { pins: { shell: '1', 'mf-auth': '2' } } } });
  releaseFile = 'schema: release-file/1\nchannels: { staging: { policy: { sample: 70 } } }';
  await say('plan release.yaml', { actions: [{ kind: 'policy', settings: { sample: 70 } }] });
  await say('apply release.yaml', { done: [{ release: null, proposal: null }] });
  await say('plan release.yaml', { actions: [] });
  await say('token team read', { name: 'team', scopes: ['read'], token: expect.stringMatching(/^team\./) });
  await say('token revoke team', { revoked: 'team' });
  await say('notices', []);
  await say('keys', [{ signs: true }]);
  await say('adopt', { artifacts: [], releases: [], documents: [] });
  await say('gc --dry-run', { dryRun: true, dropped: [] });
  await say('evidence --to 2', { schema: 'evidence/1', release: { number: 2 }, verdict: { passed: true } });
  await say('verify', { faults: [], channels: 2, releases: 13 });
  await at.registry.remove('artifacts/mf-auth/1/remoteEntry.js');
  await say('verify', { faults: [expect.stringContaining('remoteEntry.js of mf-auth@1 is missing')] }, 5);
  await say('check mf-auth@1', { passed: false }, 3);
  await say(
    'audit',
    expect.arrayContaining([expect.objectContaining({ verb: 'token revoke', subjects: ['team'] })]),
  );
  expect([...said].sort()).toEqual(Object.keys(VERBS).sort());
});
