import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../../platform/context.ts';
import { preparedClock, type Clock } from '../../../platform/time/clock.ts';
import { prepared } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { exchangeItem, exchangeOrder } from '../tables/exchange.ts';
import { inventoryCounter, orders } from '../../../schema/index.ts';
import type { Unit } from '../../../core/ledger/types.ts';
import type { Item } from './cost.ts';

/** The inventory type of an item; the key is the item's code, the period ''. */
export const STOCK_TYPES: Readonly<Record<Unit, string>> = { DOLLAR: 'REWARD', POINT: 'GOODS' };

/** An item with its data for one member. */
export interface ShelfItem {
  readonly item: Item;
  /** stock; null: unlimited */
  readonly left: number | null;
  /** how many the member has had or holds, without cancelled ones */
  readonly taken: number;
}

/** How many of the outer query's item a member has, without expired holds. */
const taken = sql<number>`(select coalesce(sum(had.quantity), 0) from ${exchangeOrder} had
    join ${orders} whose on whose.id = had.order_id
    where had.item_id = ${exchangeItem.id} and whose.member_id = ${sql.placeholder('memberId')}
    and whose.status not in ('CANCELLED', 'EXPIRED')
    and not (whose.status = 'CREATED' and whose.held_until < ${preparedClock.sqlNow()}))`.mapWith(Number);

const selectShelf = (name: string, which: SQL) =>
  prepared(name, (db) =>
    db
      .select({
        item: exchangeItem,
        left: sql<
          number | null
        >`${inventoryCounter.total} - ${inventoryCounter.sold} - ${inventoryCounter.held}`,
        taken,
      })
      .from(exchangeItem)
      .leftJoin(
        inventoryCounter,
        and(
          eq(inventoryCounter.type, sql.placeholder('stock')),
          eq(inventoryCounter.key, exchangeItem.code),
          eq(inventoryCounter.period, ''),
        ),
      )
      .where(and(eq(exchangeItem.unit, sql.placeholder('unit')), which))
      .orderBy(asc(exchangeItem.position), asc(exchangeItem.id)),
  );

const selectAll = selectShelf('exchange.shelf', eq(exchangeItem.isOnShelf, true));
const selectOne = selectShelf('exchange.item', eq(exchangeItem.id, sql.placeholder('itemId')));

type Wanted = { readonly memberId: number; readonly unit: Unit } & { readonly itemId?: number };

/**
 * Items that members can get for a unit, in display order; with `itemId` only that one, even if it is not on
 * the shelf.
 */
export async function readShelf(
  db: Executor,
  clock: Clock,
  { memberId, unit, itemId }: Wanted,
): Promise<ShelfItem[]> {
  const own = { memberId, unit, stock: STOCK_TYPES[unit], now: clock.fixedNow() };
  const rows = await (itemId === undefined ? selectAll(db, own) : selectOne(db, { ...own, itemId }));
  return rows.map(({ item, left, taken: had }) => ({
    item,
    taken: had,
    left: item.isStocked ? (left ?? 0) : null,
  }));
}

/** One item of a unit; NOT_FOUND if it does not exist. */
export async function findOnShelf(
  db: Executor,
  clock: Clock,
  wanted: { readonly memberId: number; readonly unit: Unit; readonly itemId: number },
): Promise<ShelfItem> {
  const [found] = await readShelf(db, clock, wanted);
  if (found === undefined) throw new DomainError('NOT_FOUND');
  return found;
}
