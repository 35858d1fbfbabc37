import { asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Property } from '../../../core/properties/properties.ts';
import type { Executor } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { hotel, ratePlan, roomType } from '../tables/hotels.ts';
import { property } from '../../../schema/index.ts';

export type Hotel = typeof hotel.$inferSelect;
export type RoomType = typeof roomType.$inferSelect;
export type RatePlan = typeof ratePlan.$inferSelect;

/** A hotel with its rooms and rates, in display order. */
export interface HotelCatalogue {
  readonly property: Property;
  readonly hotel: Hotel;
  readonly roomTypes: readonly RoomType[];
  readonly ratePlans: readonly RatePlan[];
}

/** The hotels that match a condition, with room types and rates, in three statements. */
export async function cataloguesWhere(db: Executor, condition?: SQL): Promise<HotelCatalogue[]> {
  const hotels = await db
    .select({ hotel, property })
    .from(hotel)
    .innerJoin(property, eq(property.code, hotel.code))
    .where(condition)
    .orderBy(asc(property.position), asc(hotel.id));
  if (hotels.length === 0) return [];
  const ids = hotels.map(({ hotel: { id } }) => id);
  const types = await db
    .select()
    .from(roomType)
    .where(inArray(roomType.hotelId, ids))
    .orderBy(asc(roomType.position), asc(roomType.id));
  const plans = await db
    .select()
    .from(ratePlan)
    .where(inArray(ratePlan.hotelId, ids))
    .orderBy(asc(ratePlan.position), asc(ratePlan.id));
  return hotels.map((one) => ({
    ...one,
    roomTypes: types.filter(({ hotelId }) => hotelId === one.hotel.id),
    ratePlans: plans.filter(({ hotelId }) => hotelId === one.hotel.id),
  }));
}

/** A hotel by its code; undefined if it does not exist. */
export async function findCatalogue(db: Executor, code: string): Promise<HotelCatalogue | undefined> {
  return (await cataloguesWhere(db, eq(hotel.code, code)))[0];
}

/** The same; throws NOT_FOUND. */
export async function catalogueOf(db: Executor, code: string): Promise<HotelCatalogue> {
  const catalogue = await findCatalogue(db, code);
  if (catalogue === undefined) throw new DomainError('NOT_FOUND');
  return catalogue;
}

/** A room type of a hotel; throws NOT_FOUND. */
export function roomOf({ roomTypes }: HotelCatalogue, roomTypeCode: string): RoomType {
  const room = roomTypes.find(({ code }) => code === roomTypeCode);
  if (room === undefined) throw new DomainError('NOT_FOUND');
  return room;
}
