import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
// @ts-expect-error plain JavaScript, shared with the scripts that run before anything is installed
import { findBrowser, findTestBrowser } from '../../browser.mjs';
import type { Product } from '../product/product.ts';

const IPHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

interface Launch {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

/** A phone-sized page that records everything that went wrong in it. */
export interface Phone {
  page: Page;
  /** console errors, page errors and policy violations since the last look */
  complaints: string[];
  close(): Promise<void>;
}

/** The browser of the tests, the same on every machine. */
export const launchBrowser = async (): Promise<Browser> => launch((await findTestBrowser()) as Launch);

/** The machine's own browser, if it has one: nearer to what members have, and nothing is downloaded for it. */
export const launchInstalledBrowser = async (): Promise<Browser> => launch((await findBrowser()) as Launch);

const launch = ({ executablePath, args, env }: Launch) => chromium.launch({ executablePath, args, env });

/**
 * Without a service worker unless the journey is about it, because journeys cannot intercept a worker's
 * requests.
 */
export async function openPhone(browser: Browser, options: BrowserContextOptions = {}): Promise<Phone> {
  const context = await browser.newContext({ ...IPHONE, serviceWorkers: 'block', ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  const close = async () => {
    // the page may read a failed file again for its report; nothing waits for that response
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  };
  return { page, complaints, close };
}

/** From the sign-in screen to its target, with a real code. `phone`: national digits in Macau. */
export async function signIn(page: Page, product: Pick<Product, 'codeFor'>, phone: string): Promise<void> {
  await page.locator('input[type=tel]').fill(phone);
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/sms?**');
  await page.locator('input[autocomplete=one-time-code]').fill(await product.codeFor(`+853${phone}`));
  await page.locator('button[type=submit]').click();
}
