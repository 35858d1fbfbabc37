import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { errorText } from '../../../test/texts/error-text.ts';
import { eq } from 'drizzle-orm';
import { send } from '../../../test/platform/protocol/client.ts';
import { askForCode, outboxOf, type SentCode } from '../../../test/platform/protocol/sign-in.ts';
import { testApp, type TestApp } from '../../../test/platform/protocol/test-app.ts';
import { testClock, type TestClock } from '../../../test/platform/protocol/test-clock.ts';
import { captchaTicket } from '../../../test/domains/auth/solve-captcha.ts';
import { otp, rateBucket, session, stepTicket } from '../../schema/index.ts';
import { testDatabase } from '../../../test/database/database.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let app: TestApp;
let clock: TestClock;

beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  clock = testClock();
  app = await testApp({ db: database.db, clock });
  await database.db.delete(rateBucket);
});
afterEach(() => app.fastify.close());
afterAll(() => database.drop());

const wrong = ({ code }: SentCode) => (code === '000000' ? '111111' : '000000');
const login = async (sent: SentCode, change: Partial<SentCode> = {}) =>
  (await send(app, 'POST /user/otp/login', { payload: { ...sent, ...change } })).envelope;
interface Asking {
  areaCode?: string;
  remoteAddress?: string;
  /** as somebody does who comes for many codes */
  solving?: boolean;
}
const ask = async (phone: string, options: Asking = {}) => {
  const { areaCode = '+853', remoteAddress = '127.0.0.1', solving = false } = options;
  const ticket = solving ? await captchaTicket(app, 'OTP', { remoteAddress }) : undefined;
  const payload = { areaCode, phone, channel: 'sms', captchaTicket: ticket };
  return (await send(app, 'POST /user/login/otp', { payload, remoteAddress })).envelope;
};
const stored = async (sent: SentCode) => {
  const [row] = await database.db.select().from(otp).where(eq(otp.otpId, sent.otpId));
  if (row === undefined) throw new Error('no such code');
  return row;
};

describe('asking for a code', () => {
  it('responds equally for members and strangers, and sends to both', async () => {
    const alike = { code: 0, data: { expireIn: 300, resendIn: 60, otpId: expect.any(String) } };
    expect(await ask('66000101')).toMatchObject({ ...alike, data: { maskedPhone: '660***01' } });
    expect(await ask('66000009')).toMatchObject({ ...alike, data: { maskedPhone: '660***09' } });
    expect(await outboxOf(app, '+85366000101')).toHaveLength(1);
    expect(await outboxOf(app, '+85366000009')).toHaveLength(1);
  });

  it('stores no code in plain text', async () => {
    const sent = await askForCode(app, '66000102');
    expect(sent.code).toMatch(/^\d{6}$/);
    const row = await stored(sent);
    expect(JSON.stringify({ ...row, codeMac: row.codeMac.toString('hex') })).not.toContain(sent.code);
  });

  it('accepts national numbers in any formatting, and refuses wrong counts and unknown areas', async () => {
    expect(await ask('0912345678', { areaCode: '+886' })).toMatchObject({ code: 0 });
    expect(await outboxOf(app, '+886912345678')).toHaveLength(1);
    expect(await ask('6600010')).toMatchObject({ code: 11008, errorCode: 'PHONE_FORMAT' });
    expect(await ask('66000101', { areaCode: '+999' })).toMatchObject({ code: 11008 });
  });

  it('requires 60 s between two codes of a number; the second invalidates the first', async () => {
    const first = await askForCode(app, '66000103');
    clock.advance(20);
    expect(await ask('66000103')).toMatchObject({
      code: 11004,
      errorCode: 'OTP_COOLDOWN',
      data: { seconds: 40 },
      message: errorText('OTP_COOLDOWN', { seconds: '40' }),
    });
    clock.advance(40);
    const second = await askForCode(app, '66000103');
    expect(await login(first)).toMatchObject({ code: 11002 });
    expect(await login(second)).toMatchObject({ code: 0 });
  });

  it('sends one code for thirty concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask('66000104')));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 11004)).toHaveLength(29);
    expect(await outboxOf(app, '+85366000104')).toHaveLength(1);
  });

  it('sends ten a day to a number per asker, without a limit for demo members', async () => {
    const codes = [];
    for (let n = 0; n < 11; n += 1) {
      codes.push((await ask('66123456', { solving: n >= 5 })).code);
      expect(await ask('66000105')).toMatchObject({ code: 0 });
      clock.advance(60);
    }
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 0), 11005]);
    clock.advance(86_400);
    expect(await ask('66123456')).toMatchObject({ code: 0 });
  }, 30_000);

  it('sends thirty an hour to an address, whatever the numbers, and a refusal does not count', async () => {
    const remoteAddress = '203.0.113.7';
    for (let n = 0; n < 30; n += 1) {
      const options = { remoteAddress, solving: n >= 15 };
      expect(await ask(String(66_500_000 + n), options)).toMatchObject({ code: 0 });
      if (n === 0) expect(await ask('66500000', { remoteAddress })).toMatchObject({ code: 11004 });
    }
    clock.advance(600);
    const refused = { code: 10010, data: { seconds: 3000 } };
    expect(await ask('66500030', { remoteAddress })).toMatchObject(refused);
    expect(await ask('66500030', { remoteAddress: '203.0.113.8' })).toMatchObject({ code: 0 });
    clock.advance(3000);
    expect(await ask('66500031', { remoteAddress })).toMatchObject({ code: 0 });
  }, 30_000);
});

describe('submitting a code', () => {
  it('signs a member in, once', async () => {
    const sent = await askForCode(app, '66000001');
    const { data } = await login(sent);
    expect(data).toMatchObject({ memberTier: 'DIAMOND', MemberCardTier: 'Diamond', currency: 'MOP' });
    expect(await login(sent)).toMatchObject({ code: 11002, errorCode: 'OTP_EXPIRED' });
  });

  it('gives a number without a member a ticket, stored as a hash only', async () => {
    const { data } = await login(await askForCode(app, '66000010'));
    const { registerTicket, registerKey } = data as Record<string, string>;
    expect(data).toEqual({ needRegister: true, registerTicket, registerKey, expireIn: 900 });
    expect(Buffer.from(registerKey ?? '', 'base64')).toHaveLength(32);
    const [ticket] = await database.db
      .select()
      .from(stepTicket)
      .where(eq(stepTicket.subject, '+85366000010'));
    expect(ticket?.ticketHash).toHaveLength(32);
    expect(ticket?.expiresAt.getTime()).toBe(clock.now().getTime() + 900_000);
  });

  it('counts attempts down, then locks, also for the right code', async () => {
    const sent = await askForCode(app, '66000106');
    for (const left of [4, 3, 2, 1]) {
      const refused = { code: 11001, errorCode: 'OTP_INVALID', data: { left } };
      expect(await login(sent, { code: wrong(sent) })).toMatchObject(refused);
    }
    expect(await login(sent, { code: wrong(sent) })).toMatchObject({ code: 11003, errorCode: 'OTP_LOCKED' });
    expect(await login(sent)).toMatchObject({ code: 11003 });
    expect(await ask('66000106')).toMatchObject({ code: 11004 });
  });

  it('is possible for 300 s', async () => {
    const early = await askForCode(app, '66000107');
    clock.advance(299);
    expect(await login(early)).toMatchObject({ code: 0 });
    const late = await askForCode(app, '66000107');
    clock.advance(300);
    expect(await login(late)).toMatchObject({ code: 11002 });
  });

  it('works for its own number only, and an attempt with another does not count', async () => {
    const sent = await askForCode(app, '66000108');
    expect(await login(sent, { phone: '66000109' })).toMatchObject({ code: 11002 });
    expect((await stored(sent)).attempts).toBe(0);
  });
});

describe('a hundred concurrent guesses', () => {
  it('cause at most five comparisons', async () => {
    const sent = await askForCode(app, '66000110');
    const guesses = Array.from({ length: 100 }, () => login(sent, { code: wrong(sent) }));
    const codes = (await Promise.all(guesses)).map(({ code }) => code);
    expect(codes.filter((code) => code === 11001)).toHaveLength(4);
    expect(codes.filter((code) => code === 11003)).toHaveLength(96);
    expect(await stored(sent)).toMatchObject({ attempts: 5, status: 'LOCKED' });
  });

  it('with the right code sign in once', async () => {
    const sent = await askForCode(app, '66000111');
    const before = await database.db.$count(session);
    const codes = (await Promise.all(Array.from({ length: 100 }, () => login(sent)))).map(({ code }) => code);
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect(await database.db.$count(session)).toBe(before + 1);
    const { attempts, status } = await stored(sent);
    expect(status).toBe('CONSUMED');
    expect(attempts).toBeLessThanOrEqual(5);
  });
});
