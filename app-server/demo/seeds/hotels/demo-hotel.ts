import { inEach, type Language } from '@resort/shared/contract';
import type { Skin } from '@resort/shared/skin/skins';
import { drawn, type Drawing } from '../../../src/locales/drawings.ts';
import type { HotelFile, RoomFile } from '../../../src/domains/hotel/import/hotel-file.ts';
import type { HotelPhone } from '../../../src/domains/hotel/tables/hotels.ts';
import { rateFiles } from './rates.ts';

/** Name, summary, two paragraphs, beds, view. */
export type RoomWords = readonly [string, string, string, string, string, string];
/** Summary, address, two paragraphs. */
export type HotelWords = readonly [string, string, string, string];

export interface DemoRoomType {
  readonly code: string;
  readonly sizeSqm: number;
  readonly maxAdults: number;
  readonly maxChildren: number;
  readonly amenities: readonly string[];
  readonly pictures: readonly Drawing[];
  readonly featured?: number;
  /** price of a low-season night, whole patacas */
  readonly price: number;
  /** the number of these rooms in the hotel */
  readonly rooms: number;
  readonly words: Readonly<Record<Language, RoomWords>>;
}

export interface DemoHotel {
  readonly code: Skin;
  readonly name: Readonly<Record<Language, string>>;
  /** the front desk */
  readonly phone: string;
  readonly chargesToRoom?: boolean;
  readonly area: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly tags: readonly string[];
  readonly facilities: readonly string[];
  readonly pictures: readonly Drawing[];
  readonly phones: readonly HotelPhone[];
  readonly email: string;
  readonly checkInFrom: string;
  readonly checkOutBy: string;
  readonly childAge: number;
  /** price of breakfast for a room, whole patacas a night */
  readonly breakfast: number;
  readonly words: Readonly<Record<Language, HotelWords>>;
  readonly rooms: readonly DemoRoomType[];
}

const fileOfRoom = (room: DemoRoomType): RoomFile => ({
  code: room.code,
  texts: inEach((language) => {
    const [name, summary, first, second, beds, view] = room.words[language];
    return { name, summary, about: [first, second], beds, view };
  }),
  sizeSqm: room.sizeSqm,
  maxAdults: room.maxAdults,
  maxChildren: room.maxChildren,
  amenities: [...room.amenities],
  pictures: room.pictures.map(drawn),
  featured: room.featured ?? null,
});

/** The hotel in the form of an import. Its skin is the hotel's code. */
export function fileOf(hotel: DemoHotel, position: number): HotelFile {
  const { code, name, area, latitude, longitude, phone, email, chargesToRoom = true, words } = hotel;
  return {
    code,
    name,
    area,
    latitude,
    longitude,
    phone,
    email,
    chargesToRoom,
    position,
    skin: code,
    address: inEach((language) => words[language][1]),
    stay: {
      texts: inEach((language) => {
        const [summary, , ...about] = words[language];
        return { summary, about };
      }),
      tags: [...hotel.tags],
      facilities: [...hotel.facilities],
      pictures: hotel.pictures.map(drawn),
      phones: [...hotel.phones],
      checkInFrom: hotel.checkInFrom,
      checkOutBy: hotel.checkOutBy,
      childAge: hotel.childAge,
      taxMode: 'additive',
      rooms: hotel.rooms.map(fileOfRoom),
      rates: rateFiles(hotel.breakfast),
    },
  };
}
