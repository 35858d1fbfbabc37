import { and, asc, eq, gte, inArray, lte } from 'drizzle-orm';
import { addDays } from '../../../platform/time/macau-days.ts';
import type { Executor } from '../../../platform/context.ts';
import { macauDate, type Clock } from '../../../platform/time/clock.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { outlet } from '../../../schema/index.ts';
import { shop, shopClosure, shopSoldOut, type ReserveRules } from '../tables/shops.ts';

export type Shop = typeof shop.$inferSelect;
export type Closure = typeof shopClosure.$inferSelect;

/** All data of an outlet except its occupancy. */
export interface ShopFacts {
  readonly shop: Shop;
  readonly outlet: typeof outlet.$inferSelect;
  /** current and future closures */
  readonly closures: readonly Closure[];
  /** current and future days without another booking */
  readonly soldOut: readonly string[];
}

/** An outlet that takes reservations. */
export interface BookableShop extends ShopFacts {
  readonly rules: ReserveRules;
}

/** How many days ahead closures are read; no day after them can be booked. */
const CLOSURE_DAYS = 120;

/** These outlets, or all, recommended first. */
export async function loadShops(db: Executor, clock: Clock, codes?: readonly string[]): Promise<ShopFacts[]> {
  if (codes?.length === 0) return [];
  const today = macauDate(clock.now());
  const rows = await db
    .select({ shop, outlet })
    .from(shop)
    .innerJoin(outlet, eq(outlet.code, shop.code))
    .where(codes === undefined ? undefined : inArray(shop.code, [...codes]))
    .orderBy(asc(shop.rank), asc(shop.code));
  const closures = await db
    .select()
    .from(shopClosure)
    .where(
      and(
        gte(shopClosure.toDay, addDays(today, -1)),
        lte(shopClosure.fromDay, addDays(today, CLOSURE_DAYS)),
        codes === undefined ? undefined : inArray(shopClosure.shop, [...codes]),
      ),
    )
    .orderBy(asc(shopClosure.fromDay));
  const ofThese = codes === undefined ? undefined : inArray(shopSoldOut.shop, [...codes]);
  const soldOut = await db
    .select()
    .from(shopSoldOut)
    .where(and(gte(shopSoldOut.day, today), ofThese))
    .orderBy(asc(shopSoldOut.day));
  return rows.map((row) => ({
    ...row,
    closures: closures.filter((one) => one.shop === row.shop.code),
    soldOut: soldOut.filter((one) => one.shop === row.shop.code).map(({ day }) => day),
  }));
}

/** Throws NOT_FOUND. */
export async function findShop(db: Executor, clock: Clock, code: string): Promise<ShopFacts> {
  const [found] = await loadShops(db, clock, [code]);
  if (found === undefined) throw new DomainError('NOT_FOUND');
  return found;
}

/** The same outlet with its rules; undefined if it takes no reservations. */
export function bookable(facts: ShopFacts): BookableShop | undefined {
  const { reserve } = facts.shop;
  return reserve === null ? undefined : { ...facts, rules: reserve };
}

/** Throws NOT_FOUND, also for an outlet without reservations. */
export async function findBookable(db: Executor, clock: Clock, code: string): Promise<BookableShop> {
  const found = bookable(await findShop(db, clock, code));
  if (found === undefined) throw new DomainError('NOT_FOUND');
  return found;
}
