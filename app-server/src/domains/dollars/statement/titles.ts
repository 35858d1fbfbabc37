import type { TransactionType } from '@resort/mf-dollars/contract';
import type { Language } from '@resort/shared/contract';
import { eq, inArray } from 'drizzle-orm';
import { outletsOf } from './outlets-of.ts';
import { SOURCE_NAMES, TYPE_NAMES } from '../texts/statement.ts';
import type { Executor } from '../../../platform/context.ts';
import { exchangeItem, exchangeOrder } from '../tables/exchange.ts';
import { orders, payment } from '../../../schema/index.ts';
import { propertyName } from '../../../core/properties/properties.ts';

/** The purpose of a movement in the ledger. */
interface Source {
  readonly refKind: string;
  readonly refId: string;
  readonly type: TransactionType;
}

/** The same for members, in the request's language. */
export interface SourceTitle {
  readonly title: string;
  readonly property: string | null;
  readonly orderNo: string | null;
  readonly orderKind: string | null;
}

/** A restored order's hold has a suffix after its number, and so may a refund. */
const orderNoIn = (refId: string): string => refId.split(/[ /]/, 1)[0] ?? '';

/** The order numbers of payments, by payment number. */
async function ordersOfPayments(db: Executor, sources: readonly Source[]): Promise<Map<string, string>> {
  const payNos = sources.filter(({ refKind }) => refKind === 'payment').map(({ refId }) => refId);
  if (payNos.length === 0) return new Map();
  const rows = await db
    .select({ payNo: payment.payNo, orderNo: orders.orderNo })
    .from(payment)
    .innerJoin(orders, eq(orders.id, payment.orderId))
    .where(inArray(payment.payNo, payNos));
  return new Map(rows.map(({ payNo, orderNo }) => [payNo, orderNo]));
}

async function ordersBy(db: Executor, orderNos: readonly string[]) {
  const rows = await db
    .select({ order: orders, texts: exchangeItem.texts })
    .from(orders)
    .leftJoin(exchangeOrder, eq(exchangeOrder.orderId, orders.id))
    .leftJoin(exchangeItem, eq(exchangeItem.id, exchangeOrder.itemId))
    .where(inArray(orders.orderNo, [...new Set(orderNos)]));
  return new Map(rows.map((row) => [row.order.orderNo, row]));
}

/** Titles for the purposes of movements, in order: the item or outlet, else the kind, else the type. */
export async function sourceTitles(
  db: Executor,
  sources: readonly Source[],
  language: Language,
): Promise<SourceTitle[]> {
  if (sources.length === 0) return [];
  const paid = await ordersOfPayments(db, sources);
  const orderNoOf = ({ refKind, refId }: Source) =>
    refKind === 'payment' ? (paid.get(refId) ?? '') : orderNoIn(refId);
  const known = await ordersBy(db, sources.map(orderNoOf));
  const outlets = await outletsOf(db, sources);
  return sources.map((source) => {
    const found = known.get(orderNoOf(source));
    const named = SOURCE_NAMES[found?.order.kind ?? source.refKind] ?? TYPE_NAMES[source.type];
    const at = outlets.get(`${source.refKind} ${source.refId}`);
    const property = found?.order.property ?? at?.property ?? '';
    return {
      title: found?.texts?.[language].name ?? at?.name[language] ?? named[language],
      property: property === '' ? null : propertyName(property, language),
      orderNo: found?.order.orderNo ?? null,
      orderKind: found?.order.kind ?? null,
    };
  });
}
