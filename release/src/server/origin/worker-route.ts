import type { FastifyInstance } from 'fastify';
import { PERSONAL, type Assign } from './assignment.ts';
import { sendSentence, sendWithEtag } from '../serving/conditional.ts';

/** Served if there is no worker: it unregisters an existing one, even a broken one. */
const GOODBYE = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}
`;

/**
 * The service worker of the visitor's release. It is at the root, because a worker controls only addresses
 * below its own; `no-cache`, so that a pin or rollback reaches it on the next visit.
 */
export function addWorkerRoute(app: FastifyInstance, assign: Assign): void {
  app.get('/worker.js', async (request, reply) => {
    const assignment = await assign(request, 'file');
    if (assignment === null) return sendSentence(reply, 503, 'No release can be served yet.');
    reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', `default-src 'none'; connect-src 'self'`)
      .header('x-content-type-options', 'nosniff')
      .type('text/javascript; charset=utf-8');
    if (assignment.isPersonal) reply.headers(PERSONAL);
    const { body, etag } = assignment.release.worker ?? { body: Buffer.from(GOODBYE), etag: 'goodbye' };
    return sendWithEtag(request, reply, etag, body);
  });
}
