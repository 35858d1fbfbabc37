import fc from 'fast-check';
import { inTransaction } from '../../src/platform/database/index.ts';
import { DomainError } from '../../src/platform/domain-error.ts';
import { testClock } from '../platform/protocol/test-clock.ts';
import { inventoryCounter } from '../../src/schema/index.ts';
import { newCoupon } from '../made/coupons.ts';
import { newMember } from '../made/members.ts';
import { reserve } from '../made/test-orders.ts';
import { giveDollars, message, open, payAtSandbox, paymentContext } from '../made/test-payments.ts';
import type { TwoPools } from '../database/two-pools.ts';
import {
  collectOrder,
  exchangeOne,
  exchangeWish,
  givePoints,
  newShelf,
  type ExchangeWish,
  type ShelvedItem,
} from '../domains/dollars/world.ts';
import { checkOut } from '../made/checkout-parts.ts';
import { cancelOrder } from '../../src/core/orders/cancel.ts';
import type { Order } from '../../src/core/orders/order-kind.ts';
import { sweepOrders } from '../../src/core/orders/sweep.ts';
import type { Payment, PaymentContext } from '../../src/core/payments/payment.ts';
import { recoverPayments } from '../../src/core/payments/recover-payments.ts';
import { refundPayment } from '../../src/core/payments/refund-payment.ts';
import { sendRefunds } from '../../src/core/payments/send-refunds.ts';
import { takeEvent } from '../../src/core/payments/webhook/webhook.ts';
import { grantVoucher } from '../../src/core/vouchers/grant-voucher.ts';

const NIGHTS = ['2027-01-01', '2027-01-02', '2027-01-03'];
const ROOMS_A_NIGHT = 6;
const MEMBERS = 3;

/** `pick` selects an order or payment made before, by index into those that exist. */
export type OrderOperation =
  | {
      readonly do: 'reserve';
      readonly who: number;
      readonly nights: readonly string[];
      readonly dollars: bigint;
    }
  | {
      readonly do: 'check out';
      readonly who: number;
      /** of each part */
      readonly parts: readonly (readonly string[])[];
      readonly dollars: bigint;
    }
  | ({ readonly do: 'exchange'; readonly who: number } & ExchangeWish)
  | { readonly do: 'collect'; readonly pick: number }
  | { readonly do: 'pay'; readonly pick: number; readonly dollars: bigint }
  | {
      readonly do: 'provider says';
      readonly pick: number;
      readonly status: 'SUCCEEDED' | 'FAILED' | 'CLOSED';
    }
  | { readonly do: 'cancel'; readonly pick: number }
  | { readonly do: 'minutes pass'; readonly minutes: number }
  | { readonly do: 'jobs run' };

const pick = fc.nat(50);
const dollars = fc.constantFrom(0n, 0n, 30_00n, 100_00n);
const does = <const T extends string>(what: T) => fc.constant(what);

export const orderOperation: fc.Arbitrary<OrderOperation> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: does('reserve'),
      who: fc.nat(MEMBERS - 1),
      nights: fc.subarray(NIGHTS, { minLength: 1 }),
      dollars,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: does('check out'),
      who: fc.nat(MEMBERS - 1),
      parts: fc.array(fc.subarray(NIGHTS, { minLength: 1 }), { minLength: 2, maxLength: 3 }),
      dollars,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ do: does('exchange'), who: fc.nat(MEMBERS - 1), ...exchangeWish }),
  },
  { weight: 2, arbitrary: fc.record({ do: does('collect'), pick }) },
  { weight: 6, arbitrary: fc.record({ do: does('pay'), pick, dollars }) },
  {
    weight: 10,
    arbitrary: fc.record({
      do: does('provider says'),
      pick,
      status: fc.constantFrom('SUCCEEDED', 'SUCCEEDED', 'SUCCEEDED', 'FAILED', 'CLOSED'),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: does('cancel'), pick }) },
  { weight: 1, arbitrary: fc.record({ do: does('minutes pass'), minutes: fc.integer({ min: 1, max: 9 }) }) },
  { weight: 2, arbitrary: fc.record({ do: does('jobs run') }) },
);

/** One of the last few, because most of them can still change. */
const recent = <T>(made: readonly T[], among: number): T | undefined =>
  made.at(-1 - (among % Math.min(made.length || 1, 8)));

let worlds = 0;

/**
 * Members who book, pay and cancel the same few rooms and exchange the same few items, through the pools of
 * two processes.
 */
export class OrderWorld {
  private readonly clock = testClock();
  private readonly pools: TwoPools;
  private readonly contexts: readonly PaymentContext[];
  private readonly members: number[] = [];
  private readonly orders: Order[] = [];
  private readonly payments: Payment[] = [];
  private readonly collected = new Set<string>();
  private readonly room = `WORLD ${(worlds += 1)}`;
  private coupon = '';
  private shelf: readonly ShelvedItem[] = [];
  private grants = 0;

  private constructor(pools: TwoPools) {
    this.pools = pools;
    this.contexts = [0, 1].map((n) => paymentContext(pools.at(n), this.clock));
  }

  static async begin(pools: TwoPools): Promise<OrderWorld> {
    const world = new OrderWorld(pools);
    const { db } = pools;
    const about = { type: 'ROOM', key: world.room, total: ROOMS_A_NIGHT };
    await db.insert(inventoryCounter).values(NIGHTS.map((period) => ({ ...about, period })));
    world.coupon = await newCoupon(db, world.clock);
    world.shelf = await newShelf(db, world.coupon);
    while (world.members.length < MEMBERS) {
      const memberId = await newMember(db);
      await giveDollars(db, world.clock, memberId, 500_00n);
      await givePoints(db, world.clock, memberId);
      world.members.push(memberId);
    }
    return world;
  }

  private async newVoucher(n: number, memberId: number): Promise<number> {
    const { clock, coupon: couponCode } = this;
    const ref = { kind: this.room, id: String((this.grants += 1)) };
    return inTransaction(this.pools.at(n), (tx) => grantVoucher(tx, clock, { memberId, couponCode, ref }));
  }

  private async reserve(n: number, what: OrderOperation & { do: 'reserve' }): Promise<void> {
    const memberId = this.members[what.who] ?? 0;
    const voucherIds = [await this.newVoucher(n, memberId)];
    const nights = what.nights.map((period) => [this.room, period] as const);
    const wanted = { memberId, nights, dollarAmount: what.dollars, voucherIds };
    this.orders.push(await reserve(this.pools.at(n), this.clock, wanted));
  }

  private async checkOut(n: number, what: OrderOperation & { do: 'check out' }): Promise<void> {
    const memberId = this.members[what.who] ?? 0;
    const voucherIds = [await this.newVoucher(n, memberId)];
    const parts = what.parts.map((nights) => ({
      nights: nights.map((period) => [this.room, period] as const),
    }));
    const context = { db: this.pools.at(n), clock: this.clock };
    const { payer, orders } = await checkOut(context, { memberId, parts, voucherIds, dollars: what.dollars });
    this.orders.push(...orders, payer);
  }

  private async cancel(context: PaymentContext, order: Order): Promise<void> {
    await inTransaction(context.db, async (tx) => {
      const { back, changed } = await cancelOrder(tx, this.clock, { orderId: order.id, actor: 'member' });
      const refund = { orderId: order.id, amount: back.money, reason: 'cancelled', actor: 'member' };
      if (changed) await refundPayment(tx, context, refund);
    });
  }

  /** Whether the provider can return the money: it captures it now, or did so before. */
  private async collects(context: PaymentContext, paid: Payment): Promise<boolean> {
    if (await payAtSandbox(context, paid)) this.collected.add(paid.payNo);
    return this.collected.has(paid.payNo);
  }

  private async run(what: OrderOperation, n: number): Promise<void> {
    const context = this.contexts[n % 2];
    if (context === undefined) throw new Error('no such process');
    if (what.do === 'minutes pass') return this.clock.advance(what.minutes * 60);
    if (what.do === 'reserve') return this.reserve(n, what);
    if (what.do === 'check out') return this.checkOut(n, what);
    if (what.do === 'exchange') {
      const memberId = this.members[what.who] ?? 0;
      return void this.orders.push(await exchangeOne(context, memberId, this.shelf, what));
    }
    if (what.do === 'jobs run') {
      await sweepOrders(context);
      await recoverPayments(context);
      return sendRefunds(context);
    }
    if (what.do === 'provider says') {
      const paid = recent(this.payments, what.pick);
      if (paid === undefined || paid.cash === 0n) return;
      const isTrue = what.status !== 'SUCCEEDED' || (await this.collects(context, paid));
      if (isTrue) await takeEvent(context, message(paid, what.status));
      return;
    }
    const order = recent(this.orders, what.pick);
    if (order === undefined) return;
    if (what.do === 'cancel') await this.cancel(context, order);
    else if (what.do === 'collect') await collectOrder(context, order);
    else this.payments.push(await open(context, order, { dollars: what.dollars }));
  }

  /** Performs the operation. A refusal is a result; any other error is thrown. */
  async perform(what: OrderOperation, n: number): Promise<void> {
    try {
      await this.run(what, n);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  }
}
