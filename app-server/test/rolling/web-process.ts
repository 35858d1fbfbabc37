import Fastify from 'fastify';

/*
 * A web process as `npm start` composes it with ROLE=web, without pages: configuration, schema, health, drain and stop
 * are the product's own.
 */
const BACK_END = new URL('../../../scripts/product/back-end/ours.mjs', import.meta.url).href;
const { configure } = await import(BACK_END);
const backEnd = configure(process.env);
const server = await backEnd.open(undefined);
const fastify = Fastify(backEnd.fastifyOptions);
server.prepare(fastify);
await server.mount(fastify, async () => 1);
const stop = await server.start(fastify);
process.once('SIGTERM', () => void stop(() => undefined).then(() => process.exit(0)));
const origin = await fastify.listen({ port: Number(process.env['PORT'] ?? 0), host: '127.0.0.1' });
process.stdout.write(`ready ${origin}\n`);
