import { DAYS_AHEAD } from '@resort/mf-hotel/contract';
import { addDays } from '@resort/shared/format';
import { daysFrom } from '../../../src/domains/hotel/rates/stay.ts';
import type { ratePrice } from '../../../src/domains/hotel/tables/hotels.ts';
import type { DemoRoomType } from './demo-hotel.ts';

/** A seeded night with its number of rooms. */
export interface SeedNight extends Omit<typeof ratePrice.$inferInsert, 'roomTypeId'> {
  readonly rooms: number;
}

/** First and last night of a high season, by month and day, with its effect on prices and stays. */
const SEASONS: readonly (readonly [from: string, to: string, percent: number, minStay: number])[] = [
  ['01-01', '01-02', 145, 2],
  ['02-04', '02-12', 160, 3],
  ['04-30', '05-04', 125, 2],
  ['10-01', '10-07', 140, 2],
  ['11-13', '11-15', 150, 2],
  ['12-22', '12-31', 145, 2],
];
const FRIDAY = 5;
const SATURDAY = 6;

const weekday = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();
const seasonOf = (date: string) => SEASONS.find(([from, to]) => date.slice(5) >= from && date.slice(5) <= to);

/** A number from 0 to `below` - 1 that is always the same for a day and a room. */
function steady(text: string, below: number): number {
  let hash = 7;
  for (const char of text) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) % 1_000_003;
  return hash % below;
}

/** Price in whole patacas, in tens: by season, weekend and a small variation by day. */
function priceOf({ code, price }: DemoRoomType, date: string): bigint {
  const [, , season = 100] = seasonOf(date) ?? [];
  const weekend = [FRIDAY, SATURDAY].includes(weekday(date)) ? 120 : 100;
  const wave = 97 + steady(code + date, 7);
  return BigInt(Math.round((price * season * weekend * wave) / 10_000_000) * 10) * 100n;
}

/** The Friday and Saturday some weeks ahead on which a hotel is full; a different weekend for each hotel. */
function isFull(date: string, today: string, position: number): boolean {
  const friday = addDays(today, ((FRIDAY - weekday(today) + 7) % 7) + 7 * (position + 2));
  return date === friday || date === addDays(friday, 1);
}

/** A room type on one night of the demo, relative to today. */
export function seedNight(room: DemoRoomType, date: string, today: string, position: number): SeedNight {
  const season = seasonOf(date);
  const [, , , minStay = 1] = season ?? [];
  const few = Math.max(1, room.rooms - steady(date + room.code, room.rooms));
  return {
    night: date,
    price: priceOf(room, date),
    minStay,
    closedToArrival:
      date === addDays(today, 16 + position) || (season !== undefined && weekday(date) === SATURDAY),
    closedToDeparture: date === addDays(today, 24 + position) || date.endsWith('12-31'),
    rooms: isFull(date, today, position) ? 0 : few,
  };
}

/** Every day from today to the last that can be booked, and the morning after. */
export const seedDays = (today: string): string[] => daysFrom(today, DAYS_AHEAD + 2);
