import { inEach } from '@resort/shared/contract';
import type { Bed } from '@resort/mf-hotel/contract';
import type { Skin } from '@resort/shared/skin/skins';
import { drawn, type Drawing } from '../../../src/locales/drawings.ts';
import type { HotelFile, RoomFile } from '../../../src/domains/hotel/import/hotel-file.ts';
import type { HotelPhone } from '../../../src/domains/hotel/tables/hotels.ts';
import { DEMO_TEXTS } from '../../locales/index.ts';
import { rateFiles } from './rates.ts';

export interface DemoRoomType {
  /** its texts are those of its code */
  readonly code: keyof typeof DEMO_TEXTS.rooms;
  readonly sizeSqm: number;
  readonly maxAdults: number;
  readonly maxChildren: number;
  readonly bedChoices?: readonly Bed[];
  readonly amenities: readonly string[];
  readonly pictures: readonly Drawing[];
  readonly featured?: number;
  /** price of a low-season night, whole patacas */
  readonly price: number;
  /** the number of these rooms in the hotel */
  readonly rooms: number;
}

export interface DemoHotel {
  /** its texts are those of its code */
  readonly code: Skin;
  /** the front desk */
  readonly phone: string;
  readonly chargesToRoom?: boolean;
  readonly onlineCheckIn?: boolean;
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
  readonly rooms: readonly DemoRoomType[];
}

function roomTexts(code: DemoRoomType['code']): RoomFile['texts'] {
  const { name, summary, about, beds, view } = DEMO_TEXTS.rooms[code];
  return inEach((language) => ({
    name: name[language],
    summary: summary[language],
    about: [...about[language]],
    beds: beds[language],
    view: view[language],
  }));
}

const fileOfRoom = (room: DemoRoomType): RoomFile => ({
  code: room.code,
  texts: roomTexts(room.code),
  sizeSqm: room.sizeSqm,
  maxAdults: room.maxAdults,
  maxChildren: room.maxChildren,
  bedChoices: [...(room.bedChoices ?? [])],
  amenities: [...room.amenities],
  pictures: room.pictures.map(drawn),
  featured: room.featured ?? null,
});

/** The hotel in the form of an import. Its skin is the hotel's code. */
export function fileOf(hotel: DemoHotel, position: number): HotelFile {
  const { code, area, latitude, longitude, phone, email } = hotel;
  const { chargesToRoom = true, onlineCheckIn = false } = hotel;
  const { name, address, summary, about } = DEMO_TEXTS.hotels[code];
  return {
    code,
    name,
    area,
    latitude,
    longitude,
    phone,
    email,
    chargesToRoom,
    onlineCheckIn,
    position,
    skin: code,
    address,
    stay: {
      texts: inEach((language) => ({ summary: summary[language], about: [...about[language]] })),
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
