import type { Forecast, guideCalls } from '@resort/shared/calls/rows';
import type { ContextOf } from '../../platform/context.ts';
import type { WeatherConfig } from '../../platform/integrations/weather-config.ts';
import { macauDate } from '../../platform/time/clock.ts';
import { madeUpWeather } from './made-up-weather.ts';
import { askProvider } from './provider.ts';

type Days = Forecast['days'];

/** Providers compute a forecast every hour or less often. */
const FRESH_MS = 30 * 60_000;
/** After a failure the last forecast is shown for so long, and the provider is left alone for a minute. */
const USABLE_MS = 6 * 3_600_000;
const PAUSE_MS = 60_000;

interface Kept {
  days: Days | null;
  readAt: number;
  askedAt: number;
  asking: Promise<void> | null;
}

/** One forecast for each provider, in this process: it is the same for everybody. */
const kept = new WeakMap<WeatherConfig, Kept>();

/** `GET /guide/forecast` */
export async function forecast({
  clock,
  environment,
  integrations: { weather },
  log,
}: ContextOf<typeof guideCalls, 'GET /guide/forecast'>): Promise<Forecast | null> {
  const now = clock.now();
  const today = macauDate(now);
  if (weather === undefined) {
    if (environment !== 'development') return null;
    return { credit: 'Demo', isDemo: true, days: madeUpWeather(today) };
  }
  const days = await current(weather, now.getTime(), (fault) => log.warn(fault, 'no forecast'));
  // a forecast that is kept over midnight begins with yesterday
  const ahead = (days ?? []).filter(({ day }) => day >= today);
  return ahead.length === 0 ? null : { credit: weather.credit, isDemo: false, days: ahead };
}

/** Calls at the same moment share one request. */
async function current(
  weather: WeatherConfig,
  now: number,
  onFault: (fault: unknown) => void,
): Promise<Days | null> {
  const found = kept.get(weather) ?? { days: null, readAt: -Infinity, askedAt: -Infinity, asking: null };
  kept.set(weather, found);
  if (now - found.readAt >= FRESH_MS && now - found.askedAt >= PAUSE_MS && found.asking === null) {
    found.askedAt = now;
    found.asking = askProvider(weather)
      .then((days) => Object.assign(found, { days, readAt: now }), onFault)
      .then(() => void (found.asking = null));
  }
  await found.asking;
  return now - found.readAt < USABLE_MS ? found.days : null;
}
