import { addDays } from '@resort/shared/format';
import { and, eq, gte, lte } from 'drizzle-orm';
import { takeLocks } from '../../../platform/database/lock-order.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { outlet } from '../../../schema/index.ts';
import { shop, shopClosure, shopSoldOut, type OpenPeriod } from '../tables/shops.ts';
import { SHOP_TEXTS } from '../locales/index.ts';

export const CLOSURE_REASONS = ['PRIVATE_EVENT', 'RENOVATION', 'WEATHER', 'HOLIDAY', 'OTHER'] as const;

/** First and last day, both inclusive. */
interface Days {
  readonly from: string;
  readonly to: string;
}

const lockOutlet = async (tx: Transaction, code: string): Promise<void> => {
  takeLocks(tx, 'outlet', [code]);
  await tx.select({ code: outlet.code }).from(outlet).where(eq(outlet.code, code)).for('no key update');
};

/** Opens an outlet on these days: what a closure has beyond them stays. */
export async function openShop(tx: Transaction, code: string, { from, to }: Days): Promise<void> {
  await lockOutlet(tx, code);
  const overlaps = and(
    eq(shopClosure.shop, code),
    lte(shopClosure.fromDay, to),
    gte(shopClosure.toDay, from),
  );
  const closed = await tx.delete(shopClosure).where(overlaps).returning();
  const rest = closed.flatMap(({ fromDay, toDay, reason }) => [
    ...(fromDay < from ? [{ shop: code, fromDay, toDay: addDays(from, -1), reason }] : []),
    ...(toDay > to ? [{ shop: code, fromDay: addDays(to, 1), toDay, reason }] : []),
  ]);
  if (rest.length > 0) await tx.insert(shopClosure).values(rest);
}

/** Closes an outlet on these days, for this reason only. */
export async function closeShop(
  tx: Transaction,
  code: string,
  { from, to, reason }: Days & { readonly reason: (typeof CLOSURE_REASONS)[number] },
): Promise<void> {
  await openShop(tx, code, { from, to });
  const words = SHOP_TEXTS.closureReasons[reason];
  await tx.insert(shopClosure).values({ shop: code, fromDay: from, toDay: to, reason: words });
}

/** Stops or takes bookings for a day on which the outlet opens. */
export async function markSoldOut(
  tx: Transaction,
  code: string,
  { day, isSoldOut }: { readonly day: string; readonly isSoldOut: boolean },
): Promise<void> {
  if (isSoldOut) await tx.insert(shopSoldOut).values({ shop: code, day }).onConflictDoNothing();
  else await tx.delete(shopSoldOut).where(and(eq(shopSoldOut.shop, code), eq(shopSoldOut.day, day)));
}

const DAY_MINUTES = 1440;
const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Periods of a day in minutes, in order; undefined if they overlap or are empty. */
function periodsOf(day: readonly Days[]): OpenPeriod[] | undefined {
  const periods = day.map(({ from, to }): OpenPeriod => {
    const [start, end] = [minutes(from), minutes(to)];
    return [start, end <= start ? end + DAY_MINUTES : end];
  });
  const isInOrder = periods.every(([start], index) => index === 0 || start >= (periods[index - 1]?.[1] ?? 0));
  const isRight = isInOrder && periods.every(([start, end]) => end - start < DAY_MINUTES);
  return isRight ? periods : undefined;
}

/** Sets the opening hours of a week, Monday first. False: periods overlap or are out of order; nothing changed. */
export async function setShopHours(
  tx: Transaction,
  code: string,
  given: readonly (readonly Days[])[],
): Promise<boolean> {
  const week = given.map(periodsOf);
  if (week.some((day) => day === undefined)) return false;
  await tx
    .update(shop)
    .set({ week: week.map((day) => day ?? []) })
    .where(eq(shop.code, code));
  const first = given.find((day) => day.length > 0);
  const [opens, closes] = [first?.[0]?.from, first?.at(-1)?.to];
  if (opens !== undefined && closes !== undefined)
    await tx
      .update(outlet)
      .set({ hours: `${opens}–${closes}` })
      .where(eq(outlet.code, code));
  return true;
}
