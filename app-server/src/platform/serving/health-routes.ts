import type { FastifyInstance } from 'fastify';
import type { Readiness } from './readiness.ts';

const RETRY_AFTER_SECONDS = '5';

interface Asked {
  readonly readiness: Pick<Readiness, 'look'>;
  /** number of the release that can be served; rejects if there is none */
  readonly release?: () => Promise<number>;
}

/**
 * `GET /health`: 200 while the process responds at all; for supervisors that restart processes. `GET /ready`:
 * 200 while it can serve members, otherwise 503 with the reasons; for load balancers. `/healthz` is the name
 * of `/ready` for older probes.
 */
export function addHealthRoutes(fastify: FastifyInstance, { readiness, release }: Asked): void {
  fastify.get('/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  for (const path of ['/ready', '/healthz'])
    fastify.get(path, async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      const [report, number] = await Promise.all([readiness.look(), release?.().catch(() => null)]);
      const said = { ...report, ...(number !== undefined && { release: number }) };
      const isReady = Object.values(report).every(Boolean) && number !== null;
      if (isReady) return { status: 'ok', ...said };
      reply.code(503).header('retry-after', RETRY_AFTER_SECONDS);
      return { status: 'unavailable', ...said };
    });
}
