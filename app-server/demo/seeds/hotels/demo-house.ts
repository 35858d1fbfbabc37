import { LANGUAGES, type Language } from '@resort/shared/contract';
import type { Drawing } from '../../../src/locales/drawings.ts';
import type { HotelPhone, HotelText, RoomTypeText } from '../../../src/schema/index.ts';

/** Name, summary, two paragraphs, beds, view. */
export type RoomWords = readonly [string, string, string, string, string, string];
/** Summary, address, two paragraphs. */
export type HouseWords = readonly [string, string, string, string];

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

export interface DemoHouse {
  readonly code: string;
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
  readonly words: Readonly<Record<Language, HouseWords>>;
  readonly rooms: readonly DemoRoomType[];
}

const inEach = <T>(of: (language: Language) => T) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as Record<Language, T>;

export const houseTexts = ({ words }: DemoHouse): Record<Language, HotelText> =>
  inEach((language) => {
    const [summary, address, ...about] = words[language];
    return { summary, address, about };
  });

export const roomTexts = ({ words }: DemoRoomType): Record<Language, RoomTypeText> =>
  inEach((language) => {
    const [name, summary, first, second, beds, view] = words[language];
    return { name, summary, about: [first, second], beds, view };
  });
