import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { setPolicy } from '../permissions/policies/channel-policy.ts';
import { AUTHOR, madeUpRemote, madeUpShell } from '../testing/made-up-builds.ts';
import { eachRegistry, smokeWith } from '../testing/each-registry.ts';

const at = eachRegistry();
const object = (properties: object, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
});
const text = { type: 'string' };
const calls = {
  'POST /dollar/redeem': { request: object({ reward: text }), reply: object({ left: { type: 'number' } }) },
};

/** An app server with one call. */
const openApi = (request: object, reply: object) => ({
  paths: {
    '/dollar/redeem': {
      post: {
        requestBody: { content: { 'application/json': { schema: { allOf: [request] } } } },
        responses: {
          200: {
            content: {
              'application/json': {
                schema: { anyOf: [{ allOf: [{ properties: { data: reply } }] }] },
              },
            },
          },
        },
      },
    },
  },
});

beforeEach(async () => {
  await at.publishAll(madeUpShell('1'), madeUpRemote('mf-auth', '1'), madeUpRemote('mf-auth', '2'));
  await at.publishAll({ ...madeUpRemote('mf-dollars', '1'), manifest: { contract: calls } });
  await at.pinUnits(['shell@1', 'mf-auth@1']);
  await setPolicy(at.registry, { channel: 'production', check: 'required', ...AUTHOR });
});

describe('a guarded channel', () => {
  it('accepts exactly the checked set', async () => {
    await expect(at.pinUnits(['mf-auth@2'])).rejects.toThrow(
      'run `npm run release -- check mf-auth@2 --channel production` first',
    );
    expect(await at.checkUnits(['mf-auth@2'])).toMatchObject({ passed: true });
    expect(await at.pinUnits(['mf-auth@2'])).toMatchObject({ number: 2 });
    // the same version with another one is a different set
    await expect(at.pinUnits(['mf-auth@2', 'mf-dollars@1'])).rejects.toThrow('takes only what was checked');
  });

  it('rejects a set that failed in the browser', async () => {
    const fault = 'mf-auth@2: the screen /auth did not come.';
    const verdict = await at.checkUnits(['mf-auth@2'], { smoke: smokeWith(fault) });
    expect(verdict).toMatchObject({ passed: false });
    expect(verdict.outcomes.at(-1)).toEqual({ gate: 'smoke', faults: [fault] });
    await expect(at.pinUnits(['mf-auth@2'])).rejects.toThrow('the screen /auth did not come');
    expect(await at.checkUnits(['mf-auth@2'], { smoke: null })).toMatchObject({ passed: false });
  });

  it('rejects a verdict that was edited by hand', async () => {
    await at.checkUnits(['mf-auth@2'], { smoke: smokeWith('no') });
    const [key = ''] = await at.registry.list('verdicts/');
    const file = join(at.dataDir, 'release', key);
    const forged = { ...JSON.parse(await readFile(file, 'utf8')), passed: true, outcomes: [] };
    await writeFile(file, JSON.stringify(forged));
    await expect(at.pinUnits(['mf-auth@2'])).rejects.toThrow('takes only what was checked');
  });

  it('stays guarded if its policy is deleted or edited by hand', async () => {
    const file = join(at.dataDir, 'release/policies/production.json');
    const open = { ...JSON.parse(await readFile(file, 'utf8')), check: 'skipped', force: 'allowed' };
    await writeFile(file, JSON.stringify(open));
    await expect(at.pinUnits(['mf-auth@2'])).rejects.toThrow('has no signature of a trusted key');
    await at.registry.remove('policies/production.json');
    await expect(at.pinUnits(['mf-auth@2'])).rejects.toThrow('policies/production.json is missing');
  });

  it('rejects --force; a test channel accepts it', async () => {
    const broken = { ...madeUpRemote('mf-auth', '3'), manifest: { shared: { react: '18.0.0' } } };
    await at.publishAll(broken);
    await expect(at.pinUnits(['mf-auth@3'], { force: true })).rejects.toThrow('does not allow forcing');
    await setPolicy(at.registry, { channel: 'staging', force: 'allowed', ...AUTHOR });
    const staging = { channel: 'staging', units: [], force: true };
    await at.pinUnits([], { ...staging, units: ['shell@1', 'mf-auth@3'] });
  });
});

describe('links to screens that no unit of the set has', () => {
  const notesOf = async (...units: string[]) => {
    const { passed, outcomes } = await at.checkUnits(units);
    return {
      passed,
      notes: outcomes.flatMap(({ gate, notes }) => (notes === undefined ? [] : [gate, ...notes])),
    };
  };

  it('are listed by the gate routes, and refuse nothing', async () => {
    const links = ['/', '/auth', '/dollars', '/my-vouchers'];
    await at.publishAll({ ...madeUpRemote('mf-auth', '3'), manifest: { links } });
    const sentence = (path: string) =>
      `mf-auth@3 links to ${path}, which no unit of this set has: the link is not shown until one has it.`;
    expect(await notesOf('mf-auth@3')).toEqual({
      passed: true,
      notes: ['routes', sentence('/dollars'), sentence('/my-vouchers')],
    });
    await at.publishAll(madeUpRemote('mf-dollars', '2', '/dollars'));
    expect(await notesOf('mf-auth@3', 'mf-dollars@2')).toEqual({
      passed: true,
      notes: ['routes', sentence('/my-vouchers')],
    });
    expect(await notesOf('mf-auth@2')).toEqual({ passed: true, notes: [] });
  });
});

describe('the contract gate', () => {
  const outcome = async (description: Parameters<typeof openApi> | null) => {
    const api = description === null ? null : openApi(...description);
    const { outcomes } = await at.checkUnits(['mf-dollars@1'], { openApi: api });
    return outcomes.find(({ gate }) => gate === 'contract')?.faults.join('\n');
  };
  const asks = object({ reward: text });
  const answers = object({ left: { type: 'number' } });

  it('accepts added calls, optional arguments and unread response members', async () => {
    expect(await outcome([asks, answers])).toBe('');
    const more = object({ reward: text, note: text }, ['reward']);
    expect(await outcome([more, object({ left: { type: 'integer' }, total: { type: 'number' } })])).toBe('');
  });

  it('rejects a missing call, and every incompatibility in both directions', async () => {
    expect(await outcome(null)).toMatch('name its OpenAPI document');
    const { outcomes } = await at.checkUnits(['mf-dollars@1'], { openApi: { paths: {} } });
    expect(outcomes.at(-1)?.faults[0]).toMatch(
      'mf-dollars@1 calls POST /dollar/redeem, which the app server',
    );
    expect(await outcome([object({ reward: text, pin: text }), answers])).toMatch(
      /does not take \(pin: may be/,
    );
    expect(await outcome([object({ reward: { type: 'number' } }), answers])).toMatch(
      /reward: number, not string/,
    );
    expect(await outcome([asks, object({})])).toMatch(/does not answer \(left: may be missing\)/);
    const choice = { anyOf: [{ type: 'number' }, { type: 'null' }] };
    expect(await outcome([asks, object({ left: choice })])).toMatch(/left: number, not null/);
    const nullable = { type: ['number', 'null'] };
    expect(await outcome([asks, object({ left: nullable })])).toMatch(/left: number, not null/);
  });
});
