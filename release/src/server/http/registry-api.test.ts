import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { readBuild } from '../../artifacts/dist-folder.ts';
import { setPolicy } from '../../permissions/policies/channel-policy.ts';
import { makeToken, revokeToken } from '../../permissions/tokens/tokens.ts';
import { AUTHOR, CONFIG, madeUpRemote, madeUpShell, writeBuild } from '../../testing/made-up-builds.ts';
import { eachRegistry, smokeWith } from '../../testing/each-registry.ts';
import { registryApi } from './registry-api.ts';
import { toWire } from './wire.ts';

const at = eachRegistry();
let app: FastifyInstance;
const tokens: Record<string, string> = {};

beforeEach(async () => {
  await at.publishAll(madeUpShell('1'), madeUpRemote('mf-auth', '1'), madeUpRemote('mf-auth', '2'));
  await at.pinUnits(['shell@1', 'mf-auth@1'], { config: CONFIG });
  const make = async (name: string, ...scopes: string[]) => {
    tokens[name] = await makeToken(at.registry, { name, scopes, days: 1, ...AUTHOR });
  };
  await make('team', 'publish:mf-dollars', 'read');
  await make('manager', 'pin:production', 'read');
  await make('lead', 'pin:production', 'approve:production', 'admin');
  await make('tests', 'grant:staging');
  await make('security', 'block');
  app = Fastify();
  await app.register(registryApi({ registry: at.registry, smoke: smokeWith() }));
});
afterEach(() => app.close());

async function post(verb: string, who: string | null, args: string[], builds?: object[]) {
  const response = await app.inject({
    method: 'POST',
    url: `/v1/${verb}`,
    headers: who === null ? {} : { authorization: `Bearer ${tokens[who] ?? who}` },
    payload: { args, ...(builds && { builds }) },
  });
  return { status: response.statusCode, type: response.headers['content-type'], ...response.json() };
}
const build = async (version: string, unit = 'mf-dollars') =>
  toWire(await readBuild(await writeBuild(join(at.dataDir, 'work'), madeUpRemote(unit, version))));

describe('probes of the registry', () => {
  it('report to anybody that it runs, and whether its store can be read', async () => {
    const probe = async (url: string) => {
      const { statusCode, headers, ...answer } = await app.inject({ url });
      return [statusCode, headers['retry-after'], answer.json()];
    };
    expect(await probe('/health')).toEqual([200, undefined, { status: 'ok' }]);
    expect(await probe('/ready')).toEqual([200, undefined, { status: 'ok', store: true }]);
    const away = { ...at.registry, list: () => Promise.reject(new Error('away')) };
    await app.close();
    app = Fastify();
    await app.register(registryApi({ registry: away, smoke: null }));
    expect(await probe('/health')).toEqual([200, undefined, { status: 'ok' }]);
    expect(await probe('/ready')).toEqual([503, '5', { status: 'unavailable', store: false }]);
  });
});

describe('the registry over HTTP', () => {
  it('lets a team publish its unit, and a manager check, pin, roll back and read', async () => {
    const args = ['--reason', 'ready', '--by', 'somebody-else'];
    expect(await post('publish', 'team', args, [await build('1')])).toMatchObject({
      status: 200,
      result: [{ unit: 'mf-dollars', version: '1', published: true }],
      text: 'mf-dollars  1  published',
    });
    expect(await post('check', 'manager', ['mf-dollars@1'])).toMatchObject({ result: { passed: true } });
    expect(await post('pin', 'manager', ['mf-dollars@1'])).toMatchObject({ result: { number: 2 } });
    expect(await post('rollback', 'manager', [])).toMatchObject({ result: { number: 3 } });
    const { result } = await post('audit', 'team', []);
    const lines = (result as { by: string; verb: string }[]).map(({ by, verb }) => `${by} ${verb}`);
    // the token identifies the author, not the request
    expect(lines.slice(0, 3)).toEqual(['manager rollback', 'manager pin', 'team publish']);
  });

  it('blocks for a token with that scope', async () => {
    expect(await post('block', 'security', ['mf-auth@1', '--reason', 'leak'])).toMatchObject({ status: 200 });
  });

  it('identifies the owner of a token, and lets readers compare releases', async () => {
    expect(await post('whoami', 'tests', [])).toMatchObject({
      result: { name: 'tests', scopes: ['grant:staging'] },
    });
    expect(await post('matrix', 'manager', [])).toMatchObject({
      result: [{ channel: 'production', units: { 'mf-auth': { version: '1', by: 'team' } } }],
    });
    await post('pin', 'manager', ['mf-auth@2']);
    expect(await post('diff', 'manager', ['1', '2'])).toMatchObject({
      result: { units: [{ unit: 'mf-auth', from: '1', to: '2' }] },
    });
    expect(await post('history', 'manager', ['--before', '2'])).toMatchObject({ result: [{ number: 1 }] });
  });

  it.each([
    ['whoami', null, [], 401, 'denied'],
    ['matrix', 'security', [], 403, 'denied'],
    ['history', 'tests', [], 403, 'denied'],
    ['diff', 'tests', ['1', '1'], 403, 'denied'],
    ['diff', 'manager', ['1'], 400, 'usage'],
    ['diff', 'manager', ['1', '7'], 422, 'refused'],
    ['pin', null, ['mf-auth@2'], 401, 'denied'],
    ['pin', 'manager.guessed', ['mf-auth@2'], 401, 'denied'],
    ['pin', 'team', ['mf-auth@2'], 403, 'denied'],
    ['pin', 'manager', ['mf-auth@2', '--channel', 'staging'], 403, 'denied'],
    ['block', 'manager', ['mf-auth@2'], 403, 'denied'],
    ['freeze', 'manager', [], 403, 'denied'],
    ['approve', 'manager', ['01234567'], 403, 'denied'],
    ['approve', 'lead', ['01234567'], 422, 'refused'],
    ['approve', 'lead', ['01234567', '--channel', 'staging'], 403, 'denied'],
    ['rollout', 'team', ['1000'], 403, 'denied'],
    ['halt', 'manager', [], 422, 'refused'],
    ['grant', 'tests', ['mf-auth@2', '--for', 'tess'], 403, 'denied'],
    ['cohort', 'manager', ['staff'], 403, 'denied'],
    ['policy', 'manager', ['--approval', 'skipped'], 403, 'denied'],
    ['policy', 'manager', ['--check', 'skipped'], 403, 'denied'],
    ['gc', 'manager', [], 403, 'denied'],
    ['keys', 'manager', [], 400, 'usage'],
    ['token', 'manager', ['x', 'admin'], 400, 'usage'],
    ['constructor', 'manager', [], 400, 'usage'],
    ['pin', 'manager', ['mf-auth@2', '--nope'], 400, 'usage'],
    ['pin', 'manager', ['mf-auth@9'], 422, 'refused'],
    ['pin', 'manager', ['mf-auth@2', '--expect', '0'], 409, 'conflict'],
  ])('responds to %s by %s with %j: %i', async (verb, who, args, status, type) => {
    const problem = await post(verb, who, args);
    expect(problem).toMatchObject({ status, type: `/problems/${type}`, detail: expect.any(String) });
    expect((await post('status', 'team', [])).result).toMatchObject({ current: 1 });
  });

  it('requires approval by another name, whatever the request says', async () => {
    await setPolicy(at.registry, { channel: 'production', approval: 'required', ...AUTHOR });
    const proposed = await post('pin', 'lead', ['mf-auth@2', '--by', 'somebody-else']);
    expect(proposed).toMatchObject({ status: 202, exitCode: 7, result: { proposal: { by: 'lead' } } });
    const { id } = (proposed.result as { proposal: { id: string } }).proposal;
    expect(await post('approve', 'lead', [id, '--by', 'manager'])).toMatchObject({
      status: 422,
      detail: expect.stringContaining('it takes somebody else'),
    });
    const scopes = ['approve:production'];
    tokens['second'] = await makeToken(at.registry, { name: 'second', scopes, days: 1, ...AUTHOR });
    expect(await post('approve', 'second', [id])).toMatchObject({ status: 200, result: { number: 2 } });
  });

  it('responds 423 while the channel is frozen', async () => {
    expect(await post('freeze', 'lead', ['--reason', 'New Year'])).toMatchObject({ status: 200 });
    expect(await post('pin', 'manager', ['mf-auth@2'])).toMatchObject({
      status: 423,
      type: '/problems/frozen',
      detail: expect.stringContaining('frozen by lead ("New Year")'),
    });
  });

  it('refuses a build of another unit, and an inconsistent one', async () => {
    const other = await build('1', 'mf-hotel');
    expect(await post('publish', 'team', [], [other])).toMatchObject({ status: 403 });
    const mine = await build('1');
    const changed = { ...mine, files: { ...mine.files, 'static/tiny.css': 'ZXZpbA==' } };
    expect(await post('publish', 'team', [], [changed])).toMatchObject({
      status: 422,
      detail: 'static/tiny.css is not the file that unit.json describes: it changed after the build.',
    });
    expect(await post('publish', 'team', [], [{ manifest: 5 }])).toMatchObject({ status: 400 });
  });
});

describe('a token', () => {
  const fileOf = (name: string) => join(at.dataDir, 'release/tokens', `${name}.json`);

  it('is stored as a hash only', async () => {
    const [, secret = '?'] = (tokens['team'] ?? '').split('.');
    expect(await readFile(fileOf('team'), 'utf8')).not.toContain(secret);
  });

  it('has no effect when it is revoked, expired, or was edited in the store', async () => {
    const status = async (who: string) => (await post('status', who, [])).status;
    expect(await status('team')).toBe(200);
    await revokeToken(at.registry, { name: 'team', ...AUTHOR });
    expect(await status('team')).toBe(401);

    const short = await makeToken(at.registry, { name: 'short', scopes: ['read'], days: 0, ...AUTHOR });
    expect(await status(short)).toBe(401);

    const stored = JSON.parse(await readFile(fileOf('manager'), 'utf8'));
    await writeFile(fileOf('manager'), JSON.stringify({ ...stored, scopes: ['read', 'admin'] }));
    expect(await status('manager')).toBe(401);
  });

  it('has valid scopes', async () => {
    const ask = (...scopes: string[]) => makeToken(at.registry, { name: 'x', scopes, days: 1, ...AUTHOR });
    await expect(ask()).rejects.toThrow('could do nothing');
    await expect(ask('publish')).rejects.toThrow('"publish" is no scope');
    await expect(ask('pin:../x')).rejects.toThrow('is no scope');
  });
});
