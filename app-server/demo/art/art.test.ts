import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@resort/shared/contract';
import { SKINS } from '@resort/shared/skin/skins';
import Fastify from 'fastify';
import { draw } from './draw.ts';
import { drawn } from '../../src/locales/drawings.ts';
import { SCENE_NAMES } from './scenes/index.ts';
import { registerArt } from './serve.ts';

const PICTURES = SCENE_NAMES.flatMap((scene) => SKINS.map((skin) => ({ scene, skin })));

const app = Fastify();
beforeAll(async () => {
  await app.register(async (scope) => registerArt(scope), { prefix: '/gateway' });
  await app.ready();
});
afterAll(() => app.close());

describe('a picture', () => {
  it.each(PICTURES)(
    '$scene in $skin: under 6 kB, whole, and nothing in it runs or asks for more',
    ({ scene, skin }) => {
      const svg = draw(scene, skin);
      expect(Buffer.byteLength(svg)).toBeLessThan(6000);
      expect(svg).not.toMatch(
        /undefined|NaN|<script|<style|style=|\son\w+=|href|https?:\/\/(?!www\.w3\.org\/2000\/svg")/,
      );
      const opened = [...svg.matchAll(/<(\w+)[^>]*[^/]>/g)].length;
      expect(opened).toBe([...svg.matchAll(/<\/\w+>/g)].length);
    },
  );

  it('differs from every other one, and is always the same', () => {
    const all = PICTURES.map(({ scene, skin }) => draw(scene, skin));
    expect(new Set(all).size).toBe(PICTURES.length);
    expect(PICTURES.map(({ scene, skin }) => draw(scene, skin))).toEqual(all);
  });

  it('says what it shows, in every language and for each scene otherwise', () => {
    for (const language of LANGUAGES) {
      const alternatives = SCENE_NAMES.map((scene) => drawn(scene).alt[language]);
      expect(new Set(alternatives).size).toBe(SCENE_NAMES.length);
      expect(alternatives.filter((text) => text.length < 8)).toEqual([]);
    }
  });
});

describe('its address', () => {
  it('is kept for a day, by anybody, on any origin', async () => {
    const { src } = drawn('suite-dusk');
    expect(src).toBe('/art/suite-dusk.{skin}.svg');
    const { statusCode, headers, body } = await app.inject(`/gateway${src.replace('{skin}', 'pvm')}`);
    expect(body).toBe(draw('suite-dusk', 'pvm'));
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/svg+xml',
      'public, max-age=86400, stale-while-revalidate=604800',
    ]);
    expect(headers).toMatchObject({
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([
    'suite.sjm.svg',
    'garden.red.svg',
    'garden.sjm.png',
    'garden.sjm',
    'constructor.sjm.svg',
    'garden.sjm.svg.svg',
    '..%2fgarden.sjm.svg',
  ])('of something else (%s) is not found', async (file) => {
    const { statusCode, headers } = await app.inject(`/gateway/art/${file}`);
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  });
});
