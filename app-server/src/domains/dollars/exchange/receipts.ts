import type { exchangeOrder as wireOrder, ExchangeStatus } from '@resort/mf-dollars/contract';
import { exchangeStatus } from '@resort/mf-dollars/contract';
import type { In } from '@resort/shared/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { pictureOf } from '../../../core/pictures/picture-of.ts';
import type { Executor, RequestContext } from '../../../platform/context.ts';
import { anyOf, prepared } from '../../../platform/database/index.ts';
import { macauInstant } from '../../../platform/time/clock.ts';
import { exchangeItem, exchangeOrder } from '../tables/exchange.ts';
import { ledgerAccount, ledgerEntry, ledgerTxn, orderEvent } from '../../../schema/index.ts';
import type { Order } from '../../../core/orders/order-kind.ts';
import { attemptsOf } from '../../../core/payments/attempts.ts';
import { placeOf } from '../../../core/properties/properties.ts';
import { partsOnWire, type BackPart } from '../../../core/orders/refunds/part.ts';
import { plannedBack } from '../../../core/refunds/plan.ts';
import { backOf } from '../../../core/orders/refunds/recorded.ts';
import { isCancellable } from './cancel-order.ts';

type Asked = Pick<RequestContext, 'clock' | 'language'> & { readonly db: Executor };

/** An order with its row, item and history, and the balance right after its redemption. */
export interface Receipt {
  readonly order: Order;
  readonly ordered: typeof exchangeOrder.$inferSelect;
  readonly item: typeof exchangeItem.$inferSelect;
  readonly history: readonly { readonly at: Date; readonly status: ExchangeStatus }[];
  /** what was given back, by means */
  readonly back: readonly BackPart[];
  /** hundredths or points */
  readonly balanceAfter: bigint;
}

const selectEvents = prepared('exchange.events', (db) =>
  db.select().from(orderEvent).where(anyOf(orderEvent.orderId, 'orderIds')).orderBy(asc(orderEvent.id)),
);

type Event = typeof orderEvent.$inferSelect;

function stepsOf(events: readonly Event[]): Receipt['history'] {
  return events.flatMap(({ at, to }) => {
    const known = exchangeStatus.safeParse(to);
    // Payments write PAID, too, but members never see an order in that state.
    return known.success && known.data !== 'PAID' ? [{ at, status: known.data }] : [];
  });
}

/**
 * Keeps the last of several steps at one instant, because an order that is paid at once was never visible as
 * waiting.
 */
function historyOf(order: Order, ordered: Receipt['ordered'], events: readonly Event[]) {
  const own = stepsOf(events);
  const steps = own.filter(({ at }, index) => own[index + 1]?.at.getTime() !== at.getTime());
  const last = steps.at(-1)?.status;
  const seen = exchangeStatus.parse(order.status);
  const lapsedAt = ordered.collectBefore;
  return last === seen || seen !== 'LAPSED' || lapsedAt === null
    ? steps
    : [...steps, { at: lapsedAt, status: seen }];
}

const selectBalances = prepared('exchange.balances', (db) =>
  db
    .select({
      orderNo: sql<string>`split_part(${ledgerTxn.refId}, ' ', 1)`,
      balance: ledgerEntry.balanceAfter,
    })
    .from(ledgerTxn)
    .innerJoin(ledgerEntry, eq(ledgerEntry.txnId, ledgerTxn.id))
    .innerJoin(
      ledgerAccount,
      and(eq(ledgerAccount.id, ledgerEntry.accountId), eq(ledgerAccount.bucket, 'AVAILABLE')),
    )
    .where(
      and(eq(ledgerTxn.kind, 'HOLD'), anyOf(ledgerTxn.refKind, 'kinds'), anyOf(ledgerTxn.refId, 'refIds')),
    )
    .orderBy(asc(ledgerTxn.id)),
);

/** The AVAILABLE balance after an order's latest hold, by order number. */
async function balancesAfter(db: Executor, orders: readonly Order[]): Promise<Map<string, bigint>> {
  const rows = await selectBalances(db, {
    kinds: [...new Set(orders.map(({ kind }) => kind))],
    refIds: orders.flatMap((order) => [order.orderNo, `${order.orderNo} again`]),
  });
  return new Map(rows.map((row) => [row.orderNo, row.balance ?? 0n]));
}

const selectItems = prepared('exchange.ordered', (db) =>
  db
    .select({ ordered: exchangeOrder, item: exchangeItem })
    .from(exchangeOrder)
    .innerJoin(exchangeItem, eq(exchangeItem.id, exchangeOrder.itemId))
    .where(anyOf(exchangeOrder.orderId, 'orderIds')),
);

/** Data of these orders, in their order. */
export async function receiptsOf(db: Executor, orders: readonly Order[]): Promise<Receipt[]> {
  if (orders.length === 0) return [];
  const own = { orderIds: orders.map(({ id }) => id) };
  const [rows, events, balances] = await Promise.all([
    selectItems(db, own),
    selectEvents(db, own),
    balancesAfter(db, orders),
  ]);
  return orders.map((order) => {
    const found = rows.find(({ ordered }) => ordered.orderId === order.id);
    if (found === undefined) throw new Error(`order ${order.orderNo} is of no item`);
    const ownEvents = events.filter(({ orderId }) => orderId === order.id);
    const history = historyOf(order, found.ordered, ownEvents);
    return {
      ...found,
      order,
      history,
      back: backOf(ownEvents),
      balanceAfter: balances.get(order.orderNo) ?? 0n,
    };
  });
}

/** Data of one order. */
export async function receiptOf(db: Executor, order: Order): Promise<Receipt> {
  const [found] = await receiptsOf(db, [order]);
  if (found === undefined) throw new Error(`order ${order.orderNo} is gone`);
  return found;
}

/** The possible refund, past refunds, and every payment attempt. */
async function moneyOf(
  { db, clock, language }: Asked,
  { order, back }: Receipt,
  isCancellableNow: boolean,
): Promise<Pick<In<typeof wireOrder>, 'refundNow' | 'refunded' | 'payments'>> {
  const parts = isCancellableNow ? await plannedBack(db, clock, order, 0n) : [];
  return {
    refundNow: await partsOnWire(db, parts, language),
    refunded: await partsOnWire(db, back, language),
    payments: order.payable > 0n ? await attemptsOf(db, order) : [],
  };
}

/** An order of either unit in wire format. */
export async function wireReceipt(context: Asked, found: Receipt): Promise<In<typeof wireOrder>> {
  const { order, ordered, item, history } = found;
  const { language } = context;
  const status = exchangeStatus.parse(order.status);
  const { collectBefore, pickUpCode } = ordered;
  const cancellable = isCancellable(order, item);
  return {
    orderNo: order.orderNo,
    status,
    itemId: String(item.id),
    name: item.texts[language].name,
    picture: pictureOf(item.picture, language),
    qty: ordered.quantity,
    orderedAt: macauInstant(order.orderedAt),
    pickUp:
      item.couponCode === null
        ? {
            place: placeOf(order.property, language),
            code: status === 'READY' ? pickUpCode : null,
            before: collectBefore && macauInstant(collectBefore),
          }
        : null,
    voucherIds: ordered.voucherIds.map(String),
    cancellable,
    ...(await moneyOf(context, found, cancellable)),
    history: history.map((step) => ({ at: macauInstant(step.at), status: step.status })),
  };
}
