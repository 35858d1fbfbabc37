import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

const HEADERS = [
  'Content-Type',
  'platform',
  'channel',
  'language',
  'sign',
  'timestamp',
  'random',
  'Authorization-App',
  'sign-check',
  'traceparent',
];

/**
 * Lets pages of exactly these origins read the responses of this part of the server, including errors.
 * Without credentials: a call sends its token in a header, and cookies have no effect.
 */
export async function allowOrigins(fastify: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  await fastify.register(cors, {
    origin: [...origins],
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: HEADERS,
    exposedHeaders: ['x-request-id', 'Retry-After'],
    maxAge: 600,
  });
}
