import { describe, expect, it } from '@jest/globals';
import type { SessionReply, UserInfo } from '@resort/shared/calls/rows';
import type { CallKey } from '@resort/shared/contract';
import { eq } from 'drizzle-orm';
import { identityOf, send, type Wire } from '../../../../test/platform/protocol/client.ts';
import { outboxOf, signIn } from '../../../../test/platform/protocol/sign-in.ts';
import { testApp, type TestApp } from '../../../../test/platform/protocol/test-app.ts';
import type { TestClock } from '../../../../test/platform/protocol/test-clock.ts';
import { member } from '../../../schema/index.ts';
import { demoPassword, demoPin } from '../../../../demo/seeds/sign-in.ts';
import { captchaTicket } from '../../../../test/domains/auth/solve-captcha.ts';
import { standOn, type Ground } from '../../../../test/database/stand-on.ts';

let database: Ground['database'];
let app: TestApp;
let clock: TestClock;

standOn((ground) => ({ database, app, clock } = ground));

const call = async (key: CallKey, payload: Record<string, unknown>) =>
  (await send(app, key, { payload })).envelope;
const PHONE = '66000001';
const password = demoPassword(PHONE);
const normal = (account: string, secret: string, more = {}) =>
  call('POST /user/login/normal', { account, password: secret, ...more });
const card = (pin: string, more = {}) =>
  call('POST /member/login', { cardNo: '8800 1234 5678', pin, ...more });

describe('a password', () => {
  it('signs in with the phone number, the member number, or a verified address', async () => {
    expect(await normal(PHONE, password, { areaCode: '+853' })).toMatchObject({ code: 0 });
    expect(await normal('6600 0001', password)).toMatchObject({ code: 0 });
    const { data } = await normal('r100001', password);
    const as = identityOf(data as SessionReply);
    expect((await send<UserInfo>(app, 'GET /user/info', { as })).envelope.data.memberNo).toBe('R100001');
    const email = 'mei@example.com';
    await database.db.update(member).set({ email, emailVerifiedAt: null }).where(eq(member.phone, PHONE));
    expect(await normal(email, password)).toMatchObject({ code: 11010 });
    await database.db.update(member).set({ emailVerifiedAt: clock.now() }).where(eq(member.phone, PHONE));
    expect(await normal('Mei@Example.com', password)).toMatchObject({ code: 0 });
  });

  it('is locked for 15 minutes after five from one address, also when it is right', async () => {
    for (let n = 0; n < 5; n += 1) {
      const ticket = n < 3 ? undefined : await captchaTicket(app, 'LOGIN');
      await normal(PHONE, 'wrong', { captchaTicket: ticket });
      clock.advance(60);
    }
    const locked = { code: 11011, errorCode: null, data: { minutes: 14 } };
    expect(await normal(PHONE, password)).toMatchObject(locked);
    clock.advance(840);
    expect(await normal(PHONE, password)).toMatchObject({ code: 0 });
  });

  it('asks for the captcha after three failures, and resets the count on success', async () => {
    for (let n = 0; n < 3; n += 1) await normal(PHONE, 'wrong');
    expect(await normal(PHONE, password)).toMatchObject({ code: 11006, errorCode: 'CAPTCHA_REQUIRED' });
    const ticket = await captchaTicket(app, 'LOGIN');
    expect(await normal(PHONE, password, { captchaTicket: ticket })).toMatchObject({ code: 0 });
    expect(await normal(PHONE, password)).toMatchObject({ code: 0 });
  });
});

describe('a card', () => {
  it('signs in with its PIN, and is locked independently of the password', async () => {
    expect(await card(demoPin(PHONE))).toMatchObject({ code: 0, data: { memberTier: 'DIAMOND' } });
    for (let n = 0; n < 5; n += 1) {
      const ticket = n < 3 ? undefined : await captchaTicket(app, 'LOGIN');
      expect(await card('999999', { captchaTicket: ticket })).toMatchObject({ code: 11010 });
    }
    expect(await card(demoPin(PHONE))).toMatchObject({ code: 11011 });
    expect(await normal(PHONE, password)).toMatchObject({ code: 0 });
  });
});

describe('an email address', () => {
  const codeFor = async (as: Awaited<ReturnType<typeof signIn>>, email: string) => {
    const { envelope } = await send<{ otpId: string }>(app, 'POST /user/email/otp', {
      as,
      payload: { email },
    });
    const [sent] = await outboxOf(app, email.toLowerCase());
    return { envelope, otpId: envelope.data?.otpId, code: sent?.code, channel: sent?.channel };
  };
  const prove = async (as: Awaited<ReturnType<typeof signIn>>, payload: Record<string, unknown>) =>
    (await send(app, 'PUT /user/email/otp', { as, payload })).envelope;

  it('belongs to the member once its code is entered, and to nobody else from then on', async () => {
    const [first, second] = [await signIn(app, '66000104'), await signIn(app, '66000105')];
    const email = 'Sofia@Example.com';
    const sent = await codeFor(first, email);
    expect(sent).toMatchObject({
      channel: 'email',
      envelope: { code: 0, data: { expireIn: 300, resendIn: 60 } },
    });
    const { otpId, code } = sent;
    const proof = { otpId, code, email };
    expect(await prove(second, proof)).toMatchObject({ code: 11002 });
    expect(await prove(first, { ...proof, email: 'other@example.com' })).toMatchObject({ code: 11002 });
    expect(await prove(first, proof)).toMatchObject({
      code: 0,
      data: { emailMasked: 's***@example.com', emailVerified: true },
    });
    const asked = await codeFor(second, email);
    expect(asked.envelope.code).toBe(0);
    const again = { otpId: asked.otpId, code: asked.code, email };
    expect(await prove(second, again)).toMatchObject({ code: 12002, errorCode: 'EMAIL_TAKEN' });
  });

  it('must be valid', async () => {
    const as = await signIn(app, '66000106');
    for (const email of ['a@b', '@example.com', 'a b@example.com'])
      expect((await codeFor(as, email)).envelope).toMatchObject({ code: 11013, errorCode: 'EMAIL_FORMAT' });
  });
});

describe('the settings of signing in', () => {
  it('list the available methods', async () => {
    expect((await call('GET /membership-config/login-manage', {})).data).toMatchObject({
      methods: ['otp', 'normal', 'card'],
      captcha: { always: false, afterFails: 3 },
      otp: { len: 6, ttl: 300, resend: 60, daily: 10 },
    });
    const voice = 'GET /common/voice/voiceCodeSwitch';
    expect((await call(voice, { areaCode: '+852' })).data).toMatchObject({ enabled: true });
    expect((await call(voice, { areaCode: '+81' })).data).toMatchObject({ enabled: false });
    expect((await call('GET /common/login/promotion', { language: 'kr' })).data).toMatchObject({
      link: '/join-us',
      imageUrl: expect.stringContaining('{skin}'),
    });
    expect((await call('GET /member/test', {})).data).toEqual({
      ok: true,
      serverTime: clock.now().getTime(),
    });
  });
});

describe('the region of a visitor', () => {
  const PROXY = '10.1.2.3';
  const regionOf = async (country: string, remoteAddress: string, header = 'cf-ipcountry') => {
    const on = await testApp({
      db: database.db,
      clock,
      trustProxy: PROXY,
      ...(header === '' ? {} : { regionHeader: header }),
    });
    const change = ({ headers }: Wire) => void (headers['cf-ipcountry'] = country);
    const { envelope } = await send(on, 'GET /common/ip/region', { remoteAddress, change });
    await on.fastify.close();
    return envelope.data;
  };
  const MACAU = { countryCode: 'MO', region: 'MO', areaCode: '+853', defaultLanguage: 'tc' };

  it('comes from our proxy’s header', async () => {
    const korea = { countryCode: 'KR', region: 'KR', areaCode: '+82', defaultLanguage: 'kr' };
    expect(await regionOf('kr', PROXY)).toEqual(korea);
  });

  it.each([
    ['anybody else says it', 'KR', '203.0.113.7', 'cf-ipcountry'],
    ['no header is configured', 'KR', PROXY, ''],
    ['we know no area code of it', 'XX', PROXY, 'cf-ipcountry'],
    ['it is no country', 'KR, JP', PROXY, 'cf-ipcountry'],
  ])('is Macau where %s', async (_name, country, address, header) => {
    expect(await regionOf(country, address, header)).toEqual(MACAU);
  });
});

it('signs out by the member’s call, too; a second call gives the same answer', async () => {
  const as = await signIn(app, '66000107');
  expect((await send(app, 'GET /member/logout', { as })).envelope.code).toBe(0);
  expect((await send(app, 'GET /member/logout', { as })).envelope.code).toBe(0);
  expect((await send(app, 'GET /user/info', { as })).envelope.code).toBe(301);
});

it('asks for the captcha if a number or an address requests many codes', async () => {
  const ask = async (more = {}) =>
    call('POST /user/login/otp', { areaCode: '+853', phone: '66234567', channel: 'sms', ...more });
  for (let n = 0; n < 5; n += 1) {
    expect(await ask()).toMatchObject({ code: 0 });
    clock.advance(60);
  }
  expect(await ask()).toMatchObject({ code: 11006 });
  expect(await ask({ captchaTicket: await captchaTicket(app, 'LOGIN') })).toMatchObject({ code: 11006 });
  expect(await ask({ captchaTicket: await captchaTicket(app, 'OTP') })).toMatchObject({ code: 0 });
});
