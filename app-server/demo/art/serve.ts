import { isSkin, type Skin } from '@resort/shared/skin/skins';
import type { FastifyInstance } from 'fastify';
import { answerNotFound } from '../../src/platform/calls/answer-errors.ts';
import { draw } from './draw.ts';
import { SCENES, type Scene } from './scenes/index.ts';

/**
 * A drawing may change at the same address: browsers check again after a day, and show the old one
 * meanwhile.
 */
const FOR_A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

const isScene = (name: string): name is Scene => Object.hasOwn(SCENES, name);

/** `GET /art/<scene>.<skin>.svg` below the API base: public, unsigned, shown in an `img` of any origin. */
export function registerArt(fastify: FastifyInstance): void {
  const drawn = new Map<string, string>();
  const once = (scene: Scene, skin: Skin) => {
    const key = `${scene}.${skin}`;
    const text = drawn.get(key) ?? draw(scene, skin);
    drawn.set(key, text);
    return text;
  };

  fastify.get<{ Params: { file: string } }>('/art/:file', async (request, reply) => {
    const [scene = '', skin = '', ending, ...rest] = request.params.file.split('.');
    if (!isScene(scene) || !isSkin(skin) || ending !== 'svg' || rest.length > 0)
      return answerNotFound(request, reply.header('cache-control', 'no-store'));
    return reply
      .header('cache-control', FOR_A_DAY)
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('content-security-policy', "default-src 'none'")
      .header('x-content-type-options', 'nosniff')
      .type('image/svg+xml')
      .send(once(scene, skin));
  });
}
