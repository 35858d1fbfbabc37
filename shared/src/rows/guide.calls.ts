import * as z from 'zod/mini';
import { defineCalls } from '../contract/define-calls.ts';

const mapStyle = z.object({
  /** addresses of MapLibre style documents, for the two schemes */
  light: z.string(),
  dark: z.string(),
  /** true for the drawing of the demo, which is not to scale */
  isSchematic: z.boolean(),
});
export type MapStyle = z.infer<typeof mapStyle>;

export const SKIES = ['CLEAR', 'PARTLY', 'CLOUDY', 'FOG', 'DRIZZLE', 'RAIN', 'SNOW', 'THUNDER'] as const;
const sky = z.enum(SKIES);
export type Sky = z.infer<typeof sky>;

const forecastDay = z.object({
  /** in Macau */
  day: z.string(),
  sky,
  /** degrees Celsius */
  low: z.int(),
  high: z.int(),
  /** per cent; null: the provider does not know */
  rain: z.nullable(z.int()),
});

const forecast = z.object({
  /** who forecasts; shown because the licence asks for it */
  credit: z.string(),
  /** true for the weather that development makes up */
  isDemo: z.boolean(),
  days: z.array(forecastDay),
});
export type Forecast = z.infer<typeof forecast>;

export const guideCalls = defineCalls({
  'GET /guide/map-style': {
    reply: z.nullable(mapStyle),
    access: 'anyone',
    summary: 'What maps are drawn with; null where none is configured (our addition)',
  },
  'GET /guide/forecast': {
    reply: z.nullable(forecast),
    access: 'anyone',
    summary:
      'The weather in Macau by day, from today; null without a provider, or while it does not answer (our addition)',
  },
});
