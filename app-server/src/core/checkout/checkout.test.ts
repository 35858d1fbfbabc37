/** @jest-environment-options {"ownModules": true} */
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { and, asc, eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { inTransaction } from '../../platform/database/index.ts';
import { testClock } from '../../../test/platform/protocol/test-clock.ts';
import { inventoryCounter, orders, payment, voucher } from '../../schema/index.ts';
import { newCoupon } from '../../../test/made/coupons.ts';
import { newMember } from '../../../test/made/members.ts';
import { fulfilled, refusals } from '../../../test/tools/outcomes.ts';
import { cancelling } from '../../../test/made/test-orders.ts';
import { giveDollars, message, open, paymentContext, paymentOf } from '../../../test/made/test-payments.ts';
import { twoProcesses, type TwoProcesses } from '../../../test/processes/two-processes.ts';
import { balanceOf } from '../ledger/balance.ts';
import { reconcile } from '../ledger/reconcile.ts';
import type { Order } from '../orders/order-kind.ts';
import { sweepOrders } from '../orders/sweep.ts';
import type { PaymentContext } from '../payments/payment.ts';
import { takeEvent } from '../payments/webhook/webhook.ts';
import { grantVoucher } from '../vouchers/grant-voucher.ts';
import { brokenOrders } from '../../../test/model/order-invariants.ts';
import { checkOut, type TestCheckout } from '../../../test/made/checkout-parts.ts';
import * as races from '../../../test/core/checkout/races.ts';

jest.setTimeout(60_000);

const NIGHT = '2027-01-01';
const clock = testClock();
let processes: TwoProcesses<typeof races>;
let context: PaymentContext;
let memberId: number;
let rooms = 0;

beforeAll(async () => {
  processes = await twoProcesses(new URL('../../../test/core/checkout/races.ts', import.meta.url), clock);
  context = paymentContext(processes.db, clock);
});
afterAll(async () => {
  expect(await brokenOrders(processes.db)).toEqual([]);
  expect(await reconcile(processes.db)).toEqual([]);
  await processes.drop();
});

const asks = (wanted: Omit<TestCheckout, 'memberId'>) => checkOut(context, { memberId, ...wanted });
/** Creates a room type with this many rooms; returns its key. */
async function newRoom(total: number): Promise<string> {
  const key = `checkout ${(rooms += 1)}`;
  await processes.db.insert(inventoryCounter).values({ type: 'ROOM', key, period: NIGHT, total });
  return key;
}
const left = async (key: string) => {
  const [row] = await processes.db.select().from(inventoryCounter).where(eq(inventoryCounter.key, key));
  return { held: row?.held, sold: row?.sold };
};
const now = async (of: readonly Order[]) =>
  processes.db
    .select()
    .from(orders)
    .where(
      inArray(
        orders.id,
        of.map(({ id }) => id),
      ),
    )
    .orderBy(asc(orders.id));
const statuses = async (of: readonly Order[]) => (await now(of)).map(({ status }) => status);
const pay = async (payer: Order) => {
  const opened = await open(context, payer);
  await takeEvent(context, message(opened, 'SUCCEEDED'));
  return opened;
};
const dollars = async () => (await balanceOf(processes.db, clock, { memberId, unit: 'DOLLAR' })).available;

async function newVoucher(): Promise<number> {
  const couponCode = await newCoupon(processes.db, clock);
  const ref = { kind: 'test', id: couponCode };
  return inTransaction(processes.db, (tx) => grantVoucher(tx, clock, { memberId, couponCode, ref }));
}

/** Each test has a member of its own. */
beforeEach(async () => {
  memberId = await newMember(processes.db);
  await giveDollars(processes.db, clock, memberId, 500_00n);
});

describe('several orders under one payment', () => {
  it('are held together, paid once, and confirmed together', async () => {
    const key = await newRoom(2);
    const nights = [[key, NIGHT]] as const;
    const { payer, orders: parts } = await asks({ parts: [{ nights }, { nights, total: 50_00n }] });
    expect(payer).toMatchObject({ kind: 'CHECKOUT', total: 150_00n, payable: 150_00n, status: 'HELD' });
    expect(await left(key)).toEqual({ held: 2, sold: 0 });
    await pay(payer);
    expect(await statuses([payer, ...parts])).toEqual(['CONFIRMED', 'RESERVED', 'RESERVED']);
    expect((await now(parts)).map(({ payStatus }) => payStatus)).toEqual(['PAID', 'PAID']);
    expect(await left(key)).toEqual({ held: 0, sold: 2 });
    expect(await processes.db.$count(payment, eq(payment.memberId, memberId))).toBe(1);
  });

  it('a single one is its own payer', async () => {
    const { payer, orders: parts } = await asks({ parts: [{}] });
    expect(parts).toEqual([payer]);
    expect(payer).toMatchObject({ kind: 'TEST', parentId: null });
  });

  it('are held all or none: if one is unavailable, nothing is held', async () => {
    const [free, gone] = [await newRoom(1), await newRoom(0)];
    const parts = [{ nights: [[free, NIGHT]] as const }, { nights: [[gone, NIGHT]] as const }];
    const before = await processes.db.$count(orders);
    await expect(asks({ parts })).rejects.toMatchObject({
      error: 'UNAVAILABLE',
      data: { lacking: [{ key: gone, left: 0 }] },
    });
    expect(await left(free)).toEqual({ held: 0, sold: 0 });
    expect(await processes.db.$count(orders)).toBe(before);
  });

  it('a part can be neither paid nor cancelled separately while payment is pending', async () => {
    const { payer, orders: parts } = await asks({ parts: [{}, {}] });
    const [part] = parts;
    if (part === undefined) throw new Error('no part');
    await expect(open(context, part)).rejects.toMatchObject({ error: 'BAD_REQUEST' });
    await expect(races.cancel(context, part.id)).rejects.toMatchObject({ error: 'CANCEL_CLOSED' });
    expect(await races.cancel(context, payer.id)).toBe(true);
    expect(await statuses([payer, ...parts])).toEqual(['CANCELLED', 'CANCELLED', 'CANCELLED']);
  });

  it('what is paid on site is not part of the amount, and is confirmed with the rest', async () => {
    const { payer, orders: parts } = await asks({ parts: [{ onSpot: true }, { total: 30_00n }] });
    expect(payer.payable).toBe(30_00n);
    await pay(payer);
    const [onSpot, paid] = await now(parts);
    expect(onSpot).toMatchObject({ status: 'RESERVED', payStatus: 'UNPAID' });
    expect(paid).toMatchObject({ status: 'RESERVED', payStatus: 'PAID' });
    const all = await asks({ parts: [{ onSpot: true }, { onSpot: true }] });
    expect(await statuses([all.payer, ...all.orders])).toEqual(['CONFIRMED', 'RESERVED', 'RESERVED']);
  });
});

describe('when the hold expires', () => {
  it('all parts expire together', async () => {
    const key = await newRoom(2);
    const nights = [[key, NIGHT]] as const;
    const { payer, orders: parts } = await asks({ parts: [{ nights }, { nights }] });
    clock.advance(901);
    await sweepOrders(context);
    expect(await statuses([payer, ...parts])).toEqual(['EXPIRED', 'EXPIRED', 'EXPIRED']);
    expect(await left(key)).toEqual({ held: 0, sold: 0 });
  });

  it('a late payment restores all parts, or is refunded completely', async () => {
    const key = await newRoom(2);
    const nights = [[key, NIGHT]] as const;
    const late = await asks({ parts: [{ nights }, { nights }] });
    const paid = await open(context, late.payer);
    clock.advance(901);
    await sweepOrders(context);
    await takeEvent(context, message(paid, 'SUCCEEDED'));
    expect(await statuses([late.payer, ...late.orders])).toEqual(['CONFIRMED', 'RESERVED', 'RESERVED']);
    expect(await left(key)).toEqual({ held: 0, sold: 2 });

    const other = await newRoom(2);
    const lost = await asks({ parts: [{ nights: [[other, NIGHT]] }, { nights: [[other, NIGHT]] }] });
    const tooLate = await open(context, lost.payer);
    clock.advance(901);
    await sweepOrders(context);
    await asks({ parts: [{ nights: [[other, NIGHT]] }] });
    await takeEvent(context, message(tooLate, 'SUCCEEDED'));
    expect(await statuses([lost.payer, ...lost.orders])).toEqual(['EXPIRED', 'EXPIRED', 'EXPIRED']);
    expect(await paymentOf(context, tooLate.payNo)).toMatchObject({ refundedCash: 200_00n });
    expect(await left(other)).toEqual({ held: 1, sold: 0 });
  });
});

describe('a part that is cancelled after payment', () => {
  it('refunds its own share, in money and Resort Dollars, and keeps the rest', async () => {
    const had = await dollars();
    const parts = [{ total: 100_00n }, { total: 60_00n }];
    const { payer, orders: booked } = await asks({ parts, dollars: 120_00n });
    expect(booked.map(({ dollarAmount }) => dollarAmount)).toEqual([100_00n, 20_00n]);
    const paid = await pay(payer);
    const [first, second] = booked;
    expect(await races.cancel(context, second?.id ?? 0)).toBe(true);
    expect(await statuses(booked)).toEqual(['RESERVED', 'CANCELLED']);
    expect(await paymentOf(context, paid.payNo)).toMatchObject({
      capturedCash: 40_00n,
      refundedCash: 40_00n,
    });
    expect(await dollars()).toBe(had - 100_00n);
    expect(await races.cancel(context, first?.id ?? 0)).toBe(true);
    expect(await dollars()).toBe(had);
  });

  it('keeps the fee, once, however often it is requested', async () => {
    cancelling.rule = { freeUntil: null, fee: { kind: 'percent', percent: 30 } };
    const { payer, orders: booked } = await asks({ parts: [{ total: 100_00n }, { total: 60_00n }] });
    const paid = await pay(payer);
    const [first] = booked;
    expect(await races.cancel(context, first?.id ?? 0)).toBe(true);
    expect(await races.cancel(context, first?.id ?? 0)).toBe(false);
    cancelling.rule = { freeUntil: null, fee: { kind: 'none' } };
    expect(await paymentOf(context, paid.payNo)).toMatchObject({ refundedCash: 70_00n });
  });

  it('returns the vouchers with the last part, if no fee was kept', async () => {
    const id = await newVoucher();
    const { payer, orders: booked } = await asks({ parts: [{}, {}], voucherIds: [id] });
    expect(booked.map(({ voucherAmount }) => voucherAmount)).toEqual([50_00n, 0n]);
    await pay(payer);
    const again = and(eq(voucher.memberId, memberId), eq(voucher.originVoucherId, id));
    await races.cancel(context, booked[0]?.id ?? 0);
    expect(await processes.db.$count(voucher, again)).toBe(0);
    await races.cancel(context, booked[1]?.id ?? 0);
    expect(await processes.db.$count(voucher, again)).toBe(1);
  });

  it('all of them together refund everything, whatever their shares and order', async () => {
    const checkout = fc.record({
      totals: fc.array(fc.bigInt({ min: 1n, max: 300_00n }), { minLength: 2, maxLength: 5 }),
      hasVoucher: fc.boolean(),
      dollarShare: fc.bigInt({ min: 0n, max: 100n }),
      first: fc.nat(4),
    });
    type Drawn = typeof checkout extends fc.Arbitrary<infer One> ? One : never;
    const perform = async ({ totals, hasVoucher, dollarShare, first }: Drawn) => {
      const had = await dollars();
      const voucherIds = hasVoucher ? [await newVoucher()] : [];
      const whole = totals.reduce((sum, total) => sum + total, 0n) - (hasVoucher ? 50_00n : 0n);
      const most = whole < had ? whole : had;
      const wish = { dollars: most > 0n ? (most * dollarShare) / 100n : 0n, voucherIds };
      const { payer, orders: booked } = await asks({ parts: totals.map((total) => ({ total })), ...wish });
      const paid = payer.payable > 0n ? await pay(payer) : undefined;
      const turned = [...booked.slice(first % booked.length), ...booked.slice(0, first % booked.length)];
      for (const { id } of turned) await races.cancel(context, id);
      expect(await dollars()).toBe(had);
      if (paid === undefined) return;
      const { capturedCash, refundedCash } = await paymentOf(context, paid.payNo);
      expect({ capturedCash, refundedCash }).toEqual({
        capturedCash: payer.payable,
        refundedCash: payer.payable,
      });
    };
    await fc.assert(fc.asyncProperty(checkout, perform), { numRuns: 12, endOnFailure: true });
  });

  it('I14: parts cancelled at once, over two processes, come to the payment and no more', async () => {
    const { payer, orders: booked } = await asks({ parts: [{}, {}, {}, {}, {}] });
    const paid = await pay(payer);
    const results = await processes.race(40, (n) => ['cancel', booked[n % 5]?.id ?? 0]);
    expect(fulfilled(results).filter(Boolean)).toHaveLength(5);
    expect(refusals(results)).toEqual([]);
    expect(await paymentOf(context, paid.payNo)).toMatchObject({ refundedCash: 500_00n });
  });
});

describe('concurrently', () => {
  it('I8: forty checkouts of two of ten rooms: five have both, the others nothing', async () => {
    const key = await newRoom(10);
    const nights = [[key, NIGHT]] as const;
    const wanted = { memberId, parts: [{ nights }, { nights }] };
    const results = await processes.race(40, () => ['place', wanted]);
    expect(fulfilled(results)).toHaveLength(5);
    expect(refusals(results)).toEqual(Array.from({ length: 35 }, () => 'UNAVAILABLE'));
    expect(await left(key)).toEqual({ held: 10, sold: 0 });
  });

  it('I20: twenty messages of one success while sweepers run at the end of the hold come to one end', async () => {
    const key = await newRoom(2);
    const nights = [[key, NIGHT]] as const;
    const { payer, orders: parts } = await asks({ parts: [{ nights }, { nights }] });
    const paid = await open(context, payer);
    clock.advance(901);
    const told = message(paid, 'SUCCEEDED');
    await processes.race(40, (n) => (n % 4 < 2 ? ['hear', told] : ['sweep']));
    expect(await statuses([payer, ...parts])).toEqual(['CONFIRMED', 'RESERVED', 'RESERVED']);
    expect(await left(key)).toEqual({ held: 0, sold: 2 });
  });
});
