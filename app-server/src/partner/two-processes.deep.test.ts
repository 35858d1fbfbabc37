import { beforeAll, describe, expect, it } from '@jest/globals';
import { encodeHotelId } from '@resort/shared/signing';
import { and, eq } from 'drizzle-orm';
import { billOf, callOver, visitOver, type KeyPair } from '../../test/partner/over-http.ts';
import { sendOver, signInOver } from '../../test/platform/protocol/over-http.ts';
import { newCoupon } from '../../test/made/coupons.ts';
import { each, raceOn, type Racing } from '../../test/processes/two-servers.ts';
import { balanceOf } from '../core/ledger/balance.ts';
import { earn } from '../core/ledger/earn.ts';
import { grantVoucher } from '../core/vouchers/grant-voucher.ts';
import { inTransaction } from '../platform/database/index.ts';
import { createClock, macauDate } from '../platform/time/clock.ts';
import { addDays } from '../platform/time/macau-days.ts';
import { earned, member, orders, sale, voucherBurn } from '../schema/index.ts';
import { hotelOrder } from '../domains/hotel/tables/hotel-orders.ts';
import { createKey } from './keys.ts';
import { SCOPES } from './route.ts';

const OUTLET = 'LOTUS-ROOM';
const clock = createClock();
let racing: Racing;
let till: KeyPair;
let visit: string;
let numbers = 0;

raceOn((given) => (racing = given), '66000103');
beforeAll(async () => {
  const { database, servers, member: as } = racing;
  const { keyId, privateKey = '' } = await createKey(database.db, { partner: 'race-till', scopes: SCOPES });
  till = { keyId, privateKey };
  visit = await visitOver(servers.at(0), till, as, OUTLET);
});

const newId = () => `P${(numbers += 1)}`;
const call = (n: number, path: string, body: unknown) => callOver(racing.servers.at(n), till, path, { body });
const free = (unit: 'DOLLAR' | 'POINT') =>
  balanceOf(racing.database.db, clock, { memberId: Number(racing.member.userId), unit }).then(
    ({ available }) => available,
  );
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();
const times = (count: number, status: number) => Array.from({ length: count }, () => status);

describe('partners over two servers', () => {
  it('tills that spend the same dollars spend them once', async () => {
    const before = await free('DOLLAR');
    const amount = `${before / 100n - 100n}.00`; // two of them are more than there is
    const ids = Array.from({ length: 16 }, newId);
    const held = await each(16, (n) =>
      call(n, 'payments/hold', { paymentId: ids[n], visit, outlet: OUTLET, currency: 'MOP', amount }),
    );
    expect(statuses(held)).toEqual([200, ...times(15, 409)]);
    const paymentId = ids[held.findIndex(({ status }) => status === 200)];
    const released = await each(16, (n) =>
      call(n, n % 4 < 2 ? 'payments/release' : 'payments/settle', { paymentId }),
    );
    expect(released.some(({ status }) => status === 200)).toBe(true);
    await call(0, 'payments/release', { paymentId });
    expect(await free('DOLLAR')).toBe(before);
  });

  it('a sale that both record is one sale, and earns once', async () => {
    const { db } = racing.database;
    const saleId = newId();
    const sold = await each(20, (n) => call(n, 'sales', billOf(saleId, visit, OUTLET, '1000.00')));
    expect(statuses(sold)).toEqual([200, ...times(19, 409)]);
    const [stored, ...others] = await db.select().from(sale).where(eq(sale.saleId, saleId));
    expect(others).toEqual([]);
    expect(await db.$count(earned, eq(earned.refId, `S${stored?.id}`))).toBe(3);
  });

  it('a void beside refunds takes back what the sale had earned, and no more', async () => {
    const before = [await free('DOLLAR'), await free('POINT')];
    for (let round = 0; round < 3; round += 1) {
      const saleId = newId();
      await call(round, 'sales', billOf(saleId, visit, OUTLET, '1000.00'));
      const parts = [{ kind: 'MONEY', amount: '300.00' }];
      const undone = await each(16, (n) =>
        n % 4 === round
          ? call(n >> 1, 'sales/void', { saleId })
          : call(n >> 1, 'sales/refund', { saleId, refundId: `R${n}`, parts }),
      );
      for (const { status } of undone) expect([200, 409]).toContain(status);
      await call(0, 'sales/void', { saleId });
      expect([await free('DOLLAR'), await free('POINT')]).toEqual(before);
    }
  });

  it('a voucher at two tills, and on the member’s own phone, is used once', async () => {
    const { database, servers, member: as } = racing;
    const { db } = database;
    const memberId = Number(as.userId);
    const couponCode = await newCoupon(db, clock);
    const ref = { kind: 'TEST', id: newId() };
    const voucherId = await inTransaction(db, (tx) => grantVoucher(tx, clock, { memberId, couponCode, ref }));
    const payload = { id: String(voucherId) };
    const shown = await sendOver<{ content: string }>(servers.at(1), 'GET /offer/voucher/qrCode', {
      as,
      payload,
    });
    const code = shown.envelope.data.content;
    const burnt = await each(20, (n) =>
      call(n, 'vouchers/burn', { code, outlet: OUTLET, currency: 'MOP', bill: '500.00' }),
    );
    expect(statuses(burnt)).toEqual([200, ...times(19, 409)]);
    expect(await db.$count(voucherBurn, eq(voucherBurn.voucherId, voucherId))).toBe(1);
  });

  it('a payment above the limit, confirmed on two phones while the till withdraws it, moves once or not at all', async () => {
    const { database, servers, member: as } = racing;
    const memberId = Number(as.userId);
    const gift = { memberId, unit: 'DOLLAR' as const, amount: 20_000_00n, expiresOn: '2099-12-31' };
    await inTransaction(database.db, (tx) =>
      earn(tx, clock, { ...gift, ref: { kind: 'TEST', id: newId() } }),
    );
    for (let round = 0; round < 3; round += 1) {
      const before = await free('DOLLAR');
      const paymentId = newId();
      const asked = { paymentId, visit, outlet: OUTLET, currency: 'MOP', amount: '6000.00' };
      expect(await call(0, 'payments/hold', asked)).toMatchObject({ data: { status: 'WAITING' } });
      const { envelope } = await sendOver<{ id: string }[]>(servers.at(1), 'GET /member/till/requests', {
        as,
      });
      const payload = { id: envelope.data[0]?.id, agrees: true };
      await each<unknown>(8, (n) =>
        n % 4 === 3
          ? call(n >> 1, 'payments/release', { paymentId })
          : sendOver(servers.at(n), 'POST /member/till/answer', { as, payload }),
      );
      const { data } = await call(1, 'payments/find', { paymentId });
      expect(['HELD', 'RELEASED', 'DECLINED']).toContain(data.status);
      expect(await free('DOLLAR')).toBe(data.status === 'HELD' ? before - 6000_00n : before);
      await call(0, 'payments/release', { paymentId });
      expect(await free('DOLLAR')).toBe(before);
    }
  });

  it('a guest who checks in and out beside a cancellation has done one of the two', async () => {
    const { db } = racing.database;
    const [own] = await db
      .select({ id: orders.id, orderNo: orders.orderNo, phone: member.phone })
      .from(orders)
      .innerJoin(member, eq(member.id, orders.memberId))
      .innerJoin(hotelOrder, eq(hotelOrder.orderId, orders.id))
      .where(and(eq(orders.kind, 'ROOM'), eq(orders.status, 'RESERVED')));
    if (own === undefined) throw new Error('nobody has booked');
    const as = await signInOver(racing.servers.at(0), own.phone);
    const today = macauDate(clock.now());
    await db
      .update(hotelOrder)
      .set({ checkIn: today, checkOut: addDays(today, 1) })
      .where(eq(hotelOrder.orderId, own.id));
    const payload = { id: encodeHotelId(String(own.id)) };
    const [arrived, cancelled] = await Promise.all([
      call(0, 'stays/arrive', { orderNo: own.orderNo }),
      sendOver(racing.servers.at(1), 'GET /order/booking/hotel/cancelOrder', { as, payload }),
    ]);
    const [left] = await Promise.all([
      call(1, 'stays/depart', { orderNo: own.orderNo }),
      sendOver(racing.servers.at(0), 'GET /order/booking/hotel/cancelOrder', { as, payload }),
    ]);
    const [after] = await db.select().from(orders).where(eq(orders.id, own.id));
    const didArrive = arrived.status === 200;
    expect(didArrive).not.toBe(cancelled.envelope.code === 0);
    expect(left.status === 200).toBe(didArrive);
    expect(after?.status).toBe(didArrive ? 'CHECKED_OUT' : 'CANCELLED');
  });
});
