import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TillRequest } from '@resort/shared/calls/rows';
import { eq } from 'drizzle-orm';
import { newCoupon } from '../../test/made/coupons.ts';
import { deliverAll } from '../../test/made/deliver.ts';
import { testPartner, type TestPartner } from '../../test/partner/partner-client.ts';
import { visitOf } from '../../test/partner/members.ts';
import { send, type Identity } from '../../test/platform/protocol/client.ts';
import { signIn } from '../../test/platform/protocol/sign-in.ts';
import { standOn, type Ground } from '../../test/database/stand-on.ts';
import { balanceOf } from '../core/ledger/balance.ts';
import { earn } from '../core/ledger/earn.ts';
import { grantVoucher } from '../core/vouchers/grant-voucher.ts';
import { inTransaction } from '../platform/database/index.ts';
import { macauInstant } from '../platform/time/clock.ts';
import { notification } from '../schema/index.ts';

const OUTLET = 'LOTUS-ROOM';
let ground: Ground;
let till: TestPartner;
let as: Identity;
let memberId: number;
let before: number;
let visit: string;
let numbers = 0;

standOn((given) => (ground = given));
beforeAll(async () => {
  till = await testPartner(ground.app, ground.database.db);
});

const newId = () => `C${(numbers += 1)}`;
const free = async () =>
  Number((await balanceOf(ground.database.db, ground.clock, { memberId, unit: 'DOLLAR' })).available);
const refused = (status: number, code: string) => ({ status, data: { code } });
const requests = async (who = as) =>
  (await send<TillRequest[]>(ground.app, 'GET /member/till/requests', { as: who })).envelope.data;
const answer = async (id: string, agrees: boolean, who = as) =>
  (await send(ground.app, 'POST /member/till/answer', { as: who, payload: { id, agrees } })).envelope;
const hold = (paymentId: string, amount = '6000.00') =>
  till.call('payments/hold', { paymentId, visit, outlet: OUTLET, currency: 'MOP', amount });
const find = async (paymentId: string) =>
  (await till.call('payments/find', { paymentId })).data as { status: string };

beforeEach(async () => {
  // what an earlier test asked the member is over
  ground.clock.advance(61);
  as = await signIn(ground.app, '66000101');
  memberId = Number(as.userId);
  await inTransaction(ground.database.db, (tx) =>
    earn(tx, ground.clock, {
      memberId,
      unit: 'DOLLAR',
      amount: 20_000_00n, // more than one test holds, also after all others have spent theirs
      expiresOn: '2099-12-31',
      ref: { kind: 'TEST', id: newId() },
    }),
  );
  before = await free();
  visit = await visitOf(ground, till, memberId, OUTLET);
});

describe('a payment above the limit', () => {
  it('waits for the member, who confirms it on the phone; a sale then settles it', async () => {
    const paymentId = newId();
    expect(await hold(paymentId)).toMatchObject({ status: 200, data: { status: 'WAITING' } });
    expect(await free()).toBe(before);
    const [request] = await requests();
    expect(request).toMatchObject({
      currency: 'MOP',
      amount: '6000.00',
      dollars: '6000.00',
      voucher: null,
    });
    const id = request?.id ?? '';
    expect(await answer(id, true)).toMatchObject({ code: 0 });
    expect(await answer(id, true)).toMatchObject({ code: 0 }); // the response was lost
    expect(await find(paymentId)).toMatchObject({ status: 'HELD' });
    expect(await requests()).toEqual([]);
    expect(await free()).toBe(before - 6000_00);
    const sold = await till.call('sales', {
      saleId: newId(),
      visit,
      outlet: OUTLET,
      currency: 'MOP',
      total: '6000.00',
      lines: [{ text: 'Banquet', quantity: 1, amount: '6000.00' }],
      tenders: [{ kind: 'DOLLARS', amount: '6000.00', paymentId }],
      soldAt: macauInstant(ground.clock.now()),
    });
    expect(sold.status).toBe(200);
    expect(await find(paymentId)).toMatchObject({ status: 'SETTLED' });
  });

  it('is declined by the member, withdrawn by the till, or over after a minute, and costs nothing', async () => {
    const [declined, withdrawn, late] = [newId(), newId(), newId()];
    await hold(declined);
    await answer((await requests())[0]?.id ?? '', false);
    expect(await find(declined)).toMatchObject({ status: 'DECLINED' });
    await hold(withdrawn);
    const [request] = await requests();
    await till.call('payments/release', { paymentId: withdrawn });
    expect(await answer(request?.id ?? '', true)).toMatchObject({ errorCode: 'TILL_OVER' });
    await hold(late);
    const [slow] = await requests();
    ground.clock.advance(61);
    expect(await answer(slow?.id ?? '', true)).toMatchObject({ errorCode: 'TILL_OVER' });
    expect(await find(late)).toMatchObject({ status: 'OVER' });
    expect(await hold(late)).toMatchObject(refused(409, 'PAYMENT_EXISTS'));
    expect([await free(), await requests()]).toEqual([before, []]);
  });

  it('is also one that a visit reaches in parts; a further visit begins anew', async () => {
    expect(await hold(newId(), '3000.00')).toMatchObject({ data: { status: 'HELD' } });
    const released = newId();
    await hold(released, '2000.00');
    await till.call('payments/release', { paymentId: released });
    expect(await hold(newId(), '2000.00')).toMatchObject({ data: { status: 'HELD' } });
    const further = newId();
    expect(await hold(further, '0.01')).toMatchObject({ data: { status: 'WAITING' } });
    await answer((await requests())[0]?.id ?? '', true);
    expect(await find(further)).toMatchObject({ status: 'HELD' });
    ground.clock.advance(1);
    visit = await visitOf(ground, till, memberId, OUTLET);
    expect(await hold(newId(), '4000.00')).toMatchObject({ data: { status: 'HELD' } });
    const both = await Promise.all([hold(newId(), '1000.00'), hold(newId(), '1000.00')]);
    const states = both.map(({ data }) => (data as { status: string }).status);
    expect(states.sort()).toEqual(['HELD', 'WAITING']);
  });

  it('says so when no phone asked: it is offline', async () => {
    const paymentId = newId();
    await hold(paymentId);
    ground.clock.advance(61);
    expect(await find(paymentId)).toMatchObject({ status: 'OFFLINE' });
    expect(await free()).toBe(before);
  });

  it('is not asked for when the balance is too low, and not answered by anybody else', async () => {
    expect(await hold(newId(), '999999.00')).toMatchObject(refused(409, 'BALANCE_INSUFFICIENT'));
    const paymentId = newId();
    await hold(paymentId);
    const [request] = await requests();
    const other = await signIn(ground.app, '66000102');
    expect(await requests(other)).toEqual([]);
    expect((await answer(request?.id ?? '', true, other)).code).not.toBe(0);
    expect(await find(paymentId)).toMatchObject({ status: 'WAITING' });
  });

  it('calls the phone by a push, unless the time is over by then', async () => {
    const told = () =>
      ground.database.db.select().from(notification).where(eq(notification.memberId, memberId));
    await deliverAll(ground.database.db, ground.clock);
    const first = (await told()).length;
    await hold(newId());
    await deliverAll(ground.database.db, ground.clock);
    await hold(newId());
    ground.clock.advance(61);
    await deliverAll(ground.database.db, ground.clock);
    const all = await told();
    expect(all).toHaveLength(first + 1);
    expect(all.at(-1)).toMatchObject({ link: '/my-qr', title: { en: 'Please confirm your payment' } });
  });

  it('is carried out once, however often two phones confirm while the till takes it back', async () => {
    const paymentId = newId();
    await hold(paymentId);
    const id = (await requests())[0]?.id ?? '';
    await Promise.all([
      answer(id, true),
      answer(id, true),
      till.call('payments/release', { paymentId }),
      answer(id, false),
    ]);
    const { status } = await find(paymentId);
    expect(['HELD', 'RELEASED', 'DECLINED']).toContain(status);
    expect(await free()).toBe(status === 'HELD' ? before - 6000_00 : before);
  });
});

describe('a voucher', () => {
  async function voucherCode(face: bigint) {
    const couponCode = await newCoupon(ground.database.db, ground.clock, { face });
    const ref = { kind: 'TEST', id: newId() };
    const voucherId = await inTransaction(ground.database.db, (tx) =>
      grantVoucher(tx, ground.clock, { memberId, couponCode, ref }),
    );
    const payload = { id: String(voucherId) };
    const { envelope } = await send<{ content: string }>(ground.app, 'GET /offer/voucher/qrCode', {
      as,
      payload,
    });
    return envelope.data.content;
  }
  const burn = (code: string, burnId?: string, by = till) =>
    by.call('vouchers/burn', { code, outlet: OUTLET, currency: 'MOP', bill: '9000.00', burnId });

  it('above the limit is used when the member confirms', async () => {
    const code = await voucherCode(8000_00n);
    expect(await burn(code)).toMatchObject(refused(409, 'ABOVE_LIMIT'));
    const burnId = newId();
    expect(await burn(code, burnId)).toMatchObject({ data: { status: 'WAITING', receiptNo: null } });
    const [request] = await requests();
    expect(request).toMatchObject({ amount: '8000.00', dollars: null });
    await deliverAll(ground.database.db, ground.clock);
    const told = await ground.database.db
      .select()
      .from(notification)
      .where(eq(notification.memberId, memberId));
    expect(told.at(-1)).toMatchObject({ title: { en: 'Please confirm your voucher' } });
    await answer(request?.id ?? '', true);
    expect((await till.call('vouchers/find', { burnId })).data).toMatchObject({
      status: 'CONFIRMED',
      deduct: '8000.00',
      receiptNo: expect.stringMatching(/^B\d{6}-\d{6}$/),
    });
  });

  it('at two tills at once is used once', async () => {
    const other = await testPartner(ground.app, ground.database.db);
    const code = await voucherCode(50_00n);
    const both = await Promise.all([burn(code), burn(code, undefined, other), burn(code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    for (const { status, data } of both) if (status === 409) expect(data.code).toBe('VOUCHER_USED');
  });

  it('that two tills ask for is used once, too', async () => {
    const other = await testPartner(ground.app, ground.database.db);
    const code = await voucherCode(8000_00n);
    const [mine, theirs] = [newId(), newId()];
    await burn(code, mine);
    await burn(code, theirs, other);
    const waiting = await requests();
    const answers = await Promise.all(waiting.map(({ id }) => answer(id, true)));
    expect(answers.map(({ errorCode }) => errorCode).sort()).toEqual(['USED', null]);
    const states = [
      (await till.call('vouchers/find', { burnId: mine })).data.status,
      (await other.call('vouchers/find', { burnId: theirs })).data.status,
    ];
    expect(states.sort()).toEqual(['CONFIRMED', 'WAITING']);
  });
});
