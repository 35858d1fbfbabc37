import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Forecast } from '@resort/shared/calls/rows';
import { send, VISITOR } from '../../../test/platform/protocol/client.ts';
import type { TestApp } from '../../../test/platform/protocol/test-app.ts';
import { standOn, type Ground } from '../../../test/database/stand-on.ts';
import { macauDate } from '../../platform/time/clock.ts';
import { addDays } from '../../platform/time/macau-days.ts';
import { readMapStyle } from '../../platform/integrations/map-config.ts';
import { readWeather } from '../../platform/integrations/weather-config.ts';

let ground: Ground;
standOn((given) => (ground = given));

/** A provider with Open-Meteo's API, and what it was asked. */
let provider: Server;
let asked: URL[];
let status: number;
const days = () => [0, 1, 2].map((n) => addDays(macauDate(ground.clock.now()), n));
const daily = {
  weather_code: [0, 63, null],
  temperature_2m_max: [22.6, 20.2, null],
  temperature_2m_min: [15.4, 14.9, null],
  precipitation_probability_max: [4, null, null],
};
beforeEach(async () => {
  // the forecast of a day that is over is not shown
  ground.clock.advanceToNoon(1);
  asked = [];
  status = 200;
  provider = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://provider'));
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ daily: { ...daily, time: days() } }));
  });
  await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening));
});
afterEach(() => new Promise((closed) => provider.close(closed)));

const weather = () => ({
  url: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/v1/forecast`,
  key: 'a-key',
  credit: 'Provider',
});
const forecastOf = async (app: TestApp) => {
  const { envelope } = await send<Forecast | null>(app, 'GET /guide/forecast', { as: VISITOR });
  return envelope.data;
};

describe('the forecast', () => {
  it('is the provider’s, in whole degrees, without days that it does not know', async () => {
    const [first = '', second = ''] = days();
    const app = await ground.another({ integrations: { weather: weather() } });
    expect(await forecastOf(app)).toEqual({
      credit: 'Provider',
      isDemo: false,
      days: [
        { day: first, sky: 'CLEAR', low: 15, high: 23, rain: 4 },
        { day: second, sky: 'RAIN', low: 15, high: 20, rain: null },
      ],
    });
    const [{ pathname, searchParams } = new URL('http://none')] = asked;
    expect(pathname).toBe('/v1/forecast');
    expect(Object.fromEntries(searchParams)).toMatchObject({ timezone: 'Asia/Macau', apikey: 'a-key' });
  });

  it('is asked for once in half an hour, whoever looks at it', async () => {
    const app = await ground.another({ integrations: { weather: weather() } });
    await Promise.all([forecastOf(app), forecastOf(app)]);
    await forecastOf(app);
    expect(asked).toHaveLength(1);
    ground.clock.advance(30 * 60);
    await forecastOf(app);
    expect(asked).toHaveLength(2);
  });

  it('is kept for six hours while the provider fails, and then absent', async () => {
    const app = await ground.another({ integrations: { weather: weather() } });
    const before = await forecastOf(app);
    status = 503;
    ground.clock.advance(31 * 60);
    expect(await forecastOf(app)).toEqual(before);
    ground.clock.advance(6 * 3_600);
    expect(await forecastOf(app)).toBeNull();
    // a provider in trouble is left alone for a minute
    const before503 = asked.length;
    await forecastOf(app);
    expect(asked).toHaveLength(before503);
  });

  it('is made up in development, marked as such, and absent in production', async () => {
    const made = await forecastOf(ground.app);
    expect(made).toMatchObject({ isDemo: true });
    expect(made?.days).toHaveLength(16);
    expect(await forecastOf(await ground.another({ environment: 'production' }))).toBeNull();
  });
});

describe('the configuration', () => {
  const given = (values: Record<string, string>) => (name: string) => values[name];

  it('has a schematic map in development, none in production, and the one that is configured', () => {
    expect(readMapStyle(given({}), true)).toMatchObject({
      light: '/gateway/map/light.json',
      isSchematic: true,
    });
    expect(readMapStyle(given({}), false)).toBeUndefined();
    const address = 'https://tiles.example/style.json';
    const configured = { light: address, dark: address, isSchematic: false };
    expect(readMapStyle(given({ MAP_STYLE: address }), true)).toEqual(configured);
  });

  it('refuses what is no address, and a second value without the first', () => {
    expect(() => readMapStyle(given({ MAP_STYLE: 'tiles' }), true)).toThrow('MAP_STYLE must be');
    expect(() => readMapStyle(given({ MAP_STYLE_DARK: 'https://tiles.example' }), true)).toThrow('MAP_STYLE');
    expect(() => readWeather(given({ WEATHER_URL: 'ftp://weather' }))).toThrow('WEATHER_URL must be');
    expect(() => readWeather(given({ WEATHER_KEY: 'key' }))).toThrow('WEATHER_URL');
    expect(readWeather(given({ WEATHER_URL: 'https://api.weather.example/v1' }))).toMatchObject({
      credit: 'api.weather.example',
    });
  });
});
