import { jest, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { identityProvider, RETURN_PATH } from '../../permissions/identity/provider.ts';
import { readIdentity } from '../../permissions/identity/settings.ts';
import { setPolicy } from '../../permissions/policies/channel-policy.ts';
import { makeToken } from '../../permissions/tokens/tokens.ts';
import { AUTHOR, madeUpRemote, madeUpShell } from '../../testing/made-up-builds.ts';
import { eachRegistry, smokeWith } from '../../testing/each-registry.ts';
import { openProvider, type TestProvider } from '../../testing/openid-provider.ts';
import { registryApi } from './registry-api.ts';

const ORIGIN = 'https://releases.example';
const OWN_PAGE = { 'sec-fetch-site': 'same-origin' };
const NOT_THE_DATE = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'setInterval',
  'setTimeout',
] as const;
const at = eachRegistry();
const accounts = {
  'sub-ana': { preferred_username: 'ana', groups: ['release-managers', 'everybody'] },
  'sub-ben': { preferred_username: 'ben', groups: ['release-managers'] },
  'sub-boss': { preferred_username: 'boss', groups: ['admins'] },
  'sub-guest': { preferred_username: 'guest', groups: ['everybody'] },
};
let provider: TestProvider;
let app: FastifyInstance;

beforeEach(async () => {
  provider = await openProvider(accounts, { id: 'console', returnsTo: `${ORIGIN}${RETURN_PATH}` });
  app = await serveWith({});
});
afterEach(async () => {
  await app.close();
  await provider.close();
});

async function serveWith(change: NodeJS.ProcessEnv): Promise<FastifyInstance> {
  const settings = readIdentity({
    RELEASE_OIDC_ISSUER: provider.issuer,
    RELEASE_OIDC_CLIENT_ID: 'console',
    RELEASE_CONSOLE_ORIGIN: ORIGIN,
    RELEASE_OIDC_ROLES: 'release-managers=read pin:* approve:*; admins=admin',
    ...change,
  });
  const api = Fastify();
  const identity = settings && identityProvider(settings);
  await api.register(registryApi({ registry: at.registry, smoke: smokeWith(), identity }));
  return api;
}

const cookiesOf = ({ headers }: { headers: Record<string, unknown> }) =>
  [headers['set-cookie'] ?? []].flat().map(String);

async function signInAs(who: string) {
  const begun = await app.inject({ url: '/v1/sign-in' });
  const errand = cookiesOf(begun)[0] ?? '';
  const back = await provider.visit(String(begun.headers.location), who);
  const returned = () =>
    app.inject({ url: back.slice(ORIGIN.length), headers: { cookie: errand.split(';')[0] ?? '' } });
  const done = await returned();
  const session = cookiesOf(done).find((cookie) => cookie.startsWith('release-session=')) ?? '';
  return { errand, back, returned, done, session, token: /=([^;]*)/.exec(session)?.[1] ?? '' };
}

const run = (verb: string, headers: Record<string, string>, ...args: string[]) =>
  app.inject({ method: 'POST', url: `/v1/${verb}`, headers, payload: { args } });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('signing in with an OpenID provider', () => {
  it('gives a person what the groups may do, by a cookie that no script and no other site can use', async () => {
    const { errand, done, session } = await signInAs('sub-ana');
    expect(errand).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
    expect([done.statusCode, done.headers.location]).toEqual([303, '/console']);
    expect(session).toMatch(/; HttpOnly; SameSite=Strict; Secure$/);
    const cookie = session.split(';')[0] ?? '';
    const who = await run('whoami', { cookie, ...OWN_PAGE });
    expect(who.json().result).toEqual({
      name: 'ana <sub-ana>',
      scopes: ['read', 'pin:*', 'approve:*'],
      isPerson: true,
    });
    expect((await app.inject({ url: '/v1/session', headers: { cookie, ...OWN_PAGE } })).json()).toEqual({
      isOffered: true,
      isSignedIn: true,
    });
    for (const site of [{}, { 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }])
      expect((await run('whoami', { cookie, ...site })).statusCode).toBe(401);
    const out = await app.inject({ method: 'POST', url: '/v1/sign-out', headers: { cookie, ...OWN_PAGE } });
    expect([out.statusCode, cookiesOf(out)]).toEqual([
      204,
      ['release-session=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict; Secure'],
    ]);
    expect((await app.inject({ method: 'POST', url: '/v1/sign-out', headers: { cookie } })).statusCode).toBe(
      403,
    );
  });

  it('takes the same token for HTTP verbs; an admin reads, too; tokens for machines remain', async () => {
    await at.publishAll(madeUpShell('1'));
    await at.pinUnits(['shell@1']);
    const boss = await signInAs('sub-boss');
    expect((await run('status', bearer(boss.token))).statusCode).toBe(200);
    expect((await run('rollback', bearer(boss.token))).statusCode).toBe(403);
    const machine = await makeToken(at.registry, { name: 'robot', scopes: ['read'], days: 1, ...AUTHOR });
    expect((await run('status', bearer(machine))).statusCode).toBe(200);
  });

  it('gives nothing to people without a role, nor for another browser’s, a repeated or an unknown return', async () => {
    const guest = await signInAs('sub-guest');
    expect([guest.done.statusCode, guest.session]).toEqual([403, '']);
    const ana = await signInAs('sub-ana');
    expect((await ana.returned()).statusCode).toBe(400); // a code works once
    const other = await signInAs('sub-ben');
    const mixed = await app.inject({
      url: other.back.slice(ORIGIN.length),
      headers: { cookie: ana.errand.split(';')[0] ?? '' },
    });
    expect([mixed.statusCode, cookiesOf(mixed).some((one) => one.startsWith('release-session'))]).toEqual([
      400,
      false,
    ]);
    expect((await app.inject({ url: other.back.slice(ORIGIN.length) })).statusCode).toBe(400);
  });

  it('refuses a token that was changed, is for another client, has ended or comes from another provider', async () => {
    const { token } = await signInAs('sub-ana');
    const [head = '', body = '', signature = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
    const as = (change: object, header = head) =>
      [header, Buffer.from(JSON.stringify({ ...claims, ...change })).toString('base64url'), signature].join(
        '.',
      );
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    for (const forged of [as({ groups: ['admins'] }), as({}, none), as({}, none).replace(signature, '')])
      expect((await run('whoami', bearer(forged))).statusCode).toBe(401);
    expect((await run('whoami', bearer(token))).statusCode).toBe(200);
    await app.close();
    app = await serveWith({ RELEASE_OIDC_CLIENT_ID: 'another' });
    expect((await run('whoami', bearer(token))).statusCode).toBe(401);
    await app.close();
    const stranger = await openProvider(accounts, { id: 'console', returnsTo: `${ORIGIN}${RETURN_PATH}` });
    app = await serveWith({ RELEASE_OIDC_ISSUER: stranger.issuer });
    expect((await run('whoami', bearer(token))).statusCode).toBe(401);
    await stranger.close();
  });

  it('forgets a person half a day after signing in, even if the provider’s token lasts longer', async () => {
    const { token } = await signInAs('sub-ana');
    const hours = async (count: number) => {
      jest.setSystemTime(started + count * 3_600_000);
      return (await run('whoami', bearer(token))).statusCode;
    };
    const started = Date.now();
    jest.useFakeTimers({ doNotFake: [...NOT_THE_DATE] });
    try {
      expect([await hours(11.9), await hours(12.1), await hours(25)]).toEqual([200, 401, 401]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('says 503 while the provider is away; tokens still work', async () => {
    await app.close();
    app = await serveWith({ RELEASE_OIDC_ISSUER: 'http://127.0.0.1:9' });
    const machine = await makeToken(at.registry, { name: 'robot', scopes: ['read'], days: 1, ...AUTHOR });
    expect((await run('whoami', bearer('a.b.c'))).statusCode).toBe(503);
    expect((await run('whoami', bearer(machine))).statusCode).toBe(200);
  });
});

describe('an approval', () => {
  it('takes another person: not the one who proposed, under any name, and no token', async () => {
    await at.publishAll(madeUpShell('1'), madeUpRemote('mf-auth', '1'), madeUpRemote('mf-auth', '2'));
    await at.pinUnits(['shell@1', 'mf-auth@1']);
    await setPolicy(at.registry, {
      channel: 'production',
      check: 'skipped',
      approval: 'required',
      ...AUTHOR,
    });
    const ana = await signInAs('sub-ana');
    const proposed = await run('pin', bearer(ana.token), 'mf-auth@2', '--reason', 'faster');
    expect(proposed.statusCode).toBe(202);
    const { id, by } = proposed.json<{ result: { proposal: { id: string; by: string } } }>().result.proposal;
    expect(by).toBe('ana <sub-ana>');
    accounts['sub-ana'].preferred_username = 'ana-maria';
    const renamed = await signInAs('sub-ana');
    accounts['sub-ana'].preferred_username = 'ana';
    expect((await run('whoami', bearer(renamed.token))).json().result.name).toBe('ana-maria <sub-ana>');
    const again = await run('approve', bearer(renamed.token), id);
    expect([again.statusCode, again.json().detail]).toEqual([422, expect.stringContaining('somebody else')]);
    const token = await makeToken(at.registry, { name: 'anas', scopes: ['approve:*'], days: 1, ...AUTHOR });
    const machine = await run('approve', bearer(token), id);
    expect([machine.statusCode, machine.json().detail]).toEqual([
      403,
      expect.stringContaining('a person who'),
    ]);
    const ben = await signInAs('sub-ben');
    expect((await run('approve', bearer(ben.token), id, '--reason', 'read it')).json().result).toMatchObject({
      number: 2,
    });
  });
});

describe('the settings', () => {
  it('are whole, and their addresses safe', () => {
    const good = {
      RELEASE_OIDC_ISSUER: 'https://id.example',
      RELEASE_OIDC_CLIENT_ID: 'console',
      RELEASE_CONSOLE_ORIGIN: ORIGIN,
      RELEASE_OIDC_ROLES: 'cn=releases,dc=resort=read; leads=approve:*',
    };
    expect(readIdentity({})).toBeNull();
    expect([...(readIdentity(good)?.roles ?? [])]).toEqual([
      ['cn=releases,dc=resort', ['read']],
      ['leads', ['approve:*']],
    ]);
    const wrong = (change: NodeJS.ProcessEnv) => () => readIdentity({ ...good, ...change });
    expect(wrong({ RELEASE_OIDC_CLIENT_ID: '' })).toThrow('needs RELEASE_OIDC_CLIENT_ID');
    expect(wrong({ RELEASE_OIDC_ISSUER: 'http://id.example' })).toThrow('must be an https address');
    expect(wrong({ RELEASE_OIDC_ROLES: 'leads=everything' })).toThrow('is no scope');
    expect(wrong({ RELEASE_OIDC_ROLES: ' ; ' })).toThrow('names no group');
  });
});
