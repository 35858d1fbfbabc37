import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { UnitManifest } from '@resort/shared/remote';
import { readFileSync } from 'node:fs';
import { textsOf } from '@resort/shared/testing/texts';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { eventually } from '../page/eventually.ts';
import { goInPage, spoil, waitForSilence, whatRan, type Fault } from '../page/faults.ts';
import { buildNextVersion } from '../product/next-version.ts';
import { launchBrowser, openPhone } from '../page/phone.ts';
import { startProduct, type Product } from '../product/product.ts';
import { sessionOf } from '../page/session-of.ts';

const say = textsOf('shell');

const TITLE_1 = say('auth:legal.terms');
const TITLE_2 = 'Terms, second edition';
/** A report counts after five seconds at most, and each look at the counts starts a program. */
const REPORT_MS = 40_000;

let product: Product;
let browser: Browser;
let member: NonNullable<BrowserContextOptions['storageState']>;
/** the local build, and the version pinned over it */
let first: UnitManifest;
let second: UnitManifest;

async function pinChange(change: { file: string; from: string; to: string }): Promise<UnitManifest> {
  const { folder, manifest } = await buildNextVersion('mf-auth', change);
  await product.release('publish', folder);
  await pin(manifest);
  return manifest;
}

async function pin({ unit, version }: UnitManifest): Promise<void> {
  await product.release('pin', `${unit}@${version}`, '--by', 'e2e', '--reason', 'test');
  await new Promise((resolve) => setTimeout(resolve, 1_100)); // the origin reads the pointer once a second
}

export type Part = 'entry' | 'screen' | 'style' | 'texts';

/** The address of one of the files of the terms screen. */
function fileOf({ unit, version, entry, routes, texts }: UnitManifest, part: Part): string {
  const files = routes.find(({ path }) => path === '/terms-n-conditions')?.files ?? [];
  const file = {
    entry,
    screen: files.find((name) => name.endsWith('.js')),
    style: files.find((name) => name.endsWith('.css')),
    texts: texts.en[0],
  }[part];
  if (file === undefined) throw new Error(`the terms screen has no ${part}`);
  return `/artifacts/${unit}/${version}/${file}`;
}

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const tryAgain = (page: Page) => page.locator('button:not([aria-busy=true])', { hasText: say('kit:retry') });
const card = (page: Page) => title(page, say('remoteFailed.title'));
const inputs = ({ version }: UnitManifest) => version.slice(-12);

/** The screen comes from one version, and the page has loaded no chunk or style of another. */
async function expectWholly(page: Page, manifest: UnitManifest, shown: string): Promise<void> {
  await title(page, shown).waitFor();
  const ran = await whatRan(page);
  const only = [inputs(manifest)];
  expect(ran).toMatchObject({ chunks: only, styles: only, tampered: false });
  expect(ran.entries).toContain(inputs(manifest));
}

async function expectRestWorks(page: Page): Promise<void> {
  await goInPage(page, '/en/my-membership');
  await page.getByRole('article').first().waitFor();
}

async function asMember(journey: (page: Page) => Promise<void>): Promise<void> {
  const { page, close } = await openPhone(browser, { storageState: member });
  page.setDefaultTimeout(25_000);
  try {
    await journey(page);
  } finally {
    await close();
  }
}

const openTerms = (page: Page) => page.goto(`${product.origin}/en/terms-n-conditions`);

/** The product with two versions of one remote, the second pinned over the first, and a member's phone. */
export function setUp(): void {
  jest.setTimeout(150_000);
  beforeAll(async () => {
    product = await startProduct();
    browser = await launchBrowser();
    first = JSON.parse(readFileSync(new URL('../../../mf-auth/dist/unit.json', import.meta.url), 'utf8'));
    const title = (text: string) => `"terms": "${text}",\n    "privacy"`;
    second = await pinChange({ file: 'src/locales/en.json', from: title(TITLE_1), to: title(TITLE_2) });

    member = await sessionOf(product.origin, '66000101');
  }, 180_000);

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });
}

/** Each fault: for two attempts, permanently in the pinned version, and in both versions. */
export function eachFault(faults: readonly [Part, Fault][]): void {
  describe.each(faults)('when the %s of a remote is %s', (part, fault) => {
    it('permanently, the last-known-good version replaces it completely', () =>
      asMember(async (page) => {
        await spoil(page, fileOf(second, part), fault);
        await openTerms(page);
        await expectWholly(page, first, TITLE_1);
        await expectRestWorks(page);
      }));

    it('in both versions, the layout shows an error card, and "try again" loads the screen', () =>
      asMember(async (page) => {
        await spoil(page, fileOf(second, part), fault);
        await spoil(page, fileOf(first, part), fault);
        await openTerms(page);
        await card(page).waitFor();
        await expectRestWorks(page);
        await goInPage(page, '/en/terms-n-conditions');
        // returning is another attempt, which fails, too
        await tryAgain(page).waitFor();
        await page.unrouteAll();
        let loads = 0;
        page.on('load', () => (loads += 1));
        await tryAgain(page).click();
        if (fault === 'tampered') {
          // the page holds the wrong bytes: the second press reloads it
          await page.locator('button[aria-busy=true]').waitFor();
          await tryAgain(page).click();
        }
        await title(page, TITLE_1).or(title(page, TITLE_2)).waitFor();
        const isFirst = await title(page, TITLE_1).isVisible();
        await expectWholly(page, isFirst ? first : second, isFirst ? TITLE_1 : TITLE_2);
        expect(loads).toBe(fault === 'tampered' ? 1 : 0);
      }));

    // a page never requests a file with wrong bytes again
    if (fault === 'tampered') return;
    it('temporarily, a retry loads the pinned version', () =>
      asMember(async (page) => {
        await spoil(page, fileOf(second, part), fault, 2);
        await openTerms(page);
        await expectWholly(page, second, TITLE_2);
        await expectRestWorks(page);
      }));
  });
}

/**
 * Pages report which unit failed, and how; the browser's error is the same for a missing and a changed file.
 */
export function reports(): void {
  describe('a failure', () => {
    it.each<[Part, Fault, string]>([
      ['entry', 'missing', 'load-failure'],
      ['screen', 'tampered', 'integrity-failure'],
    ])('of the %s, which is %s, is reported to the registry as %s', async (part, fault, kind) => {
      await asMember(async (page) => {
        await spoil(page, fileOf(second, part), fault);
        const taken = page.waitForResponse(
          (response) =>
            response.url().endsWith('/v1/reports') && !!response.request().postData()?.includes(kind),
        );
        await openTerms(page);
        await expectWholly(page, first, TITLE_1);
        await taken; // a report of a page that closes may be lost with it
      });
      await eventually(
        `the registry has counted ${kind}`,
        async () => {
          const health = JSON.parse(await product.release('health', '--json')) as {
            units: {
              unit: string;
              failures: { kind: string; candidate: { visits: number; failures: number } }[];
            }[];
          };
          const own = health.units.find(({ unit }) => unit === 'mf-auth');
          const { candidate } = own?.failures.find((one) => one.kind === kind) ?? {};
          return candidate !== undefined && candidate.failures > 0 && candidate.visits >= candidate.failures;
        },
        REPORT_MS,
      );
    });
  });
}

/** Files that never arrive, the tab's memory, and a lost network. */
export function otherFailures(): void {
  describe('a remote', () => {
    it.each<Part>(['entry', 'screen'])(
      'whose %s never arrives is replaced by its last-known-good version',
      (part) =>
        asMember(async (page) => {
          await page.clock.install();
          await spoil(page, fileOf(second, part), 'silent');
          await page.goto(`${product.origin}/en/terms-n-conditions`, { waitUntil: 'commit' });
          await page.getByRole('banner').waitFor();
          await waitForSilence(page, title(page, TITLE_1));
          await expectWholly(page, first, TITLE_1);
        }),
    );

    it('keeps its last-known-good version for the tab, without preloads of the failed one, until another version is pinned', () =>
      asMember(async (page) => {
        await spoil(page, fileOf(second, 'screen'), 'missing');
        await openTerms(page);
        await expectWholly(page, first, TITLE_1);
        const asked: string[] = [];
        page.on('request', (request) => {
          // the reporter fetches failed files once more, to learn how they failed
          if (request.resourceType() !== 'fetch') asked.push(new URL(request.url()).pathname);
        });
        await openTerms(page);
        await expectWholly(page, first, TITLE_1);
        expect(asked.filter((path) => path.includes(`/mf-auth/${second.version}/`))).toEqual([]);
      }));

    it('keeps the pinned version when the whole network is lost, and loads when it returns', () =>
      asMember(async (page) => {
        await page.goto(`${product.origin}/en/my-membership`);
        await page.getByRole('article').first().waitFor();
        await page.context().setOffline(true);
        await goInPage(page, '/en/terms-n-conditions');
        await card(page).waitFor();
        await page.context().setOffline(false);
        await page.getByRole('button', { name: say('kit:retry') }).click();
        await expectWholly(page, second, TITLE_2);
      }));
  });
}

/** Code that arrives completely and is faulty. */
export function faultyCode(): void {
  describe('a remote with faulty code', () => {
    const start = 'export default defineRemote({';
    it.each([
      ['throws at evaluation', `if (typeof document !== 'undefined') throw new Error('no');\n${start}`],
      [
        'is no remote',
        `const define: typeof defineRemote = typeof document === 'undefined' ? defineRemote : (other) => ({ ...other });\n` +
          start.replace('defineRemote', 'define'),
      ],
    ])('and %s is replaced by its last-known-good version, or by the error card', async (_name, to) => {
      await pin(second);
      const broken = await pinChange({ file: 'src/remote.ts', from: start, to });
      try {
        await asMember(async (page) => {
          await openTerms(page);
          await expectWholly(page, second, TITLE_2);
          expect(await page.evaluate(() => sessionStorage.getItem('fallbacks'))).toContain(broken.version);
          await expectRestWorks(page);
        });
        await asMember(async (page) => {
          await spoil(page, fileOf(second, 'entry'), 'missing');
          await openTerms(page);
          await card(page).waitFor();
          await expectRestWorks(page);
        });
      } finally {
        await pin(second);
      }
    });
  });
}
