import { beforeEach, describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { approve } from '../../approvals/proposals.ts';
import { pinsOf, readPinned, readPointer } from '../../channels/channel.ts';
import { policyOf, setPolicy } from '../../permissions/policies/channel-policy.ts';
import { makeToken } from '../../permissions/tokens/tokens.ts';
import { registryApi } from '../../server/http/registry-api.ts';
import { eachRegistry } from '../../testing/each-registry.ts';
import { AUTHOR, CONFIG, madeUpRemote, madeUpShell } from '../../testing/made-up-builds.ts';
import { applyChanges } from './apply-changes.ts';
import { exportChannels, planChanges } from './plan-changes.ts';
import { readReleaseFile, writeReleaseFile } from './release-file.ts';

const at = eachRegistry();
const channel = 'production';

const FILE = `
schema: release-file/1
channels:
  production:
    policy: { approval: skipped, check: skipped, sample: 50, stages: '5%:10m,100%', within: 'Mon-Fri 09:00-17:00 +08:00' }
    pins: { shell: '1', mf-auth: '2' }
    stages: 1%:10m,100%
  staging:
    pins: { shell: '1', mf-auth: '2', mf-hotel: '1' }
`;

beforeEach(async () => {
  await at.publishAll(madeUpShell('1'), madeUpRemote('mf-auth', '1'), madeUpRemote('mf-auth', '2'));
  await at.publishAll(madeUpRemote('mf-hotel', '1'));
  await at.pinUnits(['shell@1', 'mf-auth@1', 'mf-hotel@1']);
});

const apply = (text: string) =>
  applyChanges(at.registry, readReleaseFile(text), { ...AUTHOR, config: CONFIG });
async function current(name: string) {
  const standing = await readPointer(at.registry, name);
  if (standing === null) throw new Error(`Nothing is pinned on ${name}.`);
  return readPinned(at.registry, standing.pointer);
}

it('plans, applies, and has nothing left to do', async () => {
  const wanted = readReleaseFile(FILE);
  expect(await planChanges(at.registry, wanted)).toMatchObject([
    { kind: 'policy', channel, settings: { sample: 50, stages: '5%:10m,100%' } },
    { kind: 'remove', unit: 'mf-hotel' },
    { kind: 'pin', units: ['mf-auth@2'] },
    { kind: 'pin', channel: 'staging', units: ['mf-auth@2', 'mf-hotel@1', 'shell@1'] },
  ]);
  expect((await current(channel)).number).toBe(1); // a plan changes nothing
  expect((await apply(FILE)).map(({ release }) => release)).toEqual([null, 2, 3, 1]);
  const release = await current(channel);
  expect(pinsOf(release)).toEqual({ shell: '1', 'mf-auth': '2' });
  // the file's stages, not those of the policy
  expect(release.rollout).toMatchObject({ basisPoints: 100, plan: { by: 'team' } });
  expect(await policyOf(at.registry, channel)).toMatchObject({
    health: { minimumVisits: 50 },
    stages: { hours: 'Mon-Fri 09:00-17:00 +08:00' },
  });
  expect(await apply(FILE)).toEqual([]);
  expect((await current(channel)).number).toBe(3);
});

it('exports what it would apply', async () => {
  await apply(FILE);
  const text = writeReleaseFile(await exportChannels(at.registry, []));
  expect(await planChanges(at.registry, readReleaseFile(text))).toEqual([]);
  expect(text).toContain('mf-auth: "2"');
});

it('proposes once what needs a second person, and goes on after the approval', async () => {
  await setPolicy(at.registry, { channel, approval: 'required', ...AUTHOR });
  const pins =
    "schema: release-file/1\nchannels: { production: { pins: { shell: '1', mf-auth: '2', mf-hotel: '1' } } }";
  const [first] = await apply(pins);
  expect(first).toMatchObject({ action: { kind: 'pin' }, release: null });
  const again = await apply(pins);
  expect(again).toMatchObject([{ action: { kind: 'wait' }, proposal: first?.proposal }]);
  await approve(at.registry, { channel, id: first?.proposal ?? '', by: 'ben', reason: 'fine' });
  expect(await apply(pins)).toEqual([]);
});

it.each([
  ['a: [', 'no YAML'],
  ['schema: other', 'has "schema: release-file/1"'],
  ['schema: release-file/1\nchannels: { production: { pin: {} } }', 'production has no field "pin"'],
  ['schema: release-file/1\nchannels: { production: { pins: { shell: 1 } } }', '"pins" has a wrong value'],
  [
    'schema: release-file/1\nchannels: { production: { policy: { check: maybe } } }',
    '"check" has a wrong value',
  ],
  ['schema: release-file/1\nchannels: { production: { stages: 5% } }', null],
  ['schema: release-file/1\nchannels: { production: { stages: 5%:x } }', 'is no stage'],
  ['schema: release-file/1\nchannels: { ../x: {} }', 'is no channel name'],
])('reads %j', (text, fault) => {
  if (fault === null) expect(readReleaseFile(text)).toHaveProperty(channel);
  else expect(() => readReleaseFile(text)).toThrow(fault);
});

describe('over HTTP', () => {
  it('takes the text of the file, and only what the token may change', async () => {
    const app = Fastify();
    await app.register(registryApi({ registry: at.registry, smoke: null }));
    const send = async (verb: string, scopes: string[], file: string | undefined) => {
      const token = await makeToken(at.registry, { name: 'holder', scopes, days: 1, ...AUTHOR });
      const headers = { authorization: `Bearer ${token}` };
      const payload = { args: ['/etc/passwd'], ...(file !== undefined && { file }) };
      return app.inject({ method: 'POST', url: `/v1/${verb}`, headers, payload });
    };
    const pins =
      "schema: release-file/1\nchannels: { production: { pins: { shell: '1', mf-auth: '2', mf-hotel: '1' } } }";
    expect((await send('plan', ['read'], undefined)).statusCode).toBe(400);
    expect((await send('plan', ['read'], pins)).json()).toMatchObject({
      result: { actions: [{ kind: 'pin' }] },
    });
    expect((await send('apply', ['read', 'pin:staging'], pins)).statusCode).toBe(403);
    expect((await send('apply', ['read', 'pin:*'], FILE)).statusCode).toBe(403); // its policy needs admin
    expect((await send('apply', ['read', 'pin:production'], pins)).json()).toMatchObject({
      result: { done: [{ release: 2 }] },
    });
    await app.close();
  });
});
