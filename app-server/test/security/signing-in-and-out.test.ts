import { beforeAll, describe, expect, it } from '@jest/globals';
import type { MemberSession } from '@resort/mf-membership/contract';
import type { SessionReply } from '@resort/shared/calls/rows';
import type { CallKey } from '@resort/shared/contract';
import { eq } from 'drizzle-orm';
import { identityOf, send, type CallOptions, type Identity } from '../platform/protocol/client.ts';
import { askForCode, signIn } from '../platform/protocol/sign-in.ts';
import type { TestApp } from '../platform/protocol/test-app.ts';
import { testClock } from '../platform/protocol/test-clock.ts';
import { tokenHash } from '../../src/platform/secrets/secrets.ts';
import { session } from '../../src/schema/index.ts';
import { demoPassword, demoPin } from '../../demo/seeds/sign-in.ts';
import { standOn, type Ground } from '../database/stand-on.ts';
import { tablesWith } from './stored.ts';

const PHONE = '66000001';

let ground: Ground;
/** another app server on the same database */
let elsewhere: TestApp;
let attacker: Identity;

const clock = testClock();
standOn((given) => (ground = given), { clock });
beforeAll(async () => {
  elsewhere = await ground.another({});
  attacker = await signIn(ground.app, '66000102');
});

const check = async (as: Identity, on = ground.app) => (await send(on, 'GET /user/info', { as })).envelope;

/** A code that was not used leaves a waiting time. */
async function newCode(): Promise<Record<string, unknown>> {
  clock.advance(60);
  return { ...(await askForCode(ground.app, PHONE)) };
}

/** Every way to start a session with a secret; the passkey's is in passkeys.test.ts. */
const WAYS: readonly [string, CallKey, () => Promise<Record<string, unknown>>][] = [
  ['a one-time code', 'POST /user/otp/login', newCode],
  ['a password', 'POST /user/login/normal', async () => ({ account: PHONE, password: demoPassword(PHONE) })],
  ['a card', 'POST /member/login', async () => ({ cardNo: '880012345678', pin: demoPin(PHONE) })],
];

describe.each(WAYS)('signing in with %s', (_way, key, payloadOf) => {
  const enter = async (options: CallOptions = {}) => {
    const payload = { ...(await payloadOf()), ...options.payload };
    return (await send<SessionReply>(ground.app, key, { ...options, payload })).envelope;
  };

  it('gives a token that nobody chose: neither in a header, a cookie nor the body', async () => {
    const chosen = 'c'.repeat(43);
    const { data } = await enter({
      payload: { tokenValue: chosen, token: chosen, sessionId: '1' },
      change: ({ headers }) => void (headers['cookie'] = `tokenValue=${chosen}`),
    });
    expect(data.tokenValue).toMatch(/^[\w-]{43}$/);
    expect(data.tokenValue).not.toBe(chosen);
    expect((await check({ ...identityOf(data), token: chosen })).code).toBe(301);
  });

  it('in somebody else’s session leaves that theirs, and gives another', async () => {
    const { data } = await enter({ as: attacker });
    expect(data.tokenValue).not.toBe(attacker.token);
    expect(await check(attacker)).toMatchObject({ code: 0, data: { userId: attacker.userId } });
    expect(await check(identityOf(data))).toMatchObject({ code: 0, data: { userId: data.userId } });
    expect(data.userId).not.toBe(attacker.userId);
  });

  it('with a token of nobody is refused, and that token opens nothing afterwards', async () => {
    const chosen = 'd'.repeat(43);
    expect((await enter({ as: { ...attacker, token: chosen } })).code).toBe(301);
    const rows = ground.database.db.$count(session, eq(session.tokenHash, tokenHash(chosen)));
    expect(await rows).toBe(0);
  });

  it('leaves neither the token nor the key readable in the database', async () => {
    const { data } = await enter();
    const forms = [data.tokenValue, data.signKey].flatMap((secret) => {
      const bytes = Buffer.from(secret, 'base64');
      // bytea columns are read as hex
      const inHex = [bytes, Buffer.from(secret)].map((each) => each.toString('hex'));
      return [...inHex, bytes.toString('base64'), bytes.toString('base64url')];
    });
    expect(await tablesWith(ground.database.pool, forms)).toEqual([]);
    // the search finds what is there
    const hash = Buffer.from(tokenHash(data.tokenValue)).toString('hex');
    expect(await tablesWith(ground.database.pool, [hash])).toEqual(['session']);
  });

  it('gives another token and another key each time', async () => {
    const [first, second] = [(await enter()).data, (await enter()).data];
    expect(first.tokenValue).not.toBe(second.tokenValue);
    expect(first.signKey).not.toBe(second.signKey);
  });
});

describe('signing out', () => {
  it('is over at once, at every server, and stays over', async () => {
    const own = await signIn(ground.app, '66000103');
    expect((await check(own, elsewhere)).code).toBe(0);
    await send(ground.app, 'GET /user/logout', { as: own });
    for (const on of [ground.app, elsewhere]) expect((await check(own, on)).code).toBe(301);
    await signIn(ground.app, '66000103');
    expect((await check(own)).code).toBe(301);
  });

  it('leaves the other devices, which are signed out by choice', async () => {
    const [phone, tablet, desk] = [
      await signIn(ground.app, '66000104'),
      await signIn(ground.app, '66000104'),
      await signIn(ground.app, '66000104'),
    ];
    await send(ground.app, 'GET /user/logout', { as: phone });
    expect((await check(tablet)).code).toBe(0);
    const { data } = (await send<MemberSession[]>(ground.app, 'GET /member/sessions', { as: tablet }))
      .envelope;
    expect(data).toHaveLength(2);
    const id = data.find(({ current }) => !current)?.id;
    await send(ground.app, 'POST /member/sessions/end', { as: tablet, payload: { id } });
    expect((await check(desk, elsewhere)).code).toBe(301);
    expect((await check(tablet, elsewhere)).code).toBe(0);
  });
});
