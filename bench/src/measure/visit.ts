import type { BrowserContext } from 'playwright-core';
import type { Served } from '../serve/front.ts';
import { criticalChain, type Link } from './chain.ts';
import { watchPage, type PageFigures } from './in-page.ts';
import type { MeasuredRoute } from './routes.ts';
import { watchRequests } from './watch-requests.ts';

/** How much slower than this machine the phone's processor is. */
export const SLOWDOWN = 4;
/** What a screen can wait for: neither pictures nor icons, the web app's manifest and the font of its headings. */
const ON_CHAIN: ReadonlySet<string> = new Set(['document', 'script', 'style', 'call']);
const PATIENCE_MS = 45_000;
/** So long without a request, and a visit is over: the service worker has what it keeps, the last picture is there. */
const REST_MS = 1_000;

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
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    const seen = await watchRequests(session);
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(watchPage, route.shown);
    const before = served.length;
    await page.goto(`${origin}/en${route.path}`, { waitUntil: 'commit', timeout: PATIENCE_MS });
    const read = () => page.evaluate(() => window.benchFigures);
    await until(
      async () => (await read()).shown !== null,
      () => `${route.path} showed no data in time. ${complaints.join(' ').slice(0, 600)}`,
    );
    await rest(served);
    return figuresOf(await read(), seen(), served.slice(before));
  } finally {
    await page.close();
  }
}

function figuresOf(
  { origin, shown, fcp, lcp, cls }: PageFigures,
  seen: ReturnType<Awaited<ReturnType<typeof watchRequests>>>,
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
  let known = -1;
  let bytes = -1;
  await until(
    async () => {
      const isSame = known === served.length && bytes === total(served);
      known = served.length;
      bytes = total(served);
      return isSame;
    },
    () => 'the page does not come to rest',
    REST_MS,
  );
}

async function until(ask: () => Promise<boolean>, complaint: () => string, everyMs = 50): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await ask())) {
    if (performance.now() > deadline) throw new Error(complaint());
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}
