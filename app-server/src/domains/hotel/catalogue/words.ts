import type { HotelPage, RoomPage, RoomType as RoomTypeReply } from '@resort/mf-hotel/contract';
import type { Language } from '@resort/shared/contract';
import { coverOf, pictureOf } from '../../../core/pictures/picture-of.ts';
import { AMENITIES, DESKS, FACILITIES, HOTEL_TAGS, nameOf, POLICIES } from '../texts/catalogue.ts';
import { quarterOf } from '../../../core/properties/areas.ts';
import { propertyName } from '../../../core/properties/properties.ts';
import type { HotelCatalogue, RoomType } from '../rates/hotel-catalogue.ts';
import { SERVICE, TAX } from '../rates/reckon.ts';

/** The fields of a hotel in lists and on its page. */
export function hotelInWords({ property, hotel }: HotelCatalogue, language: Language) {
  const { name, skin, address, area, latitude, longitude } = property;
  const { id, code, texts, pictures, tags } = hotel;
  return {
    hotelId: String(id),
    hotelCode: code,
    name: name[language],
    summary: texts[language].summary,
    skin,
    cover: coverOf(pictures, language),
    address: address[language],
    area: quarterOf(area, language),
    geo: { lat: latitude, lng: longitude },
    tags: tags.map((tag) => ({ code: tag, name: nameOf(HOTEL_TAGS, tag, language) })),
  };
}

const inPart = (basisPoints: number) => (basisPoints / 10_000).toFixed(2);

function facilityInWords(code: string, language: Language) {
  const words = FACILITIES[code];
  return { code, icon: code, name: words?.name[language] ?? code, text: words?.text[language] ?? '' };
}

/** All fields of a hotel's page. */
export function hotelPageOf(catalogue: HotelCatalogue, language: Language): HotelPage {
  const { name, address, phone, email } = catalogue.property;
  const { texts, pictures, facilities, phones, checkInFrom, checkOutBy, childAge } = catalogue.hotel;
  const words = POLICIES.map(({ title, text }) => ({
    title: title[language],
    text: text[language].replace('{age}', String(childAge)),
  }));
  return {
    ...hotelInWords(catalogue, language),
    about: [...texts[language].about],
    images: pictures.map((picture) => pictureOf(picture, language)),
    facilities: facilities.map((code) => facilityInWords(code, language)),
    policies: {
      checkInFrom,
      checkOutBy,
      childAge,
      serviceRate: inPart(SERVICE),
      taxRate: inPart(TAX),
      texts: words,
    },
    inChinese: { name: name.tc, address: address.tc },
    phones: [{ desk: 'front-desk', number: phone }, ...phones].map(({ desk, number }) => ({
      name: nameOf(DESKS, desk, language),
      number,
    })),
    email,
  };
}

/** The fields of a room type in lists and on its page. */
export function roomInWords(room: RoomType, hotelCode: string, language: Language): RoomTypeReply {
  const { code, sizeSqm, maxAdults, maxChildren, pictures, texts } = room;
  const { name, summary, beds, view } = texts[language];
  return {
    roomTypeCode: code,
    hotelCode,
    name,
    summary,
    sizeSqm,
    beds,
    view,
    maxAdults,
    maxChildren,
    images: pictures.map((picture) => pictureOf(picture, language)),
  };
}

function amenitiesOf({ amenities }: RoomType, language: Language): RoomPage['amenities'] {
  return AMENITIES.map(({ names, items }) => ({
    title: names[language],
    items: Object.keys(items)
      .filter((code) => amenities.includes(code))
      .map((code) => nameOf(items, code, language)),
  })).filter(({ items }) => items.length > 0);
}

/** All fields of a room type's page. */
export const roomPageOf = (room: RoomType, hotelCode: string, language: Language): RoomPage => ({
  ...roomInWords(room, hotelCode, language),
  about: [...room.texts[language].about],
  amenities: amenitiesOf(room, language),
  hotelName: propertyName(hotelCode, language),
});
