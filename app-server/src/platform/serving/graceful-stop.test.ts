import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { gracefulStop } from './graceful-stop.ts';
import { tellRequestIds } from '../logging/request-id.ts';
import { serverOptions } from './server-options.ts';

let sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
});

async function serve(patienceMs?: number) {
  const { logger: _silent, ...options } = serverOptions({
    environment: 'production',
    isTrustedProxy: () => false,
  });
  const fastify = Fastify(options);
  tellRequestIds(fastify);
  const stop = gracefulStop(fastify, patienceMs);
  const arrived = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  fastify.get('/slow', async () => {
    arrived.resolve();
    await finish.promise;
    return 'finished';
  });
  fastify.get('/stream', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-length': 8 });
    reply.raw.write('firs');
    arrived.resolve();
    void finish.promise.then(() => reply.raw.end('last'));
  });
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  const address = fastify.server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const { server } = fastify;
  return { stop, port, server, arrived: arrived.promise, finish: finish.resolve };
}

/** A connection, and everything it receives until it is closed. */
function talk(port: number) {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  socket.on('error', () => undefined);
  const ask = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
  const heard = new Promise<string>((resolve) => socket.once('close', () => resolve(text)));
  return { socket, ask, heard };
}

describe('a graceful stop', () => {
  it('completes a running request, then closes its connection; accepts no new connection', async () => {
    const { stop, port, arrived, finish } = await serve();
    const running = talk(port);
    running.ask('/slow');
    await arrived;
    const stopped = stop();
    await expect(fetch(`http://127.0.0.1:${port}/slow`)).rejects.toThrow();
    finish();
    await stopped;
    const answer = await running.heard;
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(answer).toMatch(/connection: close/i);
    expect(answer).toMatch(/finished$/);
  });

  it('closes connections without a request: kept alive, or never used', async () => {
    const { stop, port, arrived, finish } = await serve();
    const kept = talk(port);
    const unused = talk(port);
    await once(unused.socket, 'connect');
    kept.ask('/slow');
    await arrived;
    finish();
    await once(kept.socket, 'data');
    await stop();
    expect(await kept.heard).toContain('finished');
    expect(await unused.heard).toBe('');
  });

  it('responds to further requests with 503 in the envelope', async () => {
    const { stop, port, server, arrived, finish } = await serve();
    const busy = talk(port);
    busy.ask('/stream');
    await arrived;
    const stopped = stop();
    busy.ask('/slow');
    await once(server, 'request');
    finish();
    await stopped;
    const [, second = ''] = (await busy.heard).split('firslast');
    expect(second).toMatch(/^HTTP\/1\.1 503/);
    expect(second).toMatch(/retry-after: 2/);
    expect(second).toMatch(/x-request-id: [0-9a-f]{16}/);
    expect(second).toContain('"code":10009');
  });

  it('ends even if a request never does', async () => {
    const { stop, port, arrived } = await serve(50);
    const endless = talk(port);
    endless.ask('/slow');
    await arrived;
    await stop();
    expect(await endless.heard).toBe('');
  });
});

describe('data that is not HTTP', () => {
  it('gets an envelope with an id', async () => {
    const { stop, port } = await serve();
    const { socket, heard } = talk(port);
    socket.write('HELLO\r\n\r\n');
    const answer = await heard;
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(answer).toMatch(/x-request-id: [0-9a-f]{16}/);
    expect(answer).toMatch(/"code":10001/);
    await stop();
  });
});
