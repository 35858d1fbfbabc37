import { describe, expect, it } from '@jest/globals';
import type { UserInfo } from '@resort/shared/calls/rows';
import { eq } from 'drizzle-orm';
import { send, type Identity } from '../../../../test/platform/protocol/client.ts';
import { askForCode, outboxOf, signIn } from '../../../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../../../test/platform/protocol/test-app.ts';
import type { TestClock } from '../../../../test/platform/protocol/test-clock.ts';
import { member } from '../../../schema/index.ts';
import { standOn, type Ground } from '../../../../test/database/stand-on.ts';
import { leaveToRegister, register } from '../../../../test/domains/auth/joining.ts';

let database: Ground['database'];
let app: TestApp;
let clock: TestClock;

standOn((ground) => ({ database, app, clock } = ground));

interface Proof {
  otpId: string;
  code: string;
}

const MAIL = 'sofia@example.com';
const info = async (as: Identity) => (await send<UserInfo>(app, 'GET /user/info', { as })).envelope;
const codeIn = async (to: string) => (await outboxOf(app, to)).find(({ code }) => code !== null)?.code ?? '';

async function ask(as: Identity, payload: Record<string, unknown>, to: string): Promise<Proof> {
  const { envelope } = await send<{ otpId: string }>(app, 'POST /member/sendVerifyCode', { as, payload });
  if (envelope.code !== 0) throw new Error(JSON.stringify(envelope));
  return { otpId: envelope.data.otpId, code: await codeIn(to) };
}
const askNew = (as: Identity, phone: string) => ask(as, { areaCode: '+853', phone }, `+853${phone}`);

async function askMail(as: Identity, email: string): Promise<Proof> {
  const { envelope } = await send<{ otpId: string }>(app, 'POST /user/email/otp', { as, payload: { email } });
  if (envelope.code !== 0) throw new Error(JSON.stringify(envelope));
  return { otpId: envelope.data.otpId, code: await codeIn(email) };
}

const check = async (as: Identity, proof: Proof) => {
  const payload = { ...proof, purpose: 'REBIND' };
  return (await send<{ verifyTicket: string }>(app, 'POST /member/checkVerifyCode', { as, payload }))
    .envelope;
};

/** Proves what a member has now. */
async function ticketFor(as: Identity, factor: 'phone' | 'email', to: string): Promise<string> {
  const { data } = await check(as, await ask(as, { factor }, to));
  return data.verifyTicket;
}
const phoneTicket = (as: Identity, phone: string) => ticketFor(as, 'phone', `+853${phone}`);

async function update(as: Identity, payload: Record<string, unknown>) {
  return (await send(app, 'POST /member/updatePhoneAndEmail', { as, payload })).envelope;
}
const toPhone = (newPhone: string, verifyTicket: string, { otpId, code }: Proof) => ({
  verifyTicket,
  newAreaCode: '+853',
  newPhone,
  newOtpId: otpId,
  newCode: code,
});
const toMail = (email: string, verifyTicket: string, { otpId, code }: Proof) => ({
  verifyTicket,
  email,
  newOtpId: otpId,
  newCode: code,
});
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

async function withMail(as: Identity, email: string): Promise<void> {
  const own = eq(member.id, Number(as.userId));
  await database.db.update(member).set({ email, emailVerifiedAt: new Date() }).where(own);
}

describe('a new phone', () => {
  it('takes the place of the old one when both are proven; other sessions end and the old phone gets a message', async () => {
    const as = await signIn(app, '66000101');
    const tablet = await signIn(app, '66000101');
    const ticket = await phoneTicket(as, '66000101');
    const answer = await update(as, toPhone('66000191', ticket, await askNew(as, '66000191')));
    expect(answer).toMatchObject({ code: 0, data: { phoneMasked: '660***91', emailMasked: null } });
    expect((await info(as)).data.phoneMasked).toBe('660***91');
    expect((await info(tablet)).code).toBe(301);
    const [told] = await outboxOf(app, '+85366000101');
    expect(told).toMatchObject({ channel: 'sms', code: null });
    expect(told?.text).toContain('660***91');
    await signIn(app, '66000191');
  });

  it('a repeated request gets the same response, and the old phone gets one message', async () => {
    const as = await signIn(app, '66000102');
    const body = toPhone('66000192', await phoneTicket(as, '66000102'), await askNew(as, '66000192'));
    const first = await update(as, body);
    expect(await update(as, body)).toEqual(first);
    const told = (await outboxOf(app, '+85366000102')).filter(({ code }) => code === null);
    expect(told).toHaveLength(1);
  });

  it('is refused without the old one, and with a proof of the email alone', async () => {
    const as = await signIn(app, '66000103');
    await withMail(as, 'haruto@example.com');
    const fresh = await askNew(as, '66000193');
    expect(await update(as, toPhone('66000193', 'x'.repeat(43), fresh))).toMatchObject({
      errorCode: 'TICKET_EXPIRED',
    });
    const byMail = await ticketFor(as, 'email', 'haruto@example.com');
    expect(await update(as, toPhone('66000193', byMail, fresh))).toMatchObject({
      errorCode: 'TICKET_EXPIRED',
    });
    expect((await info(as)).data.phoneMasked).toBe('660***03');
  });

  it('is refused with somebody else’s proof', async () => {
    const as = await signIn(app, '66000104');
    const other = await signIn(app, '66000105');
    const theirs = await phoneTicket(other, '66000105');
    const fresh = await askNew(as, '66000194');
    expect(await update(as, toPhone('66000194', theirs, fresh))).toMatchObject({
      errorCode: 'TICKET_EXPIRED',
    });
    const own = await phoneTicket(as, '66000104');
    clock.advance(61);
    const forOther = await askNew(other, '66000194');
    expect(await update(as, toPhone('66000194', own, forOther))).toMatchObject({ errorCode: 'OTP_EXPIRED' });
  });

  it('is not proven by a code for signing in, nor by one that makes an address one’s own', async () => {
    const as = await signIn(app, '66000117');
    const { otpId, code } = await askForCode(app, '66000117');
    expect(await check(as, { otpId, code })).toMatchObject({ errorCode: 'OTP_EXPIRED' });
    await withMail(as, 'ana@example.com');
    const forAddress = await askMail(as, 'ana@example.com');
    expect(await check(as, forAddress)).toMatchObject({ errorCode: 'OTP_EXPIRED' });
  });

  it('with a wrong code leaves the old one, the ticket and the other sessions; the right code then goes on', async () => {
    const as = await signIn(app, '66000106');
    const tablet = await signIn(app, '66000106');
    const ticket = await phoneTicket(as, '66000106');
    const fresh = await askNew(as, '66000196');
    const refused = await update(as, toPhone('66000196', ticket, { ...fresh, code: wrong(fresh.code) }));
    expect(refused).toMatchObject({ errorCode: 'OTP_INVALID', data: { left: 4 } });
    expect((await info(tablet)).data.phoneMasked).toBe('660***06');
    expect((await update(as, toPhone('66000196', ticket, fresh))).code).toBe(0);
  });

  it('that belongs to a member is revealed only to its holder, and the ticket is not lost', async () => {
    const as = await signIn(app, '66000107');
    const ticket = await phoneTicket(as, '66000107');
    const taken = await update(as, toPhone('66000110', ticket, await askNew(as, '66000110')));
    expect(taken).toMatchObject({ errorCode: 'PHONE_TAKEN' });
    expect((await update(as, toPhone('66000197', ticket, await askNew(as, '66000197')))).code).toBe(0);
  });

  it('proves once, and not after ten minutes', async () => {
    const as = await signIn(app, '66000108');
    const ticket = await phoneTicket(as, '66000108');
    expect((await update(as, toPhone('66000198', ticket, await askNew(as, '66000198')))).code).toBe(0);
    expect(await update(as, toPhone('66000199', ticket, await askNew(as, '66000199')))).toMatchObject({
      errorCode: 'TICKET_EXPIRED',
    });
    const late = await phoneTicket(as, '66000198');
    clock.advance(601);
    expect(await update(as, toPhone('66000199', late, await askNew(as, '66000199')))).toMatchObject({
      errorCode: 'TICKET_EXPIRED',
    });
  });

  it('wanted by two members at once is given to exactly one', async () => {
    const phones = ['66000111', '66000112'];
    const bodies = [];
    for (const phone of phones) {
      const as = await signIn(app, phone);
      const ticket = await phoneTicket(as, phone);
      clock.advance(61);
      bodies.push({ as, body: toPhone('66000190', ticket, await askNew(as, '66000190')) });
    }
    const answers = await Promise.all(bodies.map(({ as, body }) => update(as, body)));
    expect(answers.map(({ code }) => code).filter((code) => code === 0)).toHaveLength(1);
    expect(await database.db.$count(member, eq(member.phone, '66000190'))).toBe(1);
  });

  it('that somebody joins with in the same moment is one person’s', async () => {
    for (const [phone, wanted] of [
      ['66000113', '66000181'],
      ['66000114', '66000182'],
      ['66000115', '66000183'],
    ] as const) {
      const as = await signIn(app, phone);
      const ticket = await phoneTicket(as, phone);
      const leave = await leaveToRegister(app, wanted);
      const body = toPhone(wanted, ticket, await askNew(as, wanted));
      const answers = await Promise.all([update(as, body), register(app, leave)]);
      expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
      expect(answers.filter(({ errorCode }) => errorCode === 'PHONE_TAKEN')).toHaveLength(1);
      expect(await database.db.$count(member, eq(member.phone, wanted))).toBe(1);
    }
  });

  it('sent four times at once is taken once', async () => {
    const as = await signIn(app, '66000116');
    const body = toPhone('66000184', await phoneTicket(as, '66000116'), await askNew(as, '66000184'));
    const answers = await Promise.all(Array.from({ length: 4 }, () => update(as, body)));
    expect(answers.some(({ code }) => code === 0)).toBe(true);
    expect((await outboxOf(app, '+85366000116')).filter(({ code }) => code === null)).toHaveLength(1);
  });
});

describe('a new email', () => {
  it('is proven by the old one or by the phone; the old one gets a message', async () => {
    const as = await signIn(app, '66000001');
    await withMail(as, MAIL);
    const ticket = await ticketFor(as, 'email', MAIL);
    const answer = await update(as, toMail('New@Example.com', ticket, await askMail(as, 'new@example.com')));
    expect(answer).toMatchObject({ code: 0, data: { emailMasked: 'n***@example.com' } });
    expect((await outboxOf(app, MAIL))[0]).toMatchObject({ channel: 'email', code: null });
    const byPhone = await phoneTicket(as, '66000001');
    const again = await update(as, toMail(MAIL, byPhone, await askMail(as, MAIL)));
    expect(again.code).toBe(0);
    expect((await info(as)).data).toMatchObject({ emailMasked: 's***@example.com', emailVerified: true });
  });

  it('does not slip in by the call for a first one', async () => {
    const as = await signIn(app, '66000002');
    await withMail(as, 'wai.keung@example.com');
    const { otpId, code } = await askMail(as, 'thief@example.com');
    const payload = { otpId, code, email: 'thief@example.com' };
    const { envelope } = await send(app, 'PUT /user/email/otp', { as, payload });
    expect(envelope).toMatchObject({ errorCode: 'STALE' });
    expect((await info(as)).data.emailMasked).toBe('w***@example.com');
  });

  it('that is the first is proven alone, and once more when the answer was lost', async () => {
    const as = await signIn(app, '66000118');
    const payload = { ...(await askMail(as, 'grace@example.com')), email: 'grace@example.com' };
    const first = (await send(app, 'PUT /user/email/otp', { as, payload })).envelope;
    expect(first).toMatchObject({ code: 0, data: { emailMasked: 'g***@example.com' } });
    expect((await send(app, 'PUT /user/email/otp', { as, payload })).envelope).toEqual(first);
    const other = await signIn(app, '66000119');
    const { envelope } = await send(app, 'PUT /user/email/otp', { as: other, payload });
    expect(envelope).toMatchObject({ errorCode: 'OTP_EXPIRED' });
  });

  it('of nobody is proven by no old one', async () => {
    const as = await signIn(app, '66000003');
    const { envelope } = await send(app, 'POST /member/sendVerifyCode', { as, payload: { factor: 'email' } });
    expect(envelope).toMatchObject({ errorCode: 'STALE' });
  });
});
