import { answerFile, answerNavigation, isImmutable, isPage } from './answer.ts';
import type { PageStarted } from './messages.ts';
import { openPushed, showPush, type PushScope } from './push.ts';
import { keepRelease } from './release-cache.ts';

/*
 * The service worker, a separate bundle served from the origin's root. It handles two kinds of requests:
 * immutable release files, and pages, which always come from the network first. It ignores everything else,
 * including all calls. It also shows push notifications.
 */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends WorkerEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface PushMessage extends WorkerEvent {
  data: { text(): string } | null;
}
interface NotificationPress extends WorkerEvent {
  /** of the pressed button; empty: the notification itself */
  action: string;
  notification: { close(): void; data: unknown };
}
interface WorkerScope extends PushScope {
  skipWaiting(): Promise<void>;
  clients: PushScope['clients'] & { claim(): Promise<void> };
  addEventListener(kind: 'push', listener: (event: PushMessage) => void): void;
  addEventListener(kind: 'notificationclick', listener: (event: NotificationPress) => void): void;
  addEventListener(kind: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(kind: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(
    kind: 'message',
    listener: (event: WorkerEvent & { data: PageStarted | null }) => void,
  ): void;
}
const worker = globalThis as unknown as WorkerScope;

// safe at any time, because the worker holds no state of a page
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

/** Handles messages one by one: two at once would both request the page. */
let keeping: Promise<void> = Promise.resolve();

worker.addEventListener('message', (event) => {
  const { data } = event;
  if (data?.kind !== 'started') return;
  keeping = keeping.catch(() => undefined).then(() => keepRelease(data));
  event.waitUntil(keeping);
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (isImmutable(url)) event.respondWith(answerFile(request));
  else if (request.mode === 'navigate' && isPage(url)) event.respondWith(answerNavigation(request));
});

worker.addEventListener('push', (event) => event.waitUntil(showPush(worker, event.data?.text() ?? '')));
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPushed(worker, event.notification.data, event.action));
});
