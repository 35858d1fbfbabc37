import type { BrowserContext } from 'playwright-core';
import type { Served } from '../serve/front.ts';
import { criticalChain, type Link } from './chain.ts';
import type { PageFigures } from './in-page.ts';
import type { MeasuredRoute } from './routes.ts';
import { until } from './until.ts';
import { openWatchedPage, type WatchedPage } from './watched-page.ts';

/** What a screen can wait for: neither pictures nor icons, the web app's manifest and the font of its headings. */
const ON_CHAIN: ReadonlySet<string> = new Set(['document', 'script', 'style', 'call']);
/** So long without a request, and a visit is over: the service worker has what it keeps, the last picture is there. */
const REST_MS = 1_000;
const PAUSE_MS = 100;

/** One visit; times in milliseconds since the navigation began. */
export interface Visit {
  /** until the screen shows its data */
  data: number;
  fcp: number;
  lcp: number;
  cls: number;
  /** until the data is shown, without pictures */
  requests: number;
  bytes: number;
  /** everything until the page rests, pictures and the service worker's own requests too */
  bytesInAll: number;
  depth: number;
  chain: Link[];
}

/** @param served what the server in front has sent so far, for all pages */
export async function visit(
  context: BrowserContext,
  origin: string,
  route: MeasuredRoute,
  served: readonly Served[],
): Promise<Visit> {
  const watched = await openWatchedPage(context, route);
  try {
    const before = served.length;
    await watched.show(origin);
    await rest(served);
    return figuresOf(await watched.figures(), watched.seen(), served.slice(before));
  } finally {
    await watched.page.close();
  }
}

function figuresOf(
  { origin, shown, fcp, lcp, cls }: PageFigures,
  seen: ReturnType<WatchedPage['seen']>,
  served: readonly Served[],
): Visit {
  if (shown === null || fcp === null || lcp === null) throw new Error('the browser reported no times');
  const early = served.filter(
    ({ startedAt, type }) => startedAt < origin + shown && !type.startsWith('image/'),
  );
  const waited = seen.filter(({ kind, endedAt }) => ON_CHAIN.has(kind) && endedAt < origin + shown);
  const chain = criticalChain(waited, origin);
  return {
    data: shown,
    fcp,
    lcp,
    cls,
    requests: early.length,
    bytes: total(early),
    bytesInAll: total(served),
    depth: chain.length,
    chain,
  };
}

const total = (served: readonly Served[]) => served.reduce((sum, { bytes }) => sum + bytes, 0);

async function rest(served: readonly Served[]): Promise<void> {
  let last = '';
  let changedAt = 0;
  await until(
    async () => {
      const now = `${served.length} ${total(served)}`;
      if (now === last) return performance.now() - changedAt >= REST_MS;
      last = now;
      changedAt = performance.now();
      return false;
    },
    () => 'the page does not come to rest',
    PAUSE_MS,
  );
}
