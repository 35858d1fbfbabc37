import { beforeAll, describe, expect, it } from '@jest/globals';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { grantVoucher } from '../core/vouchers/grant-voucher.ts';
import { issueVoucherCode } from '../core/vouchers/voucher-code.ts';
import { inTransaction } from '../platform/database/index.ts';
import { createSecrets } from '../platform/secrets/secrets.ts';
import { exchangeOrder } from '../domains/dollars/tables/exchange.ts';
import { orders, voucherBurn } from '../schema/index.ts';
import { newCoupon } from '../../test/made/coupons.ts';
import { newMember } from '../../test/made/members.ts';
import { testPartner, type TestPartner } from '../../test/partner/partner-client.ts';
import { stageEvent, stageGate } from '../../test/domains/ticketing/stage.ts';
import { ticketMember } from '../../test/domains/ticketing/ticket-member.ts';
import { signIn } from '../../test/platform/protocol/sign-in.ts';
import { standOn, type Ground } from '../../test/database/stand-on.ts';

let ground: Ground;
let system: TestPartner;
let memberId: number;
let grants = 0;

standOn((given) => (ground = given));
beforeAll(async () => {
  system = await testPartner(ground.app, ground.database.db);
  memberId = await newMember(ground.database.db);
});

const refused = (status: number, code: string) => ({ status, data: { code } });
const orderIn = async (kinds: readonly string[], status: string) => {
  const isIt = and(inArray(orders.kind, [...kinds]), eq(orders.status, status));
  const [found] = await ground.database.db.select().from(orders).where(isIt).limit(1);
  if (found === undefined) throw new Error(`no order is ${status}`);
  return found;
};

/** A voucher with the code on its member's phone. */
async function shown(terms: Parameters<typeof newCoupon>[2] = {}): Promise<string> {
  const { db } = ground.database;
  const couponCode = await newCoupon(db, ground.clock, terms);
  const ref = { kind: 'TEST', id: `partner ${(grants += 1)}` };
  const secrets = createSecrets(Buffer.alloc(32, 7));
  const services = { environment: 'development', clock: ground.clock, secrets } as const;
  return inTransaction(db, async (tx) => {
    const voucherId = await grantVoucher(tx, ground.clock, { memberId, couponCode, ref });
    return (await issueVoucherCode(tx, services, { memberId, voucherId })).content;
  });
}
const burn = (code: string, more: Record<string, unknown> = {}) =>
  system.call('vouchers/burn', { code, outlet: 'LOTUS-ROOM', currency: 'MOP', bill: '500.00', ...more });

describe('a voucher at a till', () => {
  it('is used once, however many tills scan it, and says what it takes off', async () => {
    const code = await shown({ type: 'CASH', face: 100_00n });
    const answers = await Promise.all([1, 2, 3].map(() => burn(code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 200)?.data).toMatchObject({
      type: 'CASH',
      deduct: '100.00',
    });
    expect(answers.find(({ status }) => status === 409)?.data.code).toBe('VOUCHER_USED');
    expect(await burn(await shown({ type: 'CASH', face: 103_00n }), { currency: 'HKD' })).toMatchObject({
      data: { deduct: '100.00' },
    });
  });

  it('must be for the outlet, the bill and the limit, and stays usable where it is not', async () => {
    const [spa, least, large] = [
      await shown({ type: 'CASH', face: 100_00n, scenes: ['SPA'] }),
      await shown({ type: 'CASH', face: 100_00n, minSpend: 600_00n }),
      await shown({ type: 'CASH', face: 6_000_00n }),
    ];
    const burnt = await ground.database.db.$count(voucherBurn);
    expect(await burn(spa)).toMatchObject(refused(409, 'VOUCHER_NOT_APPLICABLE'));
    expect(await burn(least)).toMatchObject(refused(409, 'VOUCHER_MIN_SPEND'));
    expect(await burn(large, { bill: '9000.00' })).toMatchObject(refused(409, 'ABOVE_LIMIT'));
    expect(await burn('VC1.1.1.1700000000.0000000000')).toMatchObject(refused(410, 'CODE_INVALID'));
    expect(await ground.database.db.$count(voucherBurn)).toBe(burnt);
    expect((await burn(least, { bill: '600.00' })).status).toBe(200);
    expect((await burn(spa, { outlet: 'GARDEN-SPA' })).status).toBe(200);
  });
});

describe('a table', () => {
  it('is reported as seated, then left; nothing else in between', async () => {
    const { orderNo } = await orderIn(['DINING'], 'RESERVED');
    const say = (says: string) => system.call('tables/report', { orderNo, says });
    expect(await say('LEFT')).toMatchObject(refused(409, 'OUT_OF_ORDER'));
    expect((await say('SEATED')).data).toEqual({ orderNo, status: 'SEATED' });
    expect(await say('NO_SHOW')).toMatchObject(refused(409, 'OUT_OF_ORDER'));
    expect((await say('LEFT')).data).toEqual({ orderNo, status: 'FINISHED' });
    expect(await system.call('tables/report', { orderNo: 'R0', says: 'SEATED' })).toMatchObject(
      refused(404, 'UNKNOWN_ORDER'),
    );
  });
});

describe('a pick-up', () => {
  it('is handed over once, at its own property', async () => {
    const { id, orderNo } = await orderIn(['REWARD', 'POINTS'], 'READY');
    const isIt = and(eq(exchangeOrder.orderId, id), isNotNull(exchangeOrder.pickUpCode));
    const [{ code } = { code: null }] = await ground.database.db
      .select({ code: exchangeOrder.pickUpCode })
      .from(exchangeOrder)
      .where(isIt);
    const elsewhere = await testPartner(ground.app, ground.database.db, { properties: ['nowhere'] });
    expect(await elsewhere.call('pickups/collect', { code })).toMatchObject(refused(403, 'OTHER_PROPERTY'));
    expect((await system.call('pickups/collect', { code })).data).toMatchObject({ orderNo });
    expect(await system.call('pickups/collect', { code: 'ZZZZ2222' })).toMatchObject(
      refused(404, 'UNKNOWN_ORDER'),
    );
  });
});

describe('a ticket', () => {
  it('admits once; an unknown one, and one at an unknown gate, does not', async () => {
    const { app, clock, database } = ground;
    const gateCode = await stageGate(database.db);
    const guest = ticketMember(app, await signIn(app, '66000106'));
    const { ticketNos } = await guest.tickets(await stageEvent(database.db, clock, { inHours: 0.25 }));
    const admit = (more: Record<string, unknown>) => system.call('tickets/admit', { gateCode, ...more });
    const ticketNo = ticketNos[0] ?? '';
    const code = (await guest.code(ticketNo)).data?.content;
    expect(await admit({ code })).toMatchObject({ status: 200, data: { ticketNo } });
    expect(await admit({ ticketNo })).toMatchObject(refused(409, 'TICKET_VERIFIED'));
    expect(await admit({ ticketNo: 'T1' })).toMatchObject(refused(409, 'TICKET_INVALID'));
    expect(await admit({ ticketNo, gateCode: 'NOWHERE' })).toMatchObject(refused(404, 'UNKNOWN_OUTLET'));
  });
});
