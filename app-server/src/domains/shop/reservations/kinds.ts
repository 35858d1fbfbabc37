import type { Language } from '@resort/shared/contract';
import { eq } from 'drizzle-orm';
import type { CancelRule } from '../../../core/orders/cancel-rule.ts';
import {
  registerOrderKind,
  type Order,
  type OrderBill,
  type OrderStatus,
} from '../../../core/orders/order-kind.ts';
import type { BasketLine } from '../../../core/vouchers/terms.ts';
import type { Executor } from '../../../platform/context.ts';
import { outlet } from '../../../schema/index.ts';
import { shop } from '../tables/shops.ts';
import { cancelRuleOf } from '../terms/cancel-terms.ts';
import { askVenueOfPaid } from './after-booking.ts';
import { lineOf } from './line.ts';
import { depositPlace } from './new-reservation.ts';
import { reservationOf } from '../terms/reservation-row.ts';
import { reservationWords } from './tell.ts';
import { comingUp } from './upcoming.ts';

/**
 * At an outlet that confirms itself, a paid order waits for confirmation, so it has a kind of its own.
 */
const STATUSES = {
  HELD: { phase: 'held', expiresTo: 'EXPIRED', paidTo: 'RESERVED', cancelsTo: 'CANCELLED' },
  HELD_TO_ASK: { phase: 'held', expiresTo: 'EXPIRED_TO_ASK', paidTo: 'REQUESTED', cancelsTo: 'CANCELLED' },
  REQUESTED: { phase: 'confirmed', isUnanswered: true, cancelsTo: 'CANCELLED' },
  RESERVED: { phase: 'confirmed', cancelsTo: 'CANCELLED' },
  SEATED: { phase: 'confirmed' },
  FINISHED: { phase: 'confirmed' },
  NO_SHOW: { phase: 'confirmed' },
  DECLINED: { phase: 'freed' },
  CANCELLED: { phase: 'freed' },
  EXPIRED: { phase: 'freed', paidTo: 'RESERVED' },
  EXPIRED_TO_ASK: { phase: 'freed', paidTo: 'REQUESTED' },
} as const satisfies Record<string, OrderStatus>;

/** The outlet of an order, with what is reserved there. */
async function outletOf(db: Executor, order: Order) {
  const row = await reservationOf(db, order.id);
  const [found] = await db
    .select({ shop, outlet })
    .from(shop)
    .innerJoin(outlet, eq(outlet.code, shop.code))
    .where(eq(shop.code, row.shop));
  if (found === undefined) throw new Error(`order ${order.id} is of no outlet`);
  return { ...found, row };
}

/** What vouchers see of it: the deposit, at its outlet. */
async function basketLines(db: Executor, order: Order): Promise<BasketLine[]> {
  return [{ ...depositPlace(await outletOf(db, order)), amount: order.total }];
}

/** What a checkout shows of it. */
async function describe(db: Executor, { order, language }: { order: Order; language: Language }) {
  const { row, ...found } = await outletOf(db, order);
  return lineOf(found, { ...row, from: row.startsAt }, language);
}

const cancelRule = async (db: Executor, order: Order): Promise<CancelRule> =>
  cancelRuleOf(order, await reservationOf(db, order.id));

/** A reservation's price is its deposit; the visit itself is paid at the outlet. */
async function bill(db: Executor, of: { order: Order; language: Language }): Promise<OrderBill> {
  const { title } = await describe(db, of);
  return { items: [{ name: title, quantity: 1, amount: of.order.total }] };
}

const shared = {
  statuses: STATUSES,
  holdExpired: 'RESERVATION_HOLD_EXPIRED',
  onPaid: askVenueOfPaid,
  tells: 'reservation',
  words: reservationWords,
  screen: ({ orderNo }: Order) => `/shop-order?orderNo=${orderNo}`,
  upcoming: comingUp,
  basketLines,
  describe,
  bill,
  cancelRule,
} as const;

registerOrderKind({ ...shared, kind: 'DINING', letter: 'T' });
registerOrderKind({ ...shared, kind: 'SPA', letter: 'S' });
