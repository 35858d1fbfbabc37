import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { CallKey } from '@resort/shared/contract';
import { eq } from 'drizzle-orm';
import { send, type CallOptions, type Identity } from '../../../../test/platform/protocol/client.ts';
import { signIn } from '../../../../test/platform/protocol/sign-in.ts';
import { testApp, type TestApp } from '../../../../test/platform/protocol/test-app.ts';
import type { TestClock } from '../../../../test/platform/protocol/test-clock.ts';
import { member, passkey } from '../../../schema/index.ts';
import { softwareAuthenticator } from '../../../../test/domains/auth/software-authenticator.ts';
import { standOn, type Ground } from '../../../../test/database/stand-on.ts';

const origin = 'https://members.example.com';
const rpID = 'members.example.com';
let database: Ground['database'];
let app: TestApp;
let clock: TestClock;

standOn((ground) => ({ database, app, clock } = ground), { integrations: { appOrigin: origin } });

const call = async <T = Record<string, string>>(key: CallKey, options: CallOptions) =>
  (await send<T>(app, key, options)).envelope;
const challengeFor = async (as: Identity) =>
  (await call<{ challenge: string }>('POST /user/passkey/options', { as })).data.challenge;
const loginChallenge = async () =>
  (await call<{ challenge: string }>('POST /user/passkey/login/options', {})).data.challenge;
const put = (as: Identity, registration: unknown, params = { id: as.userId }) =>
  call('PUT /user/{id}/biometricKey', { as, params, payload: { registration, deviceName: 'My phone' } });
const add = async (as: Identity, key = softwareAuthenticator({ origin, rpID })) => ({
  key,
  answer: await put(as, key.create(await challengeFor(as))),
});
const login = (authentication: unknown, more: CallOptions = {}) =>
  call('POST /user/passkey/login', { ...more, payload: { authentication, ...more.payload } });

describe('a passkey', () => {
  it('is created for a member and signs them in', async () => {
    const as = await signIn(app, '66000101');
    const options = await call<Record<string, unknown>>('POST /user/passkey/options', { as });
    expect(options.data).toMatchObject({
      rp: { id: rpID },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
    const { key, answer } = await add(as);
    expect(answer).toMatchObject({ code: 0, data: { keyId: expect.any(String) } });
    expect(await login(key.get(await loginChallenge()))).toMatchObject({
      code: 0,
      data: { userId: as.userId },
    });
    const [stored] = await database.db
      .select()
      .from(passkey)
      .where(eq(passkey.memberId, Number(as.userId)));
    expect(stored).toMatchObject({ deviceName: 'My phone', counter: 2, transports: ['internal'] });
  });

  it('accepts each challenge once, from its own member and visitor, within five minutes', async () => {
    const [as, other] = [await signIn(app, '66000102'), await signIn(app, '66000103')];
    const key = softwareAuthenticator({ origin, rpID });
    const late = key.create(await challengeFor(as));
    clock.advance(300);
    expect(await put(as, late)).toMatchObject({ code: 11012, errorCode: 'TICKET_EXPIRED' });
    const foreign = key.create(await challengeFor(as));
    expect(await put(other, foreign)).toMatchObject({ code: 11012 });
    expect(await put(as, foreign)).toMatchObject({ code: 0 });
    expect(await put(as, foreign)).toMatchObject({ code: 11012 });
    const given = key.get(await loginChallenge());
    expect(await login(given, { payload: { authId: 't2' } })).toMatchObject({ code: 11012 });
    expect(await login(given)).toMatchObject({ code: 0 });
    expect(await login(given)).toMatchObject({ code: 11012 });
  });

  it('is refused from another origin, for another host, with another key, or unknown', async () => {
    const as = await signIn(app, '66000104');
    const phishing = softwareAuthenticator({ origin: 'https://members.example.co', rpID });
    expect(await put(as, phishing.create(await challengeFor(as)))).toMatchObject({ code: 10001 });
    const elsewhere = softwareAuthenticator({ origin, rpID: 'example.co' });
    expect(await put(as, elsewhere.create(await challengeFor(as)))).toMatchObject({ code: 10001 });
    const { key } = await add(as);
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const failed = { code: 11010, errorCode: 'LOGIN_FAILED' };
    expect(await login(key.get(await loginChallenge(), privateKey))).toMatchObject(failed);
    const stranger = softwareAuthenticator({ origin, rpID });
    expect(await login(stranger.get(await loginChallenge()))).toMatchObject(failed);
  });

  it('is refused if the response names another member', async () => {
    const as = await signIn(app, '66000111');
    const { key } = await add(as);
    const [other, own] = await Promise.all(
      ['66000102', '66000111'].map((phone) =>
        database.db.select().from(member).where(eq(member.phone, phone)),
      ),
    );
    const answer = async (openKey = '') => {
      const given = key.get(await loginChallenge());
      const userHandle = Buffer.from(openKey).toString('base64url');
      return login({ ...given, response: { ...given.response, userHandle } });
    };
    expect(await answer(other?.[0]?.openKey)).toMatchObject({ code: 11010, errorCode: 'LOGIN_FAILED' });
    expect(await answer(own?.[0]?.openKey)).toMatchObject({ code: 0 });
  });

  it('is refused if its counter goes back, because it was copied', async () => {
    const as = await signIn(app, '66000105');
    const { key } = await add(as);
    await database.db
      .update(passkey)
      .set({ counter: 100 })
      .where(eq(passkey.memberId, Number(as.userId)));
    expect(await login(key.get(await loginChallenge()))).toMatchObject({ code: 11010 });
  });

  it('is limited to five, also for concurrent additions', async () => {
    const as = await signIn(app, '66000106');
    const answers = [];
    for (let n = 0; n < 4; n += 1) answers.push((await add(as)).answer);
    const more = await Promise.all(Array.from({ length: 6 }, () => add(as)));
    const codes = more.map(({ answer }) => answer.code).sort();
    expect(codes).toEqual([0, 12011, 12011, 12011, 12011, 12011]);
    const keyId = answers[0]?.data['keyId'];
    const remove = (by: Identity) =>
      call('DELETE /user/{id}/biometricKey', { as: by, params: { id: by.userId }, payload: { keyId } });
    await remove(await signIn(app, '66000107'));
    expect((await add(as)).answer.code).toBe(12011);
    expect(await remove(as)).toMatchObject({ code: 0, data: null });
    expect(await remove(as)).toMatchObject({ code: 0 });
    expect((await add(as)).answer.code).toBe(0);
  });

  it('can be managed by its member only', async () => {
    const [as, other] = [await signIn(app, '66000108'), await signIn(app, '66000109')];
    const key = softwareAuthenticator({ origin, rpID });
    const answer = await put(as, key.create(await challengeFor(as)), { id: other.userId });
    expect(answer).toMatchObject({ code: 10007 });
  });

  it('does not sign in a member who is not active', async () => {
    const as = await signIn(app, '66000110');
    const { key } = await add(as);
    await database.db
      .update(member)
      .set({ status: 'FROZEN' })
      .where(eq(member.id, Number(as.userId)));
    expect(await login(key.get(await loginChallenge()))).toMatchObject({ code: 40152 });
  });

  it('needs an app that knows its own origin', async () => {
    const homeless = await testApp({ db: database.db, clock });
    expect((await send(homeless, 'POST /user/passkey/login/options')).envelope).toMatchObject({
      code: 10012,
    });
    await homeless.fastify.close();
  });
});
