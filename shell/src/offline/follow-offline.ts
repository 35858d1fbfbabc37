import type { PageRelease } from '@resort/shared/remote';
import type { PackAhead } from '../entry-ahead.ts';
import { CACHE_PREFIX, WORKER_PATH, type PageStarted } from './messages.ts';

/** Installs the worker after the first screen, or removes it if the release switches it off. */
export function followOffline(release: PageRelease): void {
  if (!('serviceWorker' in navigator)) return; // plain http, or refused: everything works except offline use
  const work = release.config.offline === false ? remove() : install(release.number);
  work.catch((error: unknown) => console.warn('offline', error));
}

async function install(release: number): Promise<void> {
  // each update check requests the file from the network
  await navigator.serviceWorker.register(WORKER_PATH, { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  const { packsAhead = [] } = globalThis as { packsAhead?: PackAhead[] };
  const tell = (addresses: string[]) => {
    const packs = packsAhead.filter(({ address }) => addresses.includes(address));
    const own = addresses
      .flatMap((one) => packs.find(({ address }) => address === one)?.files ?? [one])
      .filter(isOwnFile);
    const started: PageStarted = {
      kind: 'started',
      release,
      page: location.pathname,
      files: [...new Set(own.map((one) => urlOf(one).pathname))],
      packs,
    };
    active?.postMessage(started, []); // to the worker, transferring nothing
  };
  // a browser requests icons and manifest at any time, perhaps before the worker is in control and after this
  // message
  const marks = document.querySelectorAll<HTMLLinkElement>('link[rel=icon], link[rel=manifest]');
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  tell([...loaded, ...Array.from(marks, ({ href }) => href)]);
  tellOfStragglers(tell);
}

/** A file requested before the worker was in control may arrive after the page has reported its files. */
function tellOfStragglers(tell: (addresses: string[]) => void): void {
  new PerformanceObserver((list) => {
    const loaded = list.getEntries() as PerformanceResourceTiming[];
    const addresses = loaded.filter(({ workerStart }) => workerStart === 0).map(({ name }) => name);
    if (addresses.some(isOwnFile)) tell(addresses);
  }).observe({ type: 'resource' });
}

const urlOf = (address: string) => new URL(address, location.origin);

function isOwnFile(address: string): boolean {
  const { origin, pathname } = urlOf(address);
  return origin === location.origin && pathname.startsWith('/artifacts/');
}

/**
 * The kill switch. It unregisters first, because a worker that is still in control could fill an emptied
 * cache.
 */
async function remove(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(names.map((name) => caches.delete(name)));
}
