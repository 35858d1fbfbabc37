import type { Forecast, Sky } from '@resort/shared/calls/rows';
import * as z from 'zod/mini';
import type { WeatherConfig } from '../../platform/integrations/weather-config.ts';
import { fetchInSpan } from '../../platform/traces/outgoing.ts';

/** Between the peninsula and Cotai: all properties are within six kilometres. */
const MACAU = { latitude: '22.16', longitude: '113.56' };
/** The most that Open-Meteo forecasts. */
const DAYS = 16;
const TIMEOUT_MS = 5_000;

/** WMO weather codes (table 4677 as Open-Meteo uses it): the last code of each sky. */
const SKY_UP_TO: readonly (readonly [number, Sky])[] = [
  [1, 'CLEAR'],
  [2, 'PARTLY'],
  [3, 'CLOUDY'],
  [48, 'FOG'],
  [57, 'DRIZZLE'],
  [67, 'RAIN'],
  [77, 'SNOW'],
  [82, 'RAIN'],
  [86, 'SNOW'],
  [99, 'THUNDER'],
];

const skyOf = (code: number): Sky => SKY_UP_TO.find(([last]) => code <= last)?.[1] ?? 'CLOUDY';

const figure = z.nullable(z.number());
const answer = z.object({
  daily: z.object({
    time: z.array(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))),
    weather_code: z.array(figure),
    temperature_2m_max: z.array(figure),
    temperature_2m_min: z.array(figure),
    precipitation_probability_max: z.optional(z.array(figure)),
  }),
});

/** The days that the provider knows completely. */
export function daysOf(body: unknown): Forecast['days'] {
  const { daily } = answer.parse(body);
  return daily.time.flatMap((day, n) => {
    const code = daily.weather_code[n] ?? null;
    const low = daily.temperature_2m_min[n] ?? null;
    const high = daily.temperature_2m_max[n] ?? null;
    const rain = daily.precipitation_probability_max?.[n] ?? null;
    if (code === null || low === null || high === null) return [];
    const whole = {
      low: Math.round(low),
      high: Math.round(high),
      rain: rain === null ? null : Math.round(rain),
    };
    return [{ day, sky: skyOf(code), ...whole }];
  });
}

/** Asks the provider. Throws if it does not answer in time, or not as documented. */
export async function askProvider({ url, key }: WeatherConfig): Promise<Forecast['days']> {
  const asked = new URL(url);
  const wanted = {
    ...MACAU,
    daily: 'weather_code,temperature_2m_max,temperature_2m_min,precipitation_probability_max',
    timezone: 'Asia/Macau',
    forecast_days: String(DAYS),
    ...(key !== undefined && { apikey: key }),
  };
  for (const [name, value] of Object.entries(wanted)) asked.searchParams.set(name, value);
  const response = await fetchInSpan(asked, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`the weather provider answered with status ${response.status}`);
  return daysOf(await response.json());
}
