import { and, eq, gte, inArray, lte, type SQL } from 'drizzle-orm';
import { ROOM, roomKey } from '../../../src/domains/hotel/rates/stay.ts';
import type { Database } from '../../../src/platform/database/index.ts';
import { inventoryCounter } from '../../../src/schema/index.ts';
import { ratePrice, roomType } from '../../../src/domains/hotel/tables/hotels.ts';

type NightRules = Partial<
  Pick<
    typeof ratePrice.$inferInsert,
    'price' | 'minStay' | 'closedToArrival' | 'closedToDeparture' | 'isClosed'
  >
>;

/** Nights of some room types, by business date, including the first and the last. */
export interface Span {
  readonly codes: readonly string[];
  readonly from: string;
  readonly to: string;
}

async function idsOf(db: Database, codes: readonly string[]): Promise<number[]> {
  const rows = await db
    .select({ id: roomType.id })
    .from(roomType)
    .where(inArray(roomType.code, [...codes]));
  if (rows.length !== codes.length) throw new Error(`not all of ${codes.join(', ')} are there`);
  return rows.map(({ id }) => id);
}

/** Changes the rules and room counts of nights. */
export async function setNights(
  db: Database,
  { codes, from, to }: Span,
  { rooms, ...rules }: NightRules & { readonly rooms?: number },
): Promise<void> {
  const ids = await idsOf(db, codes);
  const among = (night: SQL | undefined) => and(inArray(ratePrice.roomTypeId, ids), night);
  if (Object.keys(rules).length > 0)
    await db
      .update(ratePrice)
      .set(rules)
      .where(among(and(gte(ratePrice.night, from), lte(ratePrice.night, to))));
  if (rooms === undefined) return;
  const { type, key, period } = inventoryCounter;
  await db
    .update(inventoryCounter)
    .set({ total: rooms })
    .where(and(eq(type, ROOM), inArray(key, ids.map(roomKey)), gte(period, from), lte(period, to)));
}

/** Removes seasons, rules and full nights, so that a test defines the inventory itself. */
export const calm = (db: Database, span: Span): Promise<void> =>
  setNights(db, span, {
    price: 1000_00n,
    minStay: 1,
    closedToArrival: false,
    closedToDeparture: false,
    isClosed: false,
    rooms: 10,
  });
