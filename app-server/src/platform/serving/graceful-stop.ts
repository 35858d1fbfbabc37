import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { answerUnavailable } from '../calls/answer-errors.ts';

const PATIENCE_MS = 10_000;

/** The server's open connections, each with its number of pending requests. */
function watchConnections(
  { server }: FastifyInstance,
  onIdle: (socket: Socket) => void,
): Map<Socket, number> {
  const running = new Map<Socket, number>();
  const count = (socket: Socket, change: number) => {
    const now = (running.get(socket) ?? 0) + change;
    if (running.has(socket)) running.set(socket, now);
    if (now === 0) onIdle(socket);
  };
  server.on('connection', (socket: Socket) => {
    running.set(socket, 0);
    socket.once('close', () => running.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    count(socket, 1);
    response.once('close', () => count(socket, -1));
  });
  return running;
}

/**
 * Prepares the server for a graceful stop, and returns the function that stops it. It accepts no new
 * connections; further requests get 503 in the envelope; running ones may take ten seconds; connections
 * without a request are closed. Call it on the root instance, before anything is registered.
 */
export function gracefulStop(fastify: FastifyInstance, patienceMs = PATIENCE_MS): () => Promise<void> {
  let isStopping = false;
  const running = watchConnections(fastify, (socket) => {
    if (isStopping) socket.destroySoon();
  });
  fastify.addHook('onRequest', async (request, reply) => {
    if (isStopping) await reply.send(answerUnavailable(request, reply));
  });
  fastify.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
  return async () => {
    isStopping = true;
    const closed = fastify.close();
    for (const [socket, requests] of running) if (requests === 0) socket.destroy();
    const end = setTimeout(() => {
      for (const socket of running.keys()) socket.destroy();
    }, patienceMs);
    await closed;
    clearTimeout(end);
  };
}
