import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { UnitManifest } from '@resort/shared/remote';
import { textsOf } from '@resort/shared/testing/texts';
import type { Browser, Page } from 'playwright-core';
import { eventually } from '../page/eventually.ts';
import { expectAfterLoads } from '../page/expect-soon.ts';
import { goInPage } from '../page/faults.ts';
import { buildNextVersion } from '../product/next-version.ts';
import { launchBrowser, openPhone, signIn } from '../page/phone.ts';
import { startProduct, type Product } from '../product/product.ts';

const say = textsOf('shell');

const TITLE = say('auth:join.title');
/** as in other journeys, which share the build */
const SECOND = 'Version two is here';

let product: Product;
let browser: Browser;
/** the local builds, and a newer one */
let first: Record<string, string>;
let second: { shell: UnitManifest; auth: UnitManifest };

jest.setTimeout(120_000);
beforeAll(async () => {
  product = await startProduct();
  browser = await launchBrowser();
  first = (JSON.parse(await product.release('status', '--json')) as { pins: typeof first }).pins;
  const auth = await buildNextVersion('mf-auth', { file: 'src/locales/en.json', from: TITLE, to: SECOND });
  await product.release('publish', auth.folder);
  const change = { file: 'src/locales/en.json', from: say('remoteFailed.title'), to: 'Not loaded' };
  const shell = await buildNextVersion('shell', change);
  await product.release('publish', shell.folder);
  second = { shell: shell.manifest, auth: auth.manifest };
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const pin = (...units: string[]) => product.release('pin', ...units, '--by', 'e2e', '--reason', 'skew');
const nameOf = ({ unit, version }: UnitManifest) => `${unit}@${version}`;
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function onPhone(journey: (page: Page, complaints: string[]) => Promise<void>): Promise<void> {
  const { page, complaints, close } = await openPhone(browser);
  try {
    await journey(page, complaints);
  } finally {
    await close();
  }
}

/** Blocks a version and waits until the origin, which reads its pointer once a second, has noticed. */
async function block(version: string): Promise<void> {
  await product.release('block', version, '--by', 'e2e', '--reason', 'leak');
  await eventually('the origin tells of the block', async () => {
    const pointer = await fetch(`${product.origin}/channels/production.json`);
    return ((await pointer.json()) as { blocked: string[] }).blocked.includes(version);
  });
}

/** Time passes, and the member returns to the tab. */
async function lookAgain(page: Page): Promise<void> {
  await page.clock.fastForward(61_000);
  const read = page.waitForResponse('**/channels/production.json');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await (await read).finished();
  // another round trip, so that the page has read the response (the test controls its timers)
  await page.evaluate(async () => (await fetch(location.href)).text());
}

describe('versions that were not built together', () => {
  it.each([
    ['a remote that is newer than the shell', () => [`shell@${first['shell']}`, nameOf(second.auth)], SECOND],
    [
      'a remote that is older than the shell',
      () => [nameOf(second.shell), `mf-auth@${first['mf-auth']}`],
      TITLE,
    ],
  ])('%s: its screens load without complaints', async (_name, units, shown) => {
    await pin(...units());
    await onPhone(async (page, complaints) => {
      await eventually(`${shown} shows`, async () => {
        await page.goto(`${product.origin}/en/join-us`);
        return title(page, shown)
          .waitFor({ timeout: 4_000 })
          .then(
            () => true,
            () => false,
          );
      });
      await goInPage(page, '/en/sign-in');
      await page.locator('input[type=tel]').waitFor();
      expect(complaints).toEqual([]);
    });
  });
});

describe('a tab that was opened three releases ago', () => {
  it('works, offers the new version, and leaves a blocked one on the next screen', async () => {
    await pin(`shell@${first['shell']}`, `mf-auth@${first['mf-auth']}`);
    await onPhone(async (page) => {
      await page.clock.install();
      await expectAfterLoads(() => page.goto(`${product.origin}/en/join-us`), title(page, TITLE));
      let loads = 0;
      page.on('load', () => (loads += 1));
      await pin(nameOf(second.auth));
      await pin(nameOf(second.shell));
      await pin(`mf-auth@${first['mf-auth']}`);
      await pin(nameOf(second.auth));

      await goInPage(page, '/en/terms-n-conditions'); // a screen that this tab has not loaded yet
      await title(page, say('auth:legal.terms')).waitFor();
      await lookAgain(page);
      await page.getByRole('button', { name: say('shell:newVersion.reload') }).waitFor();
      expect(loads).toBe(0);

      await block(`mf-auth@${first['mf-auth']}`);
      await lookAgain(page);
      await goInPage(page, '/en/join-us');
      await eventually('the tab has left', async () => loads === 1);
      await title(page, SECOND).waitFor();
    });
  });
});

describe('a tab during a payment', () => {
  const HOUR_MS = 3_600_000;

  it('learns of a block while visible, stays until the payment is complete, and reloads on the next screen', async () => {
    await product.release('unblock', `mf-auth@${first['mf-auth']}`, '--by', 'e2e', '--reason', 'mended');
    await pin(`mf-auth@${first['mf-auth']}`); // as the fallback
    await pin(nameOf(second.auth));
    await onPhone(async (page, complaints) => {
      await page.goto(`${product.origin}/en/sign-in`);
      await signIn(page, product, '66000102');
      await page.waitForURL('**/en/my-membership');
      await page.clock.install();
      await page.goto(`${product.origin}/en/redeem-rewards`);
      const reward = page.locator('a[href*="/exchangeSure?"]').first();
      const confirming = new URL((await reward.getAttribute('href')) ?? '', page.url());
      await goInPage(page, confirming.pathname + confirming.search); // a step of booking: it must not be interrupted
      await page.waitForURL('**/exchangeSure?**');
      let loads = 0;
      page.on('load', () => (loads += 1));

      await block(nameOf(second.auth));
      const read = page.waitForResponse('**/channels/production.json');
      await page.clock.fastForward(HOUR_MS); // the tab stays visible, so the hourly check finds it
      expect(await (await read).json()).toMatchObject({ blocked: [nameOf(second.auth)] });
      await page.getByRole('button', { name: say('shell:newVersion.reload') }).waitFor();
      await goInPage(page, '/en/points-pay?orderNo=P1'); // the next step
      await title(page, say('dollars:pay.title')).waitFor();
      expect(loads).toBe(0);

      await goInPage(page, '/en/points-orders');
      await eventually('the tab has left', async () => loads === 1);
      await eventually('it runs what stands in', async () =>
        (await page.content()).includes(`"version":"${first['mf-auth']}"`),
      );
      expect(complaints).toEqual([]);
    });
  });
});
