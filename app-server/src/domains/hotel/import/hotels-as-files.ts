import { moneyText } from '@resort/shared/contract';
import { asc } from 'drizzle-orm';
import type { Executor } from '../../../platform/context.ts';
import { property } from '../../../schema/index.ts';
import { cataloguesWhere, type HotelCatalogue } from '../rates/hotel-catalogue.ts';
import type { HotelFile, StayFile } from './hotel-file.ts';

const roomFile = (room: HotelCatalogue['roomTypes'][number]): StayFile['rooms'][number] => {
  const { code, texts, sizeSqm, maxAdults, maxChildren, bedChoices, amenities, pictures, featured } = room;
  return { code, texts, sizeSqm, maxAdults, maxChildren, bedChoices, amenities, pictures, featured };
};

const rateFile = (rate: HotelCatalogue['ratePlans'][number]): StayFile['rates'][number] => {
  const {
    id: _id,
    hotelId: _hotel,
    position: _position,
    createdAt: _created,
    updatedAt: _updated,
    ...own
  } = rate;
  return { ...own, supplement: moneyText(own.supplement) };
};

function stayFile({ hotel, roomTypes, ratePlans }: HotelCatalogue): StayFile {
  const { id: _id, code: _code, createdAt: _created, updatedAt: _updated, ...own } = hotel;
  return {
    ...own,
    phones: [...own.phones],
    rooms: roomTypes.map(roomFile),
    rates: ratePlans.map(rateFile),
  };
}

/**
 * Every hotel as `putHotel` takes it, in order. Prices and numbers of rooms by night are not part of it: the revenue
 * system and the backup have them.
 */
export async function hotelsAsFiles(db: Executor): Promise<HotelFile[]> {
  const catalogues = await cataloguesWhere(db);
  const rows = await db.select().from(property).orderBy(asc(property.position), asc(property.code));
  return rows.map(({ createdAt: _created, updatedAt: _updated, ...own }) => {
    const catalogue = catalogues.find(({ hotel }) => hotel.code === own.code);
    return { ...own, stay: catalogue === undefined ? null : stayFile(catalogue) };
  });
}
