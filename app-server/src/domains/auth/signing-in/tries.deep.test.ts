import { describe, expect, it, jest } from '@jest/globals';
import type { SessionReply } from '@resort/shared/calls/rows';
import type { CallKey } from '@resort/shared/contract';
import { eq } from 'drizzle-orm';
import { captchaTicket } from '../../../../test/domains/auth/solve-captcha.ts';
import { send } from '../../../../test/platform/protocol/client.ts';
import type { TestApp } from '../../../../test/platform/protocol/test-app.ts';
import type { TestClock } from '../../../../test/platform/protocol/test-clock.ts';
import { member } from '../../../schema/index.ts';
import { demoPassword, demoPin } from '../../../../demo/seeds/sign-in.ts';
import { standOn, type Ground } from '../../../../test/database/stand-on.ts';

// each captcha is solved by computing, on whatever machine
jest.setTimeout(240_000);

let database: Ground['database'];
let app: TestApp;
let clock: TestClock;
standOn((ground) => ({ database, app, clock } = ground));

const PHONE = '66000001';
const STRANGER = '66300001';
const password = demoPassword(PHONE);
const OWNERS = '203.0.113.1';

type Payload = Record<string, unknown>;
const call = async (key: CallKey, payload: Payload, remoteAddress = '127.0.0.1') =>
  (await send<SessionReply>(app, key, { payload, remoteAddress })).envelope;
const login = (payload: Payload, address?: string) => call('POST /user/login/normal', payload, address);
const wrong = (payload: Payload, address?: string) => login({ password: 'wrong-1', ...payload }, address);

describe('of many tries at once', () => {
  it.each([
    ['a password', 'POST /user/login/normal', { account: PHONE, password: 'wrong-1' }],
    ['the PIN of a card', 'POST /member/login', { cardNo: '880012345678', pin: '999999' }],
    ['the password of nobody', 'POST /user/login/normal', { account: STRANGER, password: 'wrong-1' }],
  ] as const)('three at %s are compared without a captcha', async (_what, key, payload) => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => call(key, payload, `198.51.100.${n}`)),
    );
    const codes = answers.map(({ code }) => code).sort();
    expect(codes).toEqual([...Array<number>(9).fill(11006), 11010, 11010, 11010]);
  });

  it('five from one address are compared with captchas', async () => {
    const tickets = await Promise.all(Array.from({ length: 9 }, () => captchaTicket(app, 'LOGIN')));
    const answers = await Promise.all(
      tickets.map((ticket) => wrong({ account: PHONE, captchaTicket: ticket })),
    );
    expect(answers.filter(({ code }) => code === 11010)).toHaveLength(5);
    expect(answers.filter(({ code }) => code === 11011)).toHaveLength(4);
  });
});

/** Three tries as the account is written first, then one as it may be written, too: member's and nobody's alike. */
describe('an account that is written another way', () => {
  const E = 'mei@example.com';
  const FORMS: [string, (one: string) => Payload, (one: string) => Payload, string, string][] = [
    ['no area code', (a) => ({ account: a, areaCode: '+853' }), (a) => ({ account: a }), PHONE, STRANGER],
    [
      'a space',
      (a) => ({ account: a }),
      (a) => ({ account: ` ${a.slice(0, 4)} ${a.slice(4)}` }),
      PHONE,
      STRANGER,
    ],
    [
      'a dash',
      (a) => ({ account: a }),
      (a) => ({ account: `${a.slice(0, 4)}-${a.slice(4)}` }),
      PHONE,
      STRANGER,
    ],
    ['full-width digits', (a) => ({ account: a }), (a) => ({ account: wide(a) }), PHONE, STRANGER],
    ['a full-width letter', (a) => ({ account: a }), (a) => ({ account: wide(a) }), 'R100001', 'R999999'],
    ['a small letter', (a) => ({ account: a }), (a) => ({ account: a.toLowerCase() }), 'R100001', 'R999999'],
    [
      'an area code before a member number',
      (a) => ({ account: a, areaCode: '+853' }),
      (a) => ({ account: a, areaCode: '+82' }),
      'R100001',
      'R999999',
    ],
    [
      'an area code before an address',
      (a) => ({ account: a }),
      (a) => ({ account: a.toUpperCase(), areaCode: '+82' }),
      E,
      'nobody@example.com',
    ],
  ];
  const wide = (text: string) =>
    text.replace(/[0-9A-Z]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0));

  it.each(FORMS)('by %s counts as the same', async (_what, first, then, ofMember, ofNobody) => {
    await database.db
      .update(member)
      .set({ email: E, emailVerifiedAt: clock.now() })
      .where(eq(member.phone, PHONE));
    const heard = [];
    for (const account of [ofMember, ofNobody]) {
      for (let n = 0; n < 3; n += 1) expect((await wrong(first(account))).code).toBe(11010);
      heard.push((await wrong(then(account))).code);
    }
    expect(heard).toEqual([11006, 11006]);
  });

  it('in another area is another account', async () => {
    const heard = [];
    for (const account of [PHONE, STRANGER]) {
      for (let n = 0; n < 3; n += 1) await wrong({ account, areaCode: '+853' });
      heard.push((await wrong({ account, areaCode: '+852' })).code);
    }
    expect(heard).toEqual([11010, 11010]);
  });

  it('in no way is linked to another account of the same member', async () => {
    for (let n = 0; n < 3; n += 1) await wrong({ account: PHONE });
    expect((await wrong({ account: 'R100001' })).code).toBe(11010);
    const card = await call('POST /member/login', { cardNo: '880012345678', pin: '999999' });
    expect(card.code).toBe(11010);
    const spaced = { cardNo: '8800 1234 5678', pin: '999999' };
    for (let n = 0; n < 2; n += 1) await call('POST /member/login', spaced);
    expect((await call('POST /member/login', spaced)).code).toBe(11006);
  });
});

describe('the member whose account strangers try', () => {
  const tryOften = async (times: number, from: (n: number) => string) => {
    for (let n = 0; n < times; n += 1) {
      const remoteAddress = from(n);
      const ticket = n < 3 ? undefined : await captchaTicket(app, 'LOGIN', { remoteAddress });
      await wrong({ account: PHONE, captchaTicket: ticket }, remoteAddress);
    }
  };
  const elsewhere = (n: number) => `198.51.100.${n}`;

  it('signs in from another address, with a captcha', async () => {
    await tryOften(5, () => elsewhere(1));
    expect((await login({ account: PHONE, password }, elsewhere(1))).code).toBe(11011);
    expect((await login({ account: PHONE, password }, OWNERS)).code).toBe(11006);
    const ticket = await captchaTicket(app, 'LOGIN', { remoteAddress: OWNERS });
    expect((await login({ account: PHONE, password, captchaTicket: ticket }, OWNERS)).code).toBe(0);
  });

  it('signs in on a device that signed in before, whatever strangers do', async () => {
    const { data } = await login({ account: PHONE, password }, OWNERS);
    const { deviceProof } = data;
    await tryOften(20, elsewhere);
    const refused = await login({ account: PHONE, password }, OWNERS);
    expect(refused).toMatchObject({ code: 11011, data: { minutes: 1440 } });
    expect((await login({ account: PHONE, password, deviceProof }, elsewhere(1))).code).toBe(0);
  });

  it('has tries of its own on that device, and no more than others', async () => {
    const { data } = await login({ account: PHONE, password }, OWNERS);
    const { deviceProof } = data;
    const codes = [];
    for (let n = 0; n < 6; n += 1) {
      const ticket = n < 3 ? undefined : await captchaTicket(app, 'LOGIN');
      codes.push((await wrong({ account: PHONE, deviceProof, captchaTicket: ticket })).code);
    }
    expect(codes).toEqual([...Array<number>(5).fill(11010), 11011]);
  });

  it.each([
    [
      'of another member',
      async () =>
        (await login({ account: '66000002', password: demoPassword('66000002') })).data.deviceProof ?? '',
    ],
    ['with a tail', async () => `${(await login({ account: PHONE, password })).data.deviceProof}A`],
    ['that is made up', async () => `1.20000.${'A'.repeat(16)}.${'A'.repeat(43)}`],
  ])('is not helped by a proof %s', async (_what, proof) => {
    const deviceProof = await proof();
    for (let n = 0; n < 3; n += 1) await wrong({ account: PHONE });
    expect((await login({ account: PHONE, password, deviceProof })).code).toBe(11006);
  });

  it('is not helped by a proof that is too old', async () => {
    const { data } = await login({ account: PHONE, password });
    clock.advance(401 * 86_400);
    for (let n = 0; n < 3; n += 1) await wrong({ account: PHONE });
    const { deviceProof } = data;
    expect((await login({ account: PHONE, password, deviceProof })).code).toBe(11006);
  });
});

it('keeps guessing to twenty a day for each card, from however many addresses', async () => {
  const pins = async (n: number) => {
    const remoteAddress = `198.51.100.${n}`;
    const ticket = await captchaTicket(app, 'LOGIN', { remoteAddress });
    const payload = { cardNo: '880012345678', pin: '999999', captchaTicket: ticket };
    return (await call('POST /member/login', payload, remoteAddress)).code;
  };
  const codes = [];
  for (let n = 0; n < 22; n += 1) {
    codes.push(await pins(n));
    clock.advance(901);
  }
  expect(codes).toEqual([...Array<number>(20).fill(11010), 11011, 11011]);
  const right = { cardNo: '880012345678', pin: demoPin(PHONE) };
  expect((await call('POST /member/login', right, OWNERS)).code).toBe(11011);
});

it.each(['66000001', '66000009', '66000119', 'R999999', 'nobody@example.com', '1'])(
  'a wrong password for %s, a member or not, gets the same answers, try by try',
  async (account) => {
    const failed = { code: 11010, errorCode: 'LOGIN_FAILED', data: null, message: expect.any(String) };
    const locked = { code: 11011, errorCode: null, data: { minutes: 15 }, message: expect.any(String) };
    const answers = [];
    for (let n = 0; n < 7; n += 1) {
      const ticket = n < 3 ? undefined : await captchaTicket(app, 'LOGIN');
      answers.push(await wrong({ account, captchaTicket: ticket }));
    }
    expect(answers).toEqual([failed, failed, failed, failed, failed, locked, locked]);
  },
);
