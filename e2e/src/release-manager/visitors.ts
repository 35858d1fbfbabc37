import { randomBytes } from 'node:crypto';
import { releaseIn } from '@resort/shared/release-in-page';
import type { PageRelease } from '@resort/shared/remote';
import type { Browser } from 'playwright-core';
import { eventually } from '../page/eventually.ts';
import { openPhone } from '../page/phone.ts';
import type { Product } from '../product/product.ts';

/** A public screen of mf-auth: its page names the version of that unit. */
const SCREEN = '/en/join-us';
const COOKIE = 'release-visitor';
/** Visits run in parallel, and a page that was reloaded after a failure reports late. */
const PATIENCE_MS = 120_000;

/** For a product whose visitors come by a proxy: it is this machine, which says where each of them is. */
export const BEHIND_PROXY = { TRUST_PROXY: '127.0.0.1,::1' };
let addresses = 0;
/** Every visitor in a network of their own, as visitors are. */
const nextAddress = (): string => {
  addresses += 1;
  return `10.${addresses >> 8}.${addresses & 255}.1`;
};

export const newVisitors = (count: number): string[] =>
  Array.from({ length: count }, () => randomBytes(16).toString('base64url'));

/** The release in a visitor's page; without an id, for a new visitor. */
export async function releaseFor({ origin }: Product, visitor?: string): Promise<PageRelease> {
  const headers = visitor === undefined ? {} : { cookie: `${COOKIE}=${visitor}` };
  return releaseIn(await (await fetch(origin + SCREEN, { headers })).text());
}

export const versionFor = async (
  product: Product,
  unit: string,
  visitor?: string,
): Promise<string | undefined> => (await releaseFor(product, visitor)).versions[unit];

/** Which visitors have a version; requested in small groups. `undefined` is a new visitor. */
export async function holders(
  product: Product,
  { unit, version }: { unit: string; version: string },
  visitors: readonly (string | undefined)[],
): Promise<boolean[]> {
  const lots: boolean[] = [];
  for (let at = 0; at < visitors.length; at += 20) {
    const group = visitors.slice(at, at + 20).map((visitor) => versionFor(product, unit, visitor));
    lots.push(...(await Promise.all(group)).map((given) => given === version));
  }
  return lots;
}

/** 0 to 1 */
export const shareOf = (lots: readonly boolean[]): number => lots.filter(Boolean).length / lots.length;

/** A visitor with a version that rolls out; waits until the origin assigns it to one. */
export async function chosenVisitor(product: Product, unit: string, version: string): Promise<string> {
  const visitors = newVisitors(100);
  let chosen: string | undefined;
  await eventually(`somebody has ${unit}@${version}`, async () => {
    const lots = await holders(product, { unit, version }, visitors);
    chosen = visitors[lots.indexOf(true)];
    return chosen !== undefined;
  });
  return chosen ?? '';
}

/** The result of a visit with a browser. */
export interface Visit {
  /** unit → version, of the units that the page carries */
  versions: Record<string, string>;
  /** of the screen that the visitor saw */
  heading: string;
}

/**
 * Somebody comes with a browser of their own, sees the screen and leaves, and then the product's own reporter tells how
 * it was. Its address counts where the product trusts this machine as a proxy (BEHIND_PROXY).
 */
export async function visitWithBrowser(
  browser: Browser,
  { origin }: Product,
  visitor?: string,
): Promise<Visit> {
  const extraHTTPHeaders = { 'x-forwarded-for': nextAddress() };
  const { page, close } = await openPhone(browser, { extraHTTPHeaders });
  try {
    if (visitor !== undefined)
      await page.context().addCookies([{ name: COOKIE, value: visitor, url: origin }]);
    page.setDefaultTimeout(PATIENCE_MS);
    const answers: Promise<unknown>[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/v1/reports')) answers.push(request.response());
    });
    await page.goto(origin + SCREEN);
    const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const { versions } = releaseIn(await page.content());
    // A page that was reloaded after a failure may have told it as it went, and Playwright does not see that request. The
    // tab knows what it has told (shell/src/health/told-once.ts); what still waits is sent as when the page is left.
    const hasTold = () =>
      page.evaluate(() => {
        dispatchEvent(new Event('pagehide'));
        return sessionStorage.getItem('health') !== null;
      });
    // while the page is reloaded, nothing can be asked in it
    await eventually('the visit is told', () => hasTold().catch(() => false), PATIENCE_MS);
    await Promise.all(answers);
    return { versions, heading };
  } finally {
    await close();
  }
}

/** Visits, some in parallel, until the condition holds or the maximum is reached. */
export async function visitsUntil(
  isOver: () => Promise<boolean>,
  { atOnce, most, visit }: { atOnce: number; most: number; visit: () => Promise<Visit> },
): Promise<Visit[]> {
  const visits: Visit[] = [];
  let begun = 0;
  const oneByOne = async () => {
    while (begun < most && !(await isOver())) {
      begun += 1;
      visits.push(await visit());
    }
  };
  await Promise.all(Array.from({ length: atOnce }, oneByOne));
  return visits;
}
