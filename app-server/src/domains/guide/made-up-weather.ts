import type { Forecast, Sky } from '@resort/shared/calls/rows';
import { addDays } from '../../platform/time/macau-days.ts';

/** Macau's usual low and high of each month in degrees, January first. */
const USUAL = [
  [13, 18],
  [14, 19],
  [17, 21],
  [20, 25],
  [24, 29],
  [26, 31],
  [26, 32],
  [26, 32],
  [25, 31],
  [23, 28],
  [19, 24],
  [15, 20],
] as const;
const SKIES: readonly (readonly [Sky, number])[] = [
  ['CLEAR', 5],
  ['PARTLY', 15],
  ['PARTLY', 20],
  ['CLOUDY', 30],
  ['RAIN', 75],
  ['THUNDER', 85],
  ['DRIZZLE', 55],
];

/** Weather of development, by the season: the same for a date whenever it is asked. */
export function madeUpWeather(today: string): Forecast['days'] {
  return Array.from({ length: 16 }, (_, n) => {
    const day = addDays(today, n);
    const dayNumber = Math.round(Date.parse(day) / 86_400_000);
    const [low, high] = USUAL[Number(day.slice(5, 7)) - 1] ?? USUAL[0];
    const [sky, rain] = SKIES[dayNumber % SKIES.length] ?? ['CLEAR', 5];
    const warmer = (dayNumber % 3) - 1;
    return { day, sky, low: low + warmer, high: high + warmer, rain };
  });
}
