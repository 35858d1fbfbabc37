import type { FastifyInstance } from 'fastify';
import { listChannels } from '../channels/channel.ts';
import type { Registry } from '../registry/registry.ts';

/**
 * `GET /health`: 200 while the process answers; `GET /ready`: 200 while its store does, else 503. Neither asks for a
 * token, and neither says what stands in the store.
 */
export function addHealthRoutes(app: FastifyInstance, registry: Registry): void {
  const isReadable = () =>
    listChannels(registry).then(
      () => true,
      () => false,
    );
  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    if (await isReadable()) return { status: 'ok', store: true };
    reply.code(503).header('retry-after', '5');
    return { status: 'unavailable', store: false };
  });
}
