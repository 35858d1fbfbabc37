import { and, asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/context.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { exchangeItem, exchangeOrder, inventoryCounter, orders } from '../../../schema/index.ts';
import type { Unit } from '../../../core/ledger/types.ts';
import type { Item } from './cost.ts';

/** What the inventory counts an item under; the key is the item's code, the period ''. */
export const STOCK_TYPES: Readonly<Record<Unit, string>> = { DOLLAR: 'REWARD', POINT: 'GOODS' };

/** An item with what the tables say about it for one member. */
export interface ShelfItem {
  readonly item: Item;
  /** how many are there; null: no end of them */
  readonly left: number | null;
  /** how many the member has had or holds, without what was cancelled */
  readonly taken: number;
}

/** How many of the item in the outer query a member has; what waits for its money in vain does not count. */
const takenBy = (clock: Clock, memberId: number) =>
  sql<number>`(select coalesce(sum(had.quantity), 0) from ${exchangeOrder} had
    join ${orders} whose on whose.id = had.order_id
    where had.item_id = ${exchangeItem.id} and whose.member_id = ${memberId}
    and whose.status not in ('CANCELLED', 'EXPIRED')
    and not (whose.status = 'CREATED' and whose.held_until < ${clock.sqlNow()}))`.mapWith(Number);

type Wanted = { readonly memberId: number; readonly unit: Unit } & { readonly itemId?: number };

/** What members can have for a unit, in the order of the shelf; with `itemId` that one, on the shelf or not. */
export async function readShelf(
  db: Executor,
  clock: Clock,
  { memberId, unit, itemId }: Wanted,
): Promise<ShelfItem[]> {
  const which = itemId === undefined ? eq(exchangeItem.isOnShelf, true) : eq(exchangeItem.id, itemId);
  const rows = await db
    .select({
      item: exchangeItem,
      left: sql<
        number | null
      >`${inventoryCounter.total} - ${inventoryCounter.sold} - ${inventoryCounter.held}`,
      taken: takenBy(clock, memberId),
    })
    .from(exchangeItem)
    .leftJoin(
      inventoryCounter,
      and(
        eq(inventoryCounter.type, STOCK_TYPES[unit]),
        eq(inventoryCounter.key, exchangeItem.code),
        eq(inventoryCounter.period, ''),
      ),
    )
    .where(and(eq(exchangeItem.unit, unit), which))
    .orderBy(asc(exchangeItem.position), asc(exchangeItem.id));
  return rows.map(({ item, left, taken }) => ({ item, taken, left: item.isStocked ? (left ?? 0) : null }));
}

/** One item of a unit; NOT_FOUND where there is none. */
export async function findOnShelf(
  db: Executor,
  clock: Clock,
  wanted: { readonly memberId: number; readonly unit: Unit; readonly itemId: number },
): Promise<ShelfItem> {
  const [found] = await readShelf(db, clock, wanted);
  if (found === undefined) throw new DomainError('NOT_FOUND');
  return found;
}
