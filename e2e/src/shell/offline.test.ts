import { describe, expect, it } from '@jest/globals';
import type { UnitManifest } from '@resort/shared/remote';
import { readFileSync } from 'node:fs';
import { textsOf } from '@resort/shared/testing/texts';
import type { Page } from 'playwright-core';
import { expectNone, expectSoon } from '../page/expect-soon.ts';
import { openHome, signInHere } from '../page/as-member.ts';
import { eventually } from '../page/eventually.ts';
import { releaseKept } from '../page/kept-release.ts';
import { buildNextVersion } from '../product/next-version.ts';
import { packsOf } from '../page/packs-of.ts';
import { openPhone, type Phone } from '../page/phone.ts';
import { startLine } from '../engines/line.ts';
import { browser, product } from '../page/running-product.ts';
import { signOutHere } from '../page/sign-out.ts';

const say = textsOf('shell');

async function onPhone(journey: (phone: Phone) => Promise<void>): Promise<void> {
  const phone = await openPhone(browser, { serviceWorkers: 'allow' });
  phone.page.setDefaultTimeout(12_000);
  try {
    await journey(phone);
  } finally {
    await phone.close();
  }
}

async function openCard(page: Page, phone: string): Promise<void> {
  await signInHere(page, phone);
  await openHome(page);
  await page.getByRole('article').first().waitFor();
  await eventually('card and overview are kept', () =>
    page.evaluate(async () => (await (await caches.open('answers')).keys()).length > 1),
  );
  await page.reload();
  await page.getByRole('progressbar').waitFor();
  await releaseKept(page);
}

/** All texts in localStorage, sessionStorage and the caches. */
function everythingStored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request, { ignoreVary: true });
        texts.push(request.url, request.url.includes('/artifacts/') ? '' : ((await response?.text()) ?? ''));
      }
    }
    return texts.join('\n');
  });
}

const built = () =>
  JSON.parse(
    readFileSync(new URL('../../../mf-auth/dist/unit.json', import.meta.url), 'utf8'),
  ) as UnitManifest;

/** A file of the sign-in remote that the sign-in screen does not load. */
function fileOfOtherScreen({ version, routes }: UnitManifest): string {
  const filesOf = (screen: string) => routes.find(({ path }) => path === screen)?.files ?? [];
  const own = filesOf('/sign-in');
  const other = filesOf('/terms-n-conditions').find((file) => file.endsWith('.js') && !own.includes(file));
  if (other === undefined) throw new Error('the terms have no file of their own');
  return `/artifacts/mf-auth/${version}/${other}`;
}

describe('offline', () => {
  it("a file is cached that was requested before the worker was in control and arrives after the page's message", () =>
    onPhone(async ({ page }) => {
      let isLate = true;
      const late = fileOfOtherScreen(built());
      await page.route(`**${late}`, async (route) => {
        await eventually('the page has told', () => Promise.resolve(!isLate));
        await route.continue();
      });
      await page.addInitScript((file) => void fetch(file).then((response) => response.text()), late);
      await page.goto(`${product.origin}/en/sign-in`);
      await releaseKept(page);
      const isKept = () => page.evaluate(async (file) => (await caches.match(file)) !== undefined, late);
      expect(await isKept()).toBe(false);
      isLate = false;
      await eventually('the late file is kept', isKept);
    }));

  it('the card of the last visit is readable with its time; online it is refetched @essential', () =>
    onPhone(async ({ page }) => {
      await openCard(page, '66000110');
      const number = await page.getByRole('article').first().innerText();
      await expectNone(page.getByText(say.like('kit:asOf')));

      await page.context().setOffline(true);
      await page.reload();
      await page.getByRole('progressbar').waitFor();
      await expectSoon(() => page.getByRole('article').first().innerText()).toBe(number);
      await page.getByText(say.like('kit:asOf')).waitFor();
      await page.getByRole('status').getByText(say('offline')).waitFor();

      await page.context().setOffline(false);
      await page.getByText(say.like('kit:asOf')).waitFor({ state: 'detached' });
      await page.getByText(say.like('kit:needsConnection')).waitFor({ state: 'detached' });
    }));

  it('another address and another language lead to the cached page', () =>
    onPhone(async ({ page }) => {
      await openCard(page, '66000111');
      await page.context().setOffline(true);
      await page.goto(`${product.origin}/jp/my-membership`);
      await page.waitForURL('**/en/my-membership');
      await page.getByRole('article').first().waitFor();
    }));

  it('signing out removes all member data from the device', () =>
    onPhone(async ({ page }) => {
      await openCard(page, '66000112');
      const userId = await page.evaluate(
        () => JSON.parse(localStorage.getItem('userId') ?? '{}').value as string,
      );
      const cardNumber =
        /8800 \d{4} \d{4}/.exec(await page.getByRole('article').first().innerText())?.[0] ?? '-';
      const before = await everythingStored(page);
      expect(before).toContain(userId);
      expect(before).toContain(cardNumber.replaceAll(' ', ''));

      await signOutHere(page);
      await eventually('the answers are gone', () =>
        page.evaluate(async () => !(await caches.has('answers'))),
      );
      const after = await everythingStored(page);
      expect(after).not.toContain(userId);
      expect(after).not.toContain(cardNumber.replaceAll(' ', ''));
    }));
});

describe('a release manager', () => {
  it('pins and rolls back; a phone with the worker gets each on the next load, and caches one release only', () =>
    onPhone(async ({ page }) => {
      const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
      const open = () => page.goto(`${product.origin}/en/join-us`);
      const from = say('auth:join.title');
      const change = { file: 'src/locales/en.json', from, to: 'Version two is here' };
      const { folder, manifest } = await buildNextVersion('mf-auth', change);
      await product.release('publish', folder);

      await open();
      await heading(from);
      await releaseKept(page);
      await product.release(
        'pin',
        `mf-auth@${manifest.version}`,
        '--by',
        'e2e',
        '--reason',
        'a newer remote',
      );
      await page.waitForTimeout(1100); // the origin reads the pointer once a second
      await open();
      await heading('Version two is here');
      await releaseKept(page);
      await eventually('one release is kept', () =>
        page.evaluate(async () => (await caches.keys()).length === 1),
      );
      const [second = ''] = await page.evaluate(() => caches.keys());
      await product.release('rollback', '--by', 'e2e', '--reason', 'back again');
      await page.waitForTimeout(1100);
      await open();
      await heading(from);

      await eventually('the second release is gone', () =>
        page.evaluate(async (old) => !(await caches.has(old)), second),
      );
      await page.context().setOffline(true);
      await page.reload();
      await heading(from);
    }));

  it('pins a version that is modified in transit: the page with the fallback opens offline, too @essential', () =>
    onPhone(async ({ page }) => {
      const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
      const from = say('auth:join.title');
      const change = { file: 'src/locales/en.json', from, to: 'Version three is here' };
      const { folder, manifest } = await buildNextVersion('mf-auth', change);
      await product.release('publish', folder);
      const why = ['--by', 'e2e', '--reason', 'a newer remote'];
      await product.release('pin', `mf-auth@${manifest.version}`, ...why);
      await page.waitForTimeout(1100);
      const line = await startLine(product.origin);
      try {
        const changed = fileOfOtherScreen(manifest);
        line.tampered.add(changed);
        // has the file, too
        line.tampered.add((await packsOf(product.origin, '/terms-n-conditions')).address);
        await page.goto(`${line.origin}/en/terms-n-conditions`);
        await heading(say('auth:legal.terms'));
        await page.goto(`${line.origin}/en/join-us`);
        await heading(from);
        await releaseKept(page);
        const isKept = await page.evaluate(async (file) => (await caches.match(file)) !== undefined, changed);
        expect(isKept).toBe(false);
        await line.cut();
        await page.reload();
        await heading(from);
      } finally {
        await line.cut();
        await product.release('rollback', ...why);
      }
    }));

  it('disables the worker: the next visit removes it and its caches from the device', () =>
    onPhone(async ({ page }) => {
      await page.goto(`${product.origin}/en/sign-in`);
      await releaseKept(page);
      const { pins } = JSON.parse(await product.release('status', '--json')) as { pins: { shell: string } };
      const switchTo = (state: string) =>
        product.release('pin', `shell@${pins.shell}`, '--offline', state, '--by', 'e2e', '--reason', state);
      await switchTo('off');
      await page.waitForTimeout(1100);
      await page.reload();
      await eventually('the worker and all it kept are gone', () =>
        page.evaluate(
          async () =>
            (await navigator.serviceWorker.getRegistrations()).length === 0 &&
            (await caches.keys()).length === 0,
        ),
      );
      await switchTo('on');
    }));
});
