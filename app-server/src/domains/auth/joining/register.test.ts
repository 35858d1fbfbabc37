import { beforeEach, describe, expect, it } from '@jest/globals';
import type { SessionReply, UserInfo } from '@resort/shared/calls/rows';
import { desc, eq } from 'drizzle-orm';
import { identityOf, newRandom, send } from '../../../../test/platform/protocol/client.ts';
import { askForCode, outboxOf } from '../../../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../../../test/platform/protocol/test-app.ts';
import type { TestClock } from '../../../../test/platform/protocol/test-clock.ts';
import { card, consent, credential, insiderCard, letter, member } from '../../../schema/index.ts';
import { agreed, leaveToRegister, register } from '../../../../test/domains/auth/joining.ts';
import { standOn, type Ground } from '../../../../test/database/stand-on.ts';
import { WELCOME_LETTER } from '../../../core/announcements/letters.ts';

let database: Ground['database'];
let app: TestApp;
let clock: TestClock;
let numbers = 66_000_020;

standOn((ground) => ({ database, app, clock } = ground));

const leave = () => leaveToRegister(app, String((numbers += 1)));
const codes = (answers: readonly { code: number | string }[]) => answers.map(({ code }) => code).sort();

describe('joining', () => {
  it('creates a member with a card, signs them in, and stores their consents', async () => {
    const given = await leave();
    const { code, data } = await register(app, given, {
      firstName: '  Wing   Yan ',
      chineseName: '鄭詠欣',
      email: 'Wing.Yan@Example.com',
      cityCode: 'MAC-TAI',
      password: 'harbour2026',
      shareToken: 'friend7',
    });
    expect(code).toBe(0);
    const as = identityOf(data as SessionReply);
    const info = (await send<UserInfo>(app, 'GET /user/info', { as })).envelope.data;
    expect(info).toMatchObject({ firstName: 'Wing Yan', chineseName: '鄭詠欣', memberTier: 'CLASSIC' });
    expect(info.memberNo).toMatch(/^R2\d{5}$/);
    const id = Number(as.userId);
    const [stored] = await database.db.select().from(member).where(eq(member.id, id));
    expect(stored).toMatchObject({
      email: 'wing.yan@example.com',
      emailVerifiedAt: null,
      dateOfBirth: '1990-02-28',
      countryCode: 'MO',
      cityCode: 'MAC-TAI',
      shareToken: 'friend7',
    });
    const [own] = await database.db.select().from(card).where(eq(card.memberId, id));
    expect(own).toMatchObject({
      status: 'ACTIVE',
      tier: 'CLASSIC',
      cardNo: expect.stringMatching(/^8801\d{8}$/),
    });
    const { terms, privacy } = await agreed(app);
    const kept = await database.db.select().from(consent).where(eq(consent.memberId, id));
    expect(kept.map(({ key, version, granted }) => [key, version, granted])).toEqual([
      ['terms', terms, true],
      ['privacy', privacy, true],
      ['sms', null, false],
      ['email', null, true],
    ]);
    const [secret] = await database.db.select().from(credential).where(eq(credential.memberId, id));
    expect(secret?.hash).toMatch(/^scrypt\$32768\$8\$3\$/);
    const welcome = await database.db.select().from(letter).where(eq(letter.memberId, id));
    expect(welcome).toMatchObject([{ link: '/my-benefits', title: WELCOME_LETTER.title, readAt: null }]);
  });

  it.each([
    [{ firstName: "O'Neil" }, 12005, 'NAME_EN'],
    [{ lastName: '鄭' }, 12005, 'NAME_EN'],
    [{ dateOfBirth: '1990-02-30' }, 12004, 'DOB'],
    [{ dateOfBirth: '1890-01-01' }, 12004, 'DOB'],
    [{ email: 'not an address' }, 11013, 'EMAIL_FORMAT'],
    [{ consents: { terms: '0.9', privacy: '1.0', sms: false, email: false } }, 12008, 'CONSENT'],
    [{ password: 'short1' }, 10001, null],
    [{ countryCode: 'ZZ' }, 10001, null],
    [{ cityCode: 'TYO' }, 10001, null],
    [{ title: 'LORD' }, 10001, null],
    [{ sjmInsiderId: 'LR999999' }, 12006, 'CARD_NOT_MATCH'],
  ])('refuses %j, and lets go on with the same ticket', async (change, code, errorCode) => {
    const given = await leave();
    expect(await register(app, given, change)).toMatchObject({ code, errorCode });
    expect(await register(app, given)).toMatchObject({ code: 0 });
  });

  it('requires 21 years of age today at UTC+8', async () => {
    const given = await leave();
    const today = new Date(clock.now().getTime() + 8 * 3_600_000);
    const birthday = (days: number) => {
      const day = new Date(today.getTime() + days * 86_400_000);
      return `${day.getUTCFullYear() - 21}${day.toISOString().slice(4, 10)}`;
    };
    expect(await register(app, given, { dateOfBirth: birthday(1) })).toMatchObject({
      code: 12003,
      data: { age: 21 },
    });
    expect(await register(app, given, { dateOfBirth: birthday(0) })).toMatchObject({ code: 0 });
  });

  it('accepts the signature with the ticket’s own key, for the verified number', async () => {
    const given = await leave();
    const other = await leave();
    const refused = { code: 12009, errorCode: 'SIGNATURE' };
    expect(await register(app, { ...given, registerKey: other.registerKey })).toMatchObject(refused);
    expect(await register(app, { ...given, memberPhone: other.memberPhone })).toMatchObject(refused);
    expect(await register(app, given, { signature: '0'.repeat(64) })).toMatchObject(refused);
    expect(await register(app, given)).toMatchObject({ code: 0 });
  });

  it('is possible for 15 minutes, and the ticket is valid once', async () => {
    const late = await leave();
    clock.advance(900);
    expect(await register(app, late)).toMatchObject({ code: 11012, errorCode: 'TICKET_EXPIRED' });
    const given = await leave();
    expect(await register(app, given)).toMatchObject({ code: 0 });
    expect(await register(app, given)).toMatchObject({ code: 11012 });
  });

  it('gives the same answer for the same key on another device, and refuses it for another person', async () => {
    const given = await leave();
    const idempotencyKey = newRandom();
    const first = await register(app, given, { idempotencyKey });
    const again = await register(
      app,
      given,
      { idempotencyKey, authId: 't42' },
      { remoteAddress: '198.51.100.9' },
    );
    expect(again).toEqual(first);
    expect(await register(app, given, { idempotencyKey, firstName: 'Other' })).toMatchObject({ code: 10005 });
  });
});

describe('an earlier card', () => {
  beforeEach(() => database.db.update(insiderCard).set({ memberId: null }));

  it('is linked to its holder once, with its tier', async () => {
    const joined = await register(app, await leave(), { sjmInsiderId: 'lr000123', firstName: 'WING YAN' });
    expect(joined).toMatchObject({ code: 0, data: { memberTier: 'GOLD' } });
    expect(await register(app, await leave(), { sjmInsiderId: 'LR000123' })).toMatchObject({
      code: 12007,
      errorCode: 'CARD_LINKED',
    });
  });

  it.each([{ firstName: 'Wing' }, { lastName: 'Chan' }, { dateOfBirth: '1990-02-27' }])(
    'is not given to somebody with %j',
    async (change) => {
      const answer = await register(app, await leave(), { sjmInsiderId: 'LR000123', ...change });
      expect(answer).toMatchObject({ code: 12006 });
    },
  );

  it('goes to one of ten concurrent requests', async () => {
    const leaves = [];
    for (let n = 0; n < 10; n += 1) leaves.push(await leave());
    const answers = await Promise.all(leaves.map((one) => register(app, one, { sjmInsiderId: 'LR000123' })));
    expect(codes(answers)).toEqual([0, ...Array.from({ length: 9 }, () => 12007)]);
  });

  it('is identified by checkName a limited number of times', async () => {
    const person = { firstName: 'takeshi', lastName: 'ITO', dateOfBirth: '1984-07-15', cardNo: 'LR000124' };
    const ask = async (change = {}) =>
      (await send(app, 'POST /member/checkName', { payload: { ...person, ...change } })).envelope;
    expect(await ask()).toMatchObject({ code: 0, data: { match: true } });
    expect(await ask({ dateOfBirth: '1984-07-16' })).toMatchObject({ data: { match: false } });
    expect(await ask({ dateOfBirth: undefined })).toMatchObject({ data: { match: false } });
    expect(await ask({ cardNo: 'LR1' })).toMatchObject({ data: { match: false } });
    expect(await ask({ cardNo: undefined })).toMatchObject({ data: { match: true } });
    expect(await ask({ firstName: 'T4keshi' })).toMatchObject({ code: 12005 });
    for (let n = 0; n < 4; n += 1) await ask();
    expect(await ask()).toMatchObject({ code: 10010 });
  });
});

describe('thirty at once', () => {
  it('with one ticket create one member (I17)', async () => {
    const given = await leave();
    const before = await database.db.$count(member);
    const answers = await Promise.all(Array.from({ length: 30 }, () => register(app, given)));
    expect(codes(answers)).toEqual([0, ...Array.from({ length: 29 }, () => 11012)]);
    expect(await database.db.$count(member)).toBe(before + 1);
  });

  it('with a ticket each for one number create one member (I18)', async () => {
    const phone = String((numbers += 1));
    const leaves = [];
    for (let n = 0; n < 30; n += 1) leaves.push(await leaveToRegister(app, phone));
    const answers = await Promise.all(leaves.map((one) => register(app, one)));
    expect(codes(answers)).toEqual([0, ...Array.from({ length: 29 }, () => 12001)]);
    const rows = await database.db.select().from(member).where(eq(member.phone, phone));
    expect(rows).toHaveLength(1);
  });
});

describe('the two steps of a code for registering', () => {
  const ask = async (phone: string) => {
    const payload = { areaCode: '+853', phone, channel: 'sms' };
    const { envelope } = await send<{ otpId: string }>(app, 'POST /user/otp/register', { payload });
    const [sent] = await outboxOf(app, `+853${phone}`);
    return { otpId: envelope.data.otpId, code: sent?.code ?? '', envelope };
  };
  const give = async (payload: { otpId: string; code: string }) =>
    (await send(app, 'POST /user/otp/register', { payload })).envelope;

  it('lead a stranger to a ticket and a member to their session; the first answer is the same', async () => {
    const [stranger, known] = [await ask('66000010'), await ask('66000120')];
    const shape = ({ envelope }: typeof known) => ({ ...envelope, data: Object.keys(envelope.data) });
    expect(shape(stranger)).toEqual(shape(known));
    expect(await give(stranger)).toMatchObject({
      code: 0,
      data: { registerTicket: expect.any(String), registerKey: expect.any(String), expireIn: 900 },
    });
    expect(await give(known)).toMatchObject({ code: 0, data: { memberTier: 'SILVER' } });
    expect(await give(known)).toMatchObject({ code: 11002 });
  });

  it('refuse a code that was sent for sign-in', async () => {
    expect(await give(await askForCode(app, '66000011'))).toMatchObject({ code: 11002 });
  });

  it('send a registering code by voice only in areas that we can call', async () => {
    const payload = { areaCode: '+81', phone: '9012345678', channel: 'voice' };
    expect((await send(app, 'POST /user/otp/register', { payload })).envelope).toMatchObject({ code: 11009 });
  });
});

it('lists the requirements for joining in the requested language', async () => {
  const get = async (call: Parameters<typeof send>[1], payload = {}) =>
    (await send(app, call, { payload })).envelope.data;
  expect(await get('GET /user/getMemberTitleList', { language: 'tc' })).toContainEqual({
    code: 'MS',
    name: '女士',
  });
  expect(await get('GET /sjm/dict-code/title')).toContainEqual({ code: 'DR', name: 'Dr' });
  expect(await get('GET /sjm/dict-code/country', { language: 'jp' })).toContainEqual({
    code: 'MO',
    name: 'マカオ',
  });
  expect(await get('GET /user/cities', { countryCode: 'JP', language: 'kr' })).toContainEqual({
    code: 'TYO',
    name: '도쿄',
    countryCode: 'JP',
  });
  expect(await get('GET /user/cities', { countryCode: 'DE' })).toEqual([]);
  expect(await get('GET /membership-config/register-manage')).toMatchObject({
    minAge: 21,
    linkCard: true,
    consents: [
      { key: 'terms', version: expect.stringMatching(/^\d\.\d$/), required: true },
      { key: 'privacy' },
      { key: 'sms' },
      { key: 'email' },
    ],
  });
  const [last] = await database.db.select().from(member).orderBy(desc(member.id)).limit(1);
  expect(last?.cityCode).toBeNull();
});
