import type { FastifyPluginAsync } from 'fastify';
import { part } from '../src/platform/serving/part.ts';
import { registerArt } from './art/serve.ts';
import { registerMap } from './map/serve.ts';
import { registerDemoPages } from './pages.ts';

/**
 * Serves the demo's drawings and its map below the API base, and the pages with its passwords and PINs for this machine.
 */
export function demo({ apiBase }: { readonly apiBase: string }): FastifyPluginAsync {
  return part('demo', async (fastify) => {
    await fastify.register(
      part('art', async (scope) => {
        registerArt(scope);
        registerMap(scope, apiBase);
      }),
      { prefix: apiBase },
    );
    registerDemoPages(fastify);
  });
}
