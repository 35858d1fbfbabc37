import { readHttpAddress } from './http-address.ts';

/** A provider of forecasts with Open-Meteo's API (https://open-meteo.com/en/docs). */
export interface WeatherConfig {
  /** `https://api.open-meteo.com/v1/forecast` */
  readonly url: string;
  /** of a customer of Open-Meteo */
  readonly key: string | undefined;
  /** the name under the forecast */
  readonly credit: string;
}

/** `WEATHER_URL`, `WEATHER_KEY` and `WEATHER_CREDIT`; undefined without the first. */
export function readWeather(value: (name: string) => string | undefined): WeatherConfig | undefined {
  const url = readHttpAddress(value, 'WEATHER_URL');
  const key = value('WEATHER_KEY');
  if (url !== undefined) return { url, key, credit: value('WEATHER_CREDIT') ?? new URL(url).hostname };
  if (key !== undefined) throw new Error('WEATHER_KEY needs WEATHER_URL.');
  return undefined;
}
