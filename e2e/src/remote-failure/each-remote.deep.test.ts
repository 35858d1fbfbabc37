import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { UnitManifest } from '@resort/shared/remote';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { newTally } from '../call-failure/tally.ts';
import { spoil, waitForSilence, whatRan, type Fault } from '../page/faults.ts';
import { buildNextVersion } from '../product/next-version.ts';
import { launchBrowser, openPhone } from '../page/phone.ts';
import { startProduct, type Product } from '../product/product.ts';
import { sessionOf } from '../page/session-of.ts';
import { BREAKABLE, heal } from './breakable.ts';
import {
  builtManifest,
  expectRestWorks,
  expectScreen,
  failedCard,
  fileOf,
  pinHere,
  REMOTES,
  screenOf,
  tryAgain,
} from './remote-ground.ts';

/* Every remote with every fault, with and without a last-known-good version. */
const GIVES_WAY: readonly ['entry' | 'screen', Fault][] = [
  ['entry', 'missing'],
  ['entry', 'unavailable'],
  ['entry', 'tampered'],
  ['entry', 'silent'],
  ['screen', 'missing'],
  ['screen', 'tampered'],
];
/** In both versions. */
const LEAVES_A_CARD: readonly Fault[] = ['missing', 'unavailable', 'tampered', 'silent'];

let product: Product;
let browser: Browser;
let member: NonNullable<BrowserContextOptions['storageState']>;
const tally = newTally();

jest.setTimeout(150_000);
beforeAll(async () => {
  product = await startProduct();
  browser = await launchBrowser();
  member = await sessionOf(product.origin, '66000101');
}, 180_000);
afterAll(async () => {
  process.stdout.write(`remotes: ${tally.summary()}\n`);
  await browser?.close();
  await product?.stop();
});

const inputs = ({ version }: UnitManifest) => version.slice(-12);
const titleOf = (page: Page) => page.getByRole('heading', { level: 1 }).first();

/** A member's phone at the remote's screen; `query`: the fault that the address requests. */
async function onPhone(
  { path }: { path: string },
  journey: (page: Page, open: (query?: string) => Promise<void>) => Promise<void>,
): Promise<void> {
  const { page, close } = await openPhone(browser, { storageState: member });
  page.setDefaultTimeout(25_000);
  const open = async (query = '') => {
    await page.goto(`${product.origin}/en${path}${query}`, { waitUntil: 'commit' });
    await page.getByRole('banner').waitFor();
  };
  try {
    await journey(page, open);
  } finally {
    await close();
  }
}

describe.each(REMOTES)('%s', (unit) => {
  let first: UnitManifest;
  let second: UnitManifest;
  beforeAll(async () => {
    first = builtManifest(unit);
    const next = await buildNextVersion(unit, BREAKABLE);
    second = next.manifest;
    await product.release('publish', next.folder);
    await pinHere(product, second);
  }, 180_000);

  async function expectWholly(page: Page, manifest: UnitManifest): Promise<void> {
    await expectScreen(page);
    const ran = await whatRan(page, unit);
    expect(ran).toMatchObject({ chunks: [inputs(manifest)], tampered: false });
    expect(ran.entries).toContain(inputs(manifest));
    await expectRestWorks(page, unit);
  }

  const cell = (journey: Parameters<typeof onPhone>[1]) => tally.tried(onPhone(screenOf(second), journey));

  it.each(GIVES_WAY)('uses its last-known-good version when its %s is %s', (part, fault) =>
    cell(async (page, open) => {
      if (fault === 'silent') await page.clock.install();
      await spoil(page, fileOf(second, part), fault);
      await open();
      if (fault === 'silent') await waitForSilence(page, titleOf(page));
      await expectWholly(page, first);
    }),
  );

  it('uses its last-known-good version when it throws at evaluation', () =>
    cell(async (page, open) => {
      await open('?broken=evaluation');
      await expectWholly(page, first);
    }));

  it('is awaited when it is slow', () =>
    cell(async (page, open) => {
      await spoil(page, fileOf(second, 'entry'), 'slow');
      await open();
      await expectWholly(page, second);
    }));

  it.each(LEAVES_A_CARD)('shows an error card when both versions are %s, and loads by "try again"', (fault) =>
    cell(async (page, open) => {
      if (fault === 'silent') await page.clock.install();
      for (const manifest of [second, first]) await spoil(page, fileOf(manifest, 'entry'), fault);
      await open();
      if (fault === 'silent') await waitForSilence(page, failedCard(page));
      await failedCard(page).waitFor();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await tryAgain(page).click();
      if (fault === 'tampered') {
        // the page holds the wrong bytes: the second press reloads it
        await page.locator('button[aria-busy=true]').waitFor();
        await tryAgain(page).click();
      }
      await expectScreen(page);
      await expectRestWorks(page, unit);
    }),
  );

  it('shows an error card when it throws at evaluation and there is no other version', () =>
    cell(async (page, open) => {
      await spoil(page, fileOf(first, 'entry'), 'missing');
      await open('?broken=evaluation');
      await failedCard(page).waitFor();
      await page.evaluate(heal);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await tryAgain(page).click();
      await expectScreen(page);
      await expectRestWorks(page, unit);
    }));

  it('uses its last-known-good version when its screen throws', () =>
    cell(async (page, open) => {
      await open('?broken=render');
      await expectWholly(page, first);
    }));
});
