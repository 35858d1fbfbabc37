/** @jest-environment-options {"ownModules": true} */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { SessionReply } from '@resort/shared/calls/rows';
import { formatDate } from '@resort/shared/format';
import { eq } from 'drizzle-orm';
import { closeDue } from '../../member-data/close-due.ts';
import { earn } from '../../../core/ledger/earn.ts';
import { hold } from '../../../core/ledger/hold.ts';
import { reconcile } from '../../../core/ledger/reconcile.ts';
import { ownedTables } from '../../member-data/owned-tables.ts';
import { transition } from '../../../core/orders/transition.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { identityOf, send, type Identity } from '../../../../test/platform/protocol/client.ts';
import { askForCode, outboxOf, signIn } from '../../../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../../../test/platform/protocol/test-app.ts';
import type { TestClock } from '../../../../test/platform/protocol/test-clock.ts';
import { accountClosing, ledgerEntry, member, session } from '../../../schema/index.ts';
import { shareRecord, shareVisit } from '../../sharing/tables/shares.ts';
import { standOn, type Ground } from '../../../../test/database/stand-on.ts';
import { registerTestKind, reserve } from '../../../../test/made/test-orders.ts';

const DAY = 86_400;

let database: Ground['database'];
let app: TestApp;
let clock: TestClock;

standOn((ground) => ({ database, app, clock } = ground));
beforeAll(async () => {
  registerTestKind();
});

const idOf = ({ userId }: Identity) => Number(userId);
const rowOf = async (as: Identity) => {
  const [row] = await database.db
    .select()
    .from(member)
    .where(eq(member.id, idOf(as)));
  if (row === undefined) throw new Error('the member has gone');
  return row;
};

async function askToClose(as: Identity) {
  const { envelope } = await send<{ otpId: string; masked: string }>(app, 'POST /member/closing/otp', {
    as,
  });
  return envelope;
}

async function close(as: Identity, phone: string, change: object = {}) {
  const { data } = await askToClose(as);
  const [sent] = await outboxOf(app, `+853${phone}`);
  const payload = { otpId: data.otpId, code: sent?.code, reason: 'SELDOM', ...change };
  const options = { as, params: { id: as.userId }, payload };
  return (await send<{ closedAt: string; graceDays: number }>(app, 'DELETE /user/users/{id}', options))
    .envelope;
}

const userCheck = async (as: Identity) => (await send(app, 'GET /user/info', { as })).envelope.code;

/** Signs in as a visitor does; returns the response's envelope, whatever it is. */
async function knock(phone: string) {
  const payload = { ...(await askForCode(app, phone)) };
  return (await send<SessionReply>(app, 'POST /user/otp/login', { payload })).envelope;
}

describe('closing a membership', () => {
  it('takes the code of the member’s own phone, signs out everywhere and tells the day', async () => {
    const [as, elsewhere] = [await signIn(app, '66000101'), await signIn(app, '66000101')];
    expect((await askToClose(as)).data.masked).toBe('660***01');
    clock.advance(61);
    expect(await close(as, '66000101', { code: '000000' })).toMatchObject({ errorCode: 'OTP_INVALID' });
    expect(await userCheck(as)).toBe(0);
    clock.advance(61);
    const { code, data } = await close(as, '66000101');
    expect(code).toBe(0);
    expect(data.graceDays).toBe(15);
    expect(Date.parse(data.closedAt) - clock.now().getTime()).toBeCloseTo(15 * DAY * 1000, -4);
    expect([await userCheck(as), await userCheck(elsewhere)]).toEqual([301, 301]);
    const [told] = await outboxOf(app, '+85366000101');
    expect(told?.text).toContain(formatDate(data.closedAt, 'en'));
  });

  it('is nobody else’s to ask for, and a code for signing in proves nothing', async () => {
    const as = await signIn(app, '66000102');
    const other = await send(app, 'DELETE /user/users/{id}', {
      as,
      params: { id: '1000001' },
      payload: { otpId: 'x', code: '000000' },
    });
    expect(other.envelope.code).toBe(10007);
    const login = await askForCode(app, '66000102');
    expect(await close(as, '66000102', { otpId: login.otpId, code: login.code })).toMatchObject({
      errorCode: 'OTP_EXPIRED',
    });
    expect((await rowOf(as)).status).toBe('ACTIVE');
  });

  it('is refused with an open order or held dollars, before a code is sent, until they are settled', async () => {
    const as = await signIn(app, '66000103');
    const order = await reserve(database.db, clock, { memberId: idOf(as) });
    expect(await askToClose(as)).toMatchObject({ code: 12012, errorCode: 'CANNOT_CLOSE' });
    const by = { actor: 'test', event: 'TEST', orderId: order.id };
    const move = (from: string, to: string) =>
      inTransaction(database.db, (tx) => transition(tx, clock, { ...by, from: [from], to }));
    await move('HELD', 'RESERVED');
    expect(await askToClose(as)).toMatchObject({ code: 12012 });
    await move('RESERVED', 'CANCELLED');
    expect(await askToClose(as)).toMatchObject({ code: 0 });

    const rich = await signIn(app, '66000104');
    const held = {
      memberId: idOf(rich),
      unit: 'DOLLAR',
      amount: 5_00n,
      ref: { kind: 'T', id: '1' },
    } as const;
    await inTransaction(database.db, (tx) => hold(tx, clock, held));
    expect(await askToClose(rich)).toMatchObject({ code: 12012 });
  });

  it('is refused at the last step for what was reserved after the code', async () => {
    const as = await signIn(app, '66000105');
    const { data } = await askToClose(as);
    const [sent] = await outboxOf(app, '+85366000105');
    await reserve(database.db, clock, { memberId: idOf(as) });
    const payload = { otpId: data.otpId, code: sent?.code };
    const options = { as, params: { id: as.userId }, payload };
    expect((await send(app, 'DELETE /user/users/{id}', options)).envelope.code).toBe(12012);
    expect((await rowOf(as)).status).toBe('ACTIVE');
  });
});

describe('within the days of grace', () => {
  it('signing in brings everything back, says so for a day, and the job leaves it alone', async () => {
    const as = await signIn(app, '66000106');
    const before = await rowOf(as);
    await close(as, '66000106');
    clock.advance(14 * DAY);
    await closeDue(database.db, clock);
    const { code, data } = await knock('66000106');
    expect(code).toBe(0);
    const back = identityOf(data);
    expect(await rowOf(back)).toMatchObject({
      status: 'ACTIVE',
      phone: before.phone,
      openKey: before.openKey,
    });
    const restored = async () =>
      (await send<{ isRestored: boolean }>(app, 'GET /member/overview', { as: back })).envelope.data
        ?.isRestored;
    expect(await restored()).toBe(true);
    clock.advance(2 * DAY);
    await closeDue(database.db, clock);
    expect((await rowOf(back)).status).toBe('ACTIVE');
    const [first] = await database.db
      .select()
      .from(accountClosing)
      .where(eq(accountClosing.memberId, idOf(back)));
    expect(first).toMatchObject({ outcome: 'RESTORED' });
    expect(await userCheck(identityOf((await knock('66000106')).data))).toBe(0);
  });
});

describe('after the days of grace', () => {
  it('nothing tells who it was, the ledger stays, and the number is free', async () => {
    const as = await signIn(app, '66000107');
    const memberId = idOf(as);
    await inTransaction(database.db, (tx) =>
      earn(tx, clock, { memberId, unit: 'POINT', amount: 7n, ref: { kind: 'T', id: '7' } }),
    );
    const share = { token: 'mine', kind: 'OFFER', targetId: '1', channel: 'COPY', memberId } as const;
    await database.db.insert(shareRecord).values({ ...share, at: clock.now() });
    const visit = { token: share.token, visitor: 't1', at: clock.now() };
    await database.db.insert(shareVisit).values(visit);
    const before = await rowOf(as);
    const entries = await database.db.$count(ledgerEntry);
    await close(as, '66000107');
    clock.advance(15 * DAY + 1);
    await Promise.all([closeDue(database.db, clock), closeDue(database.db, clock)]);
    const after = await rowOf(as);
    expect(after).toMatchObject({ status: 'CLOSED', memberNo: before.memberNo });
    const own = [before.firstName, before.lastName, before.phone, before.openKey];
    const left = await Promise.all(
      ownedTables().map(({ table, of }) => database.db.select().from(table).where(of(memberId))),
    );
    for (const word of own) expect(JSON.stringify(left, stringOfBigint)).not.toContain(`"${word}"`);
    expect(await database.db.$count(session, eq(session.memberId, memberId))).toBe(0);
    expect(await database.db.$count(shareVisit)).toBe(0);
    expect(await outboxOf(app, `+853${before.phone}`)).toEqual([]);
    expect(await database.db.$count(ledgerEntry)).toBe(entries);
    expect(await reconcile(database.db)).toEqual([]);
    expect((await knock('66000107')).data).toMatchObject({ needRegister: true });
  });

  it('an order that slipped in is finished first', async () => {
    const as = await signIn(app, '66000108');
    await close(as, '66000108');
    const order = await reserve(database.db, clock, { memberId: idOf(as), holdSeconds: 30 * DAY });
    clock.advance(16 * DAY);
    await closeDue(database.db, clock);
    expect((await rowOf(as)).status).toBe('CLOSING');
    const end = { actor: 'test', event: 'TEST', orderId: order.id, from: ['HELD'], to: 'CANCELLED' };
    await inTransaction(database.db, (tx) => transition(tx, clock, end));
    await closeDue(database.db, clock);
    expect((await rowOf(as)).status).toBe('CLOSED');
  });

  it('of a sign-in and the job one gets the membership, never half of it', async () => {
    const as = await signIn(app, '66000109');
    await close(as, '66000109');
    clock.advance(16 * DAY);
    const code = await askForCode(app, '66000109');
    const [answer] = await Promise.all([
      send<SessionReply>(app, 'POST /user/otp/login', { payload: { ...code } }),
      closeDue(database.db, clock),
    ]);
    const { status, phone } = await rowOf(as);
    if (status === 'ACTIVE') expect([answer.envelope.code, phone]).toEqual([0, '66000109']);
    else expect([status, phone]).toEqual(['CLOSED', '']);
  });
});

const stringOfBigint = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);
