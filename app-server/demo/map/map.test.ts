import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { registerMap } from './serve.ts';

interface Drawing {
  features: { properties: Record<string, string>; geometry: { type: string; coordinates: unknown[] } }[];
}

const app = Fastify();
beforeAll(async () => {
  await app.register(async (scope) => registerMap(scope, '/gateway'), { prefix: '/gateway' });
  await app.ready();
});
afterAll(() => app.close());

const get = async (path: string) => app.inject(`/gateway/map/${path}`);

describe('the schematic map', () => {
  it.each(['light', 'dark'])(
    'has a style for the %s scheme, which asks for nothing but the drawing',
    async (scheme) => {
      const { statusCode, body } = await get(`${scheme}.json`);
      expect(statusCode).toBe(200);
      expect(body.match(/[\w:/.-]*\/[\w/.-]+/g)).toEqual(['/gateway/map/macau.json']);
    },
  );

  it('names each place in five languages, in and around Macau', async () => {
    const { features } = (await get('macau.json')).json<Drawing>();
    const named = features.filter(({ properties }) => 'name' in properties);
    expect(named.length).toBeGreaterThan(10);
    for (const { properties } of named)
      expect(Object.keys(properties)).toEqual(
        expect.arrayContaining(['name:en', 'name:zh-Hant', 'name:zh-Hans', 'name:ko', 'name:ja']),
      );
    const numbers = features.flatMap(({ geometry }) => geometry.coordinates.flat(3) as number[]);
    for (const number of numbers)
      expect((number > 113.4 && number < 113.7) || (number > 22 && number < 22.4)).toBe(true);
  });

  it.each(['other.json', 'light.svg', 'light', 'light.json.json'])('has no %s', async (file) => {
    expect((await get(file)).statusCode).toBe(404);
  });
});
