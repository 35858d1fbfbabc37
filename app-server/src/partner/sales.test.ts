import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { deliverAll } from '../../test/made/deliver.ts';
import { newMember } from '../../test/made/members.ts';
import { testPartner, type TestPartner } from '../../test/partner/partner-client.ts';
import { showCode, visitOf } from '../../test/partner/members.ts';
import { standOn, type Ground } from '../../test/database/stand-on.ts';
import { balanceOf } from '../core/ledger/balance.ts';
import { redeem } from '../../demo/seeds/spending/redeem.ts';
import { inTransaction } from '../platform/database/index.ts';
import { macauInstant } from '../platform/time/clock.ts';
import { letter, member, tierPoint } from '../schema/index.ts';
import { revokeKey } from './keys.ts';

let ground: Ground;
let till: TestPartner;
let memberId: number;
let visit: string;
let numbers = 0;
const OUTLET = 'LOTUS-ROOM';

standOn((given) => (ground = given));
beforeAll(async () => {
  till = await testPartner(ground.app, ground.database.db);
});
beforeEach(async () => {
  memberId = await newMember(ground.database.db, 'CLASSIC');
  visit = await visitOf(ground, till, memberId, OUTLET);
});

const newId = () => `N${(numbers += 1)}`;
const bill = (amount: string, more: Record<string, unknown> = {}) => ({
  saleId: newId(),
  visit,
  outlet: OUTLET,
  currency: 'MOP',
  total: amount,
  lines: [{ text: 'Dinner', quantity: 2, amount }],
  tenders: [{ kind: 'MONEY', amount }],
  soldAt: macauInstant(ground.clock.now()),
  ...more,
});
const sell = async (amount: string, more: Record<string, unknown> = {}, said = {}) =>
  till.call('sales', bill(amount, more), said);
const held = async (unit: 'DOLLAR' | 'POINT') =>
  Number((await balanceOf(ground.database.db, ground.clock, { memberId, unit })).available);
const tierPoints = async () => {
  const rows = await ground.database.db.select().from(tierPoint).where(eq(tierPoint.memberId, memberId));
  return rows.reduce((sum, { points }) => sum + points, 0);
};
const tier = async () =>
  (await ground.database.db.select().from(member).where(eq(member.id, memberId)))[0]?.tier;
const refused = (status: number, code: string) => ({ status, data: { code } });
const spendDollars = (amount: bigint) =>
  inTransaction(ground.database.db, (tx) =>
    redeem(tx, ground.clock, { memberId, unit: 'DOLLAR', amount, ref: { kind: 'TEST', id: newId() } }),
  );

describe('a sale', () => {
  it('earns dollars, points and tier points by the rules, each rounded down', async () => {
    const { data } = await sell('1099.99');
    expect(data).toMatchObject({
      earned: { dollars: '10.99', points: 109, tierPoints: 1099 },
      tier: 'CLASSIC',
    });
    expect([await held('DOLLAR'), await held('POINT'), await tierPoints()]).toEqual([1099, 109, 1099]);
  });

  it('in another currency earns at the rate of the day of the sale', async () => {
    const { data } = await sell('100.00', { currency: 'HKD' });
    expect(data.earned).toEqual({ dollars: '1.03', points: 10, tierPoints: 103 });
    expect(await sell('100.00', { currency: 'USD' })).toMatchObject(refused(422, 'NO_RATE'));
  });

  it('raises the tier at once and tells the member; taking it back lowers it again', async () => {
    const saleId = newId();
    expect((await sell('10000.00', { saleId })).data.tier).toBe('GOLD');
    expect(await tier()).toBe('GOLD');
    await deliverAll(ground.database.db, ground.clock);
    const letters = await ground.database.db.select().from(letter).where(eq(letter.memberId, memberId));
    expect(letters.map(({ title }) => title.en)).toContain('Welcome to Gold');
    await till.call('sales/void', { saleId });
    expect([await tier(), await tierPoints()]).toEqual(['CLASSIC', 0]);
  });

  it('sent twice is recorded once: the same answer for the same key, a clear refusal for another', async () => {
    const asked = bill('500.00');
    const key = newId().padEnd(12, 'x');
    const first = await till.call('sales', asked, { key });
    expect(await till.call('sales', asked, { key })).toMatchObject({ status: 200, data: first.data });
    expect(await till.call('sales', asked)).toMatchObject(refused(409, 'SALE_EXISTS'));
    expect(await held('POINT')).toBe(50);
  });

  it('must add up, be of this week, and of a member who is there', async () => {
    const { clock } = ground;
    const ago = (days: number) => macauInstant(new Date(clock.now().getTime() - days * 86_400_000));
    expect(await sell('1.00', { total: '2.00' })).toMatchObject(refused(422, 'SUM_WRONG'));
    expect(await sell('1.00', { soldAt: ago(31) })).toMatchObject(refused(422, 'TOO_OLD'));
    expect(await sell('1.00', { soldAt: ago(-1) })).toMatchObject(refused(422, 'IN_FUTURE'));
    expect(await sell('1.00', { visit: 'V0' })).toMatchObject(refused(410, 'VISIT_OVER'));
    expect(await sell('1.00', { outlet: 'GARDEN-SPA' })).toMatchObject(refused(410, 'VISIT_OVER'));
    expect(await sell('1.00', { outlet: 'NOWHERE' })).toMatchObject(refused(404, 'UNKNOWN_OUTLET'));
    expect(await sell('0.00')).toMatchObject(refused(400, 'MALFORMED'));
    await ground.database.db.update(member).set({ status: 'CLOSED' }).where(eq(member.id, memberId));
    expect(await sell('1.00')).toMatchObject(refused(410, 'VISIT_OVER'));
    const code = await showCode(ground, memberId);
    expect(await till.call('code', { code, outlet: OUTLET, currency: 'MOP' })).toMatchObject(
      refused(410, 'CODE_INVALID'),
    );
    expect([await held('DOLLAR'), await held('POINT')]).toEqual([0, 0]);
  });

  it('is not accepted by a code that is old or was used', async () => {
    const code = await showCode(ground, memberId);
    const ask = () => till.call('code', { code, outlet: OUTLET, currency: 'MOP' });
    expect((await ask()).status).toBe(200);
    expect(await ask()).toMatchObject(refused(410, 'CODE_INVALID'));
    const late = await showCode(ground, memberId);
    ground.clock.advance(76);
    expect(await till.call('code', { code: late, outlet: OUTLET, currency: 'MOP' })).toMatchObject(
      refused(410, 'CODE_INVALID'),
    );
  });

  it('in a currency without a rate is refused, and earns nothing', async () => {
    expect(await sell('1.00', { currency: 'XTS' })).toMatchObject(refused(422, 'NO_RATE'));
    expect([await held('DOLLAR'), await held('POINT'), await tierPoints()]).toEqual([0, 0, 0]);
  });

  it('that arrives after a newer one, or after its own void was tried, is recorded as usual', async () => {
    const [older, newer] = [newId(), newId()];
    const before = macauInstant(new Date(ground.clock.now().getTime() - 2 * 86_400_000));
    await sell('200.00', { saleId: newer });
    expect(await till.call('sales/void', { saleId: older })).toMatchObject(refused(404, 'UNKNOWN_SALE'));
    expect(await sell('100.00', { saleId: older, soldAt: before })).toMatchObject({ status: 200 });
    expect([await held('DOLLAR'), await held('POINT'), await tierPoints()]).toEqual([3_00, 30, 300]);
    expect(await till.call('sales/void', { saleId: older })).toMatchObject({ status: 200 });
    expect(await till.call('sales/void', { saleId: older })).toMatchObject(refused(409, 'SALE_VOID'));
    const parts = [{ kind: 'MONEY', amount: '1.00' }];
    expect(await till.call('sales/refund', { saleId: older, refundId: 'late', parts })).toMatchObject(
      refused(409, 'SALE_VOID'),
    );
    expect([await held('DOLLAR'), await held('POINT'), await tierPoints()]).toEqual([2_00, 20, 200]);
  });

  it('at the moment in which its key is revoked is recorded whole or not at all', async () => {
    const { app, database } = ground;
    const leaving = await testPartner(app, database.db);
    const own = await visitOf(ground, leaving, memberId, OUTLET);
    const sales = Array.from({ length: 10 }, () => leaving.call('sales', bill('10.00', { visit: own })));
    const [, ...answers] = await Promise.all([revokeKey(database.db, leaving.keyId), ...sales]);
    for (const { status } of answers) expect([200, 401]).toContain(status);
    expect(await held('POINT')).toBe(answers.filter(({ status }) => status === 200).length);
  });

  it('of a key that is revoked midway is not recorded', async () => {
    const leaving = await testPartner(ground.app, ground.database.db);
    const own = await visitOf(ground, leaving, memberId, OUTLET);
    await revokeKey(ground.database.db, leaving.keyId);
    expect(await leaving.call('sales', bill('9.00', { visit: own }))).toMatchObject(refused(401, 'UNSIGNED'));
    expect(await held('POINT')).toBe(0);
  });
});

describe('a refund and a void', () => {
  it('take back what the refunded money had earned, and no more', async () => {
    const { data } = await sell('1000.00');
    const { saleId } = data;
    const parts = [{ kind: 'MONEY', amount: '300.50' }];
    const back = await till.call('sales/refund', { saleId, refundId: 'R1', parts });
    expect(back.data.takenBack).toEqual({ dollars: '3.01', points: 31, tierPoints: 301 });
    expect(await till.call('sales/refund', { saleId, refundId: 'R1', parts })).toMatchObject(
      refused(409, 'REFUND_EXISTS'),
    );
    const much = { saleId, refundId: 'R2', parts: [{ kind: 'MONEY', amount: '699.51' }] };
    expect(await till.call('sales/refund', much)).toMatchObject(refused(409, 'REFUND_TOO_HIGH'));
    const rest = await till.call('sales/void', { saleId });
    expect(rest.data.takenBack).toEqual({ dollars: '6.99', points: 69, tierPoints: 699 });
    expect([await held('DOLLAR'), await held('POINT'), await tierPoints()]).toEqual([0, 0, 0]);
    expect(await till.call('sales/void', { saleId })).toMatchObject(refused(409, 'SALE_VOID'));
  });

  it('of what was spent already become a debt, which the next earnings pay', async () => {
    const { data } = await sell('2000.00');
    await spendDollars(15_00n);
    await till.call('sales/void', { saleId: data.saleId });
    expect(await held('DOLLAR')).toBe(0);
    expect((await sell('1000.00')).data.earned.dollars).toBe('10.00');
    expect(await held('DOLLAR')).toBe(0);
    await sell('1000.00');
    expect(await held('DOLLAR')).toBe(5_00);
  });

  it('of an unknown sale, or before it, are refused, and change nothing', async () => {
    const saleId = newId();
    expect(await till.call('sales/void', { saleId })).toMatchObject(refused(404, 'UNKNOWN_SALE'));
    await sell('100.00', { saleId });
    const other = await testPartner(ground.app, ground.database.db);
    expect(await other.call('sales/void', { saleId })).toMatchObject(refused(404, 'UNKNOWN_SALE'));
    expect(await held('POINT')).toBe(10);
  });

  it('at once undo a sale once', async () => {
    const { data } = await sell('1000.00');
    const { saleId } = data;
    const parts = [{ kind: 'MONEY', amount: '600.00' }];
    const answers = await Promise.all([
      till.call('sales/void', { saleId }),
      till.call('sales/refund', { saleId, refundId: 'A', parts }),
      till.call('sales/void', { saleId }),
      till.call('sales/refund', { saleId, refundId: 'B', parts }),
    ]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect([await held('DOLLAR'), await held('POINT'), await tierPoints()]).toEqual([0, 0, 0]);
  });
});

describe('paying with dollars', () => {
  const payment = (paymentId: string, amount: string, more = {}) => ({
    paymentId,
    visit,
    outlet: OUTLET,
    currency: 'MOP',
    amount,
    ...more,
  });
  const hold = (paymentId: string, amount: string, more = {}) =>
    till.call('payments/hold', payment(paymentId, amount, more));
  beforeEach(() => sell('10000.00')); // 100.00 dollars

  it('sets them aside, settles them with the sale, and returns them with its refund', async () => {
    const [paymentId, saleId] = [newId(), newId()];
    expect(await hold(paymentId, '60.00')).toMatchObject({
      status: 200,
      data: { status: 'HELD', dollars: '60.00' },
    });
    expect(await held('DOLLAR')).toBe(40_00);
    const tenders = [
      { kind: 'DOLLARS', amount: '60.00', paymentId },
      { kind: 'MONEY', amount: '40.00' },
    ];
    expect((await sell('100.00', { saleId, tenders })).data.earned.dollars).toBe('0.40');
    expect(await held('DOLLAR')).toBe(40_40);
    const back = await till.call('sales/refund', {
      saleId,
      refundId: 'R',
      parts: [{ kind: 'DOLLARS', amount: '10.00', paymentId }],
    });
    expect(back.data).toMatchObject({ dollars: '10.00', takenBack: { dollars: '0.00' } });
    expect((await till.call('sales/void', { saleId })).data).toMatchObject({ dollars: '50.00' });
    expect(await held('DOLLAR')).toBe(100_00);
    expect(await till.call('payments/release', { paymentId })).toMatchObject(refused(409, 'PAYMENT_IN_USE'));
  });

  it('gives them back when the till does not use them, or after a quarter of an hour', async () => {
    const [first, second] = [newId(), newId()];
    await hold(first, '60.00');
    expect((await till.call('payments/release', { paymentId: first })).data.status).toBe('RELEASED');
    expect(await held('DOLLAR')).toBe(100_00);
    await hold(second, '60.00');
    ground.clock.advance(901);
    expect(await till.call('payments/settle', { paymentId: second })).toMatchObject(
      refused(409, 'PAYMENT_OVER'),
    );
    expect((await till.call('payments/release', { paymentId: second })).status).toBe(200);
    expect(await held('DOLLAR')).toBe(100_00);
  });

  it('refuses too much, a sale that names another amount, and a number that was used', async () => {
    const paymentId = newId();
    expect(await hold(newId(), '100.01')).toMatchObject(refused(409, 'BALANCE_INSUFFICIENT'));
    expect(await hold(newId(), '5000.01')).toMatchObject(refused(409, 'BALANCE_INSUFFICIENT'));
    await hold(paymentId, '50.00');
    expect(await hold(paymentId, '50.00')).toMatchObject(refused(409, 'PAYMENT_EXISTS'));
    const tenders = [{ kind: 'DOLLARS', amount: '49.00', paymentId }];
    expect(await sell('49.00', { tenders })).toMatchObject(refused(409, 'NOT_COVERED'));
    expect(await held('DOLLAR')).toBe(50_00);
    expect(await till.call('payments/settle', { paymentId: newId() })).toMatchObject(
      refused(404, 'UNKNOWN_PAYMENT'),
    );
  });

  it('at two tills at once never spends more than there is', async () => {
    const both = await Promise.all(Array.from({ length: 4 }, () => hold(newId(), '60.00')));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await held('DOLLAR')).toBe(40_00);
  });
});
