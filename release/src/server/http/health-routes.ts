import type { FastifyInstance } from 'fastify';
import { listChannels } from '../../channels/channel.ts';
import type { Registry } from '../../registry/registry.ts';

/**
 * `GET /health`: 200 while the process responds. `GET /ready`: 200 while its store responds, otherwise 503.
 * Both work without a token and reveal nothing about the store.
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
