import type { CDPSession } from 'playwright-core';
import { kindOf, type Seen } from '../../../e2e/src/first-route/waves.ts';

/**
 * What the page asks for over the network, with times in milliseconds since 1970. Left out: what a cache or the
 * service worker's own cache answered.
 */
export async function watchRequests(session: CDPSession): Promise<() => Seen[]> {
  const requests = new Map<string, Seen>();
  let toEpoch = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp, wallTime }) => {
    if (!request.url.startsWith('https:')) return;
    toEpoch ||= wallTime - timestamp;
    const kind = kindOf(type);
    const startedAt = (timestamp + toEpoch) * 1000;
    requests.set(requestId, { url: request.url, kind, startedAt, endedAt: Infinity, bytes: 0 });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => requests.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const { fromDiskCache, fromServiceWorker, serviceWorkerResponseSource } = response;
    const isKept = fromServiceWorker && serviceWorkerResponseSource === 'cache-storage';
    if (fromDiskCache || isKept) requests.delete(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const seen = requests.get(requestId);
    if (seen) Object.assign(seen, { endedAt: (timestamp + toEpoch) * 1000, bytes: encodedDataLength });
  });
  await session.send('Network.enable');
  return () => [...requests.values()];
}
