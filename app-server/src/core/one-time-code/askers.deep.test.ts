import { describe, expect, it, jest } from '@jest/globals';
import type { SessionReply } from '@resort/shared/calls/rows';
import { and, eq } from 'drizzle-orm';
import { identityOf, send, type CallOptions } from '../../../test/platform/protocol/client.ts';
import { outboxOf } from '../../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../../test/platform/protocol/test-app.ts';
import type { TestClock } from '../../../test/platform/protocol/test-clock.ts';
import { member, otp } from '../../schema/index.ts';
import { newMember } from '../../../test/made/members.ts';
import { standOn, type Ground } from '../../../test/database/stand-on.ts';
import { captchaTicket } from '../../../test/domains/auth/solve-captcha.ts';

jest.setTimeout(60_000);

let database: Ground['database'];
let app: TestApp;
let clock: TestClock;
standOn((ground) => ({ database, app, clock } = ground));

const AREA = '+853';
const OWNERS = '203.0.113.1';
const elsewhere = (n: number) => `198.51.100.${n}`;
let next = 66_400_000;
const newPhone = () => String((next += 1));

type Answered = Awaited<ReturnType<typeof ask>>['code'];
interface Asking {
  remoteAddress?: string;
  solving?: boolean;
  deviceProof?: string | undefined;
}
async function ask(phone: string, { remoteAddress = OWNERS, solving = false, deviceProof }: Asking = {}) {
  const ticket = solving ? await captchaTicket(app, 'OTP', { remoteAddress }) : undefined;
  const payload = { areaCode: AREA, phone, channel: 'sms', captchaTicket: ticket, deviceProof };
  const options = { payload, remoteAddress };
  return (await send<{ otpId: string; minutes?: number }>(app, 'POST /user/login/otp', options)).envelope;
}
async function member853(phone: string): Promise<void> {
  const id = await newMember(database.db);
  await database.db.update(member).set({ areaCode: AREA, phone }).where(eq(member.id, id));
}
async function signInWith(phone: string, otpId: string) {
  const [sent] = await outboxOf(app, AREA + phone);
  const payload = { areaCode: AREA, phone, otpId, code: sent?.code };
  return (await send<SessionReply>(app, 'POST /user/otp/login', { payload, remoteAddress: OWNERS })).envelope;
}
/** As many as an hour permits from there, with the proof of work. */
async function bomb(phone: string, times: number, from: (n: number) => string): Promise<Answered[]> {
  const codes: Answered[] = [];
  for (let n = 0; n < times; n += 1) {
    codes.push((await ask(phone, { remoteAddress: from(n), solving: true })).code);
    clock.advance(60);
  }
  return codes;
}

describe('a stranger who requests codes for a number', () => {
  it("exhausts their own limit, not the owner's, who solves a captcha", async () => {
    const phone = newPhone();
    expect(await bomb(phone, 11, () => elsewhere(1))).toEqual([...Array<number>(10).fill(0), 11005]);
    expect((await ask(phone)).code).toBe(11006);
    expect((await ask(phone, { solving: true })).code).toBe(0);
  });

  it('makes nobody else wait: a captcha is required instead', async () => {
    const phone = newPhone();
    expect((await ask(phone, { remoteAddress: elsewhere(1) })).code).toBe(0);
    expect((await ask(phone, { remoteAddress: elsewhere(1) })).code).toBe(11004);
    expect((await ask(phone)).code).toBe(11006);
    expect((await ask(phone, { solving: true })).code).toBe(0);
  });

  it('does not invalidate a code that its owner waits for', async () => {
    const phone = newPhone();
    await member853(phone);
    const { data } = await ask(phone);
    const [sent] = await outboxOf(app, AREA + phone);
    expect((await ask(phone, { remoteAddress: elsewhere(1), solving: true })).code).toBe(0);
    const payload = { areaCode: AREA, phone, otpId: data.otpId, code: sent?.code };
    expect((await send(app, 'POST /user/otp/login', { payload })).envelope.code).toBe(0);
  });

  it('from many addresses is limited to twenty a day, then one an hour, and the wait is shown', async () => {
    const phone = newPhone();
    const codes = await bomb(phone, 20, elsewhere);
    expect(codes).toEqual(Array<number>(20).fill(0));
    expect((await ask(phone, { remoteAddress: elsewhere(40), solving: true })).code).toBe(0);
    clock.advance(600);
    const refused = await ask(phone, { solving: true });
    expect(refused).toMatchObject({ code: 11005, errorCode: null, data: { minutes: 50 } });
    expect(refused.message).toContain('50 minutes');
    clock.advance(3_000);
    expect((await ask(phone)).code).toBe(11006);
    expect((await ask(phone, { solving: true })).code).toBe(0);
  });

  it('does not affect a device that signed in with it before', async () => {
    const phone = newPhone();
    await member853(phone);
    const first = await ask(phone);
    const { deviceProof } = (await signInWith(phone, first.data.otpId)).data;
    await bomb(phone, 22, elsewhere);
    await ask(phone, { remoteAddress: elsewhere(50), solving: true });
    expect((await ask(phone, { deviceProof })).code).toBe(0);
    expect((await ask(phone, { deviceProof })).code).toBe(11004);
    const [row] = await database.db
      .select()
      .from(otp)
      .where(and(eq(otp.recipient, AREA + phone), eq(otp.status, 'SENT')));
    expect(row?.asker).toMatch(/^[0-9a-f]{64}$/);
  });

  it('does not affect its member’s session', async () => {
    const phone = newPhone();
    await member853(phone);
    const first = await ask(phone);
    const as = identityOf((await signInWith(phone, first.data.otpId)).data);
    await bomb(phone, 22, elsewhere);
    const options: CallOptions = { as, payload: { factor: 'phone' }, remoteAddress: OWNERS };
    expect((await send(app, 'POST /member/sendVerifyCode', options)).envelope.code).toBe(0);
  });

  it('gains nothing by the proof of another member’s device', async () => {
    const [own, others] = [newPhone(), newPhone()];
    await member853(own);
    const { deviceProof } = (await signInWith(own, (await ask(own)).data.otpId)).data;
    expect((await ask(others, { remoteAddress: elsewhere(1) })).code).toBe(0);
    expect((await ask(others, { deviceProof })).code).toBe(11006);
  });
});

it('gets the same for a number without a member', async () => {
  const [known, unknown] = [newPhone(), newPhone()];
  await member853(known);
  const heard = async (phone: string) => [
    ...(await bomb(phone, 12, () => elsewhere(1))),
    (await ask(phone)).code,
    (await ask(phone, { solving: true })).code,
    (await ask(phone)).code,
  ];
  const ofMember = await heard(known);
  clock.advance(3_600);
  expect(await heard(unknown)).toEqual(ofMember);
});
