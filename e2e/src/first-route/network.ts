import type { CDPSession } from 'playwright-core';
import { kindOf, type Seen } from './waves.ts';

/** A slow connection, so that dependent requests are visible (milliseconds; bytes a second). */
const SLOW = { offline: false, latency: 250, downloadThroughput: 400_000, uploadThroughput: 200_000 };

/** The requests that started up to a moment, in seconds since 1970. */
export interface Watch {
  until(moment: number): Seen[];
}

/** Makes the page's line slow and records its requests. */
export async function watchNetwork(session: CDPSession): Promise<Watch> {
  const requests = new Map<string, Seen>();
  const startedAt = new Map<Seen, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp, wallTime }) => {
    if (!request.url.startsWith('http')) return;
    const kind = kindOf(type);
    const seen = { url: request.url, kind, startedAt: timestamp, endedAt: Infinity, bytes: 0 };
    requests.set(requestId, seen);
    startedAt.set(seen, wallTime);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => requests.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const seen = requests.get(requestId);
    if (seen) seen.bytes = Number(header(response.headers, 'content-length') ?? 0);
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const seen = requests.get(requestId);
    if (!seen) return;
    seen.endedAt = timestamp;
    seen.bytes ||= encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW);
  return {
    until: (moment) => [...requests.values()].filter((seen) => (startedAt.get(seen) ?? 0) <= moment),
  };
}

function header(headers: Record<string, string>, name: string): string | undefined {
  return Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
}
