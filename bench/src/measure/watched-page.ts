import type { BrowserContext, Page } from 'playwright-core';
import type { Seen } from '../../../e2e/src/first-route/waves.ts';
import { watchPage, type PageFigures } from './in-page.ts';
import type { MeasuredRoute } from './routes.ts';
import { raisePriority, slowDown } from './slow-processor.ts';
import { PATIENCE_MS, until } from './until.ts';
import { watchRequests } from './watch-requests.ts';

/** A page that has shown nothing yet, on the phone's slow processor. */
export interface WatchedPage {
  page: Page;
  /** Navigates to the route and waits until its data is shown. */
  show(origin: string): Promise<void>;
  figures(): Promise<PageFigures>;
  seen(): Seen[];
}

export async function openWatchedPage(context: BrowserContext, route: MeasuredRoute): Promise<WatchedPage> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const seen = await watchRequests(session);
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await slowDown(page);
  await page.addInitScript(watchPage, route.shown);
  const figures = () => page.evaluate(() => window.benchFigures);
  return {
    page,
    figures,
    seen,
    async show(origin) {
      await page.goto(`${origin}/en${route.path}`, { waitUntil: 'commit', timeout: PATIENCE_MS });
      await raisePriority(page);
      await until(
        async () => (await figures()).shown !== null,
        () => `${route.path} showed no data in time. ${complaints.join(' ').slice(0, 600)}`,
      );
    },
  };
}
