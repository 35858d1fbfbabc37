import type { BrowserContext } from 'playwright-core';
import type { Seen } from '../../../e2e/src/first-route/waves.ts';
import type { PageFigures } from '../measure/in-page.ts';
import type { MeasuredRoute } from '../measure/routes.ts';
import { openWatchedPage } from '../measure/watched-page.ts';
import type { TraceEvent } from './trace-event.ts';

/** What names the page's tasks, and what Chromium's performance panel needs to draw them. */
const CATEGORIES = [
  '-*',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'v8',
  'v8.execute',
  'blink.user_timing',
  'loading',
  'toplevel',
];

export interface Recording {
  figures: PageFigures;
  seen: Seen[];
  events: TraceEvent[];
  /** as Chromium's performance panel opens it */
  raw: Buffer;
}

/** One visit with Chromium's trace of it. */
export async function record(
  context: BrowserContext,
  origin: string,
  route: MeasuredRoute,
): Promise<Recording> {
  const browser = context.browser();
  if (browser === null) throw new Error('the browser has no trace');
  const watched = await openWatchedPage(context, route);
  try {
    await browser.startTracing(watched.page, { categories: CATEGORIES });
    await watched.show(origin);
    const figures = await watched.figures();
    const raw = await browser.stopTracing();
    const { traceEvents } = JSON.parse(raw.toString()) as { traceEvents: TraceEvent[] };
    return { figures, seen: watched.seen(), events: traceEvents, raw };
  } finally {
    await watched.page.close();
  }
}
