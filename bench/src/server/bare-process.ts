import Fastify from 'fastify';
import { tellReady, tellUsage, type Canned } from './messages.ts';

/* Fastify and nothing else: it answers with the bytes that it is given as its argument. */
const canned = JSON.parse(process.argv[2] ?? '[]') as Canned[];
const fastify = Fastify();
for (const { method, path, body } of canned)
  fastify.route({
    method,
    url: path,
    handler: (_request, reply) => reply.type('application/json; charset=utf-8').send(body),
  });
process.once('disconnect', () => void fastify.close().finally(() => process.exit(0)));
tellUsage();
tellReady(await fastify.listen({ port: 0, host: '127.0.0.1' }));
