import type { FastifyPluginAsync } from 'fastify';
import { part } from '../src/platform/serving/part.ts';
import { registerArt } from './art/serve.ts';
import { registerDemoPages } from './pages.ts';

/**
 * Serves the demo's drawings below the API base, and the pages with its passwords and PINs for this machine.
 */
export function demo({ apiBase }: { readonly apiBase: string }): FastifyPluginAsync {
  return part('demo', async (fastify) => {
    await fastify.register(
      part('art', async (scope) => registerArt(scope)),
      { prefix: apiBase },
    );
    registerDemoPages(fastify);
  });
}
