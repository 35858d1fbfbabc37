import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { answerNotFound } from '../../src/platform/calls/answer-errors.ts';
import { isMapScheme, mapStyle } from './style.ts';

/** A drawing by hand of coast, districts and roads, not to scale. Coordinates are WGS 84. */
const DRAWING = readFileSync(new URL('./macau.json', import.meta.url));

/** `GET /map/light.json`, `/map/dark.json` and what they draw, below the API base. */
export function registerMap(fastify: FastifyInstance, apiBase: string): void {
  const json = (reply: FastifyReply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('application/json; charset=utf-8');
  fastify.get('/map/macau.json', async (_request, reply) => json(reply).send(DRAWING));
  fastify.get<{ Params: { file: string } }>('/map/:file', async (request, reply) => {
    const [scheme = '', ending, ...rest] = request.params.file.split('.');
    if (!isMapScheme(scheme) || ending !== 'json' || rest.length > 0)
      return answerNotFound(request, reply.header('cache-control', 'no-store'));
    return json(reply).send(mapStyle(scheme, `${apiBase}/map/macau.json`));
  });
}
