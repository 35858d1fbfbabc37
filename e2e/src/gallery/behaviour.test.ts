import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { textsOf } from '@resort/shared/testing/texts';
import type { Browser, Locator, Page } from 'playwright-core';
import { expectNone, expectSoon } from '../page/expect-soon.ts';
import { serveGallery, type ServedGallery } from '../../../shared/gallery/serve.ts';
import { launchBrowser, openPhone, type Phone } from '../page/phone.ts';

const say = textsOf('gallery');

/*
 * Behaviour that only a real browser has: history, touch, focus, inertness, transitions; under the product's
 * policy.
 */
jest.setTimeout(60_000);

/** The strict half of what the origin sends (release/src/server/page/page.ts). */
const POLICY = [
  `default-src 'self'`,
  `style-src 'self'`,
  `img-src 'self' data:`,
  `require-trusted-types-for 'script'`,
  `trusted-types default boot`,
].join('; ');

let gallery: ServedGallery;
let browser: Browser;
let phone: Phone;
let page: Page;

beforeAll(async () => {
  gallery = await serveGallery(0, { live: false });
  browser = await launchBrowser();
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await gallery?.close();
});
beforeEach(async () => {
  phone = await openPhone(browser);
  page = phone.page;
  page.setDefaultTimeout(10_000);
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'content-security-policy': POLICY },
      });
    },
  );
});
afterEach(async () => {
  const { complaints } = phone;
  await phone.close();
  expect(complaints).toEqual([]);
});

/** A component in one state, after another page, so that Back has a target. */
async function open(part: string, state: string): Promise<void> {
  await page.goto(`${gallery.origin}/?view=bare&part=Progress`);
  await page.goto(`${gallery.origin}/?${new URLSearchParams({ view: 'bare', part, state })}`);
}
const isOnTheStory = () => page.url().includes('state=');
const dialog = (name: string) => page.getByRole('dialog', { name });
const gone = (what: Locator) => what.waitFor({ state: 'detached' });
const focused = () => page.evaluate(() => document.activeElement?.textContent);

describe('a sheet', () => {
  beforeEach(async () => {
    await open('Sheet', 'resting');
    await dialog(say('parts.filter')).waitFor();
  });

  it('traps the focus, and makes everything else inert', async () => {
    const seen = new Set<string | null | undefined>();
    for (let press = 0; press < 6; press++) {
      await page.keyboard.press('Tab');
      seen.add(
        await page.evaluate(
          () => document.activeElement?.closest('[role=dialog]')?.querySelector('h2')?.textContent,
        ),
      );
    }
    expect([...seen]).toEqual([say('parts.filter')]);
    await expectNone(page.getByRole('button', { name: say('parts.filter') }));
  });

  it.each([
    ['Escape', () => page.keyboard.press('Escape')],
    ['the cross', () => page.getByRole('button', { name: say('kit:close') }).click()],
    ['a press beside it', () => page.touchscreen.tap(195, 100)],
    ['a button inside', () => page.getByRole('button', { name: say('parts.showing') }).click()],
    ['the way back of the browser', () => page.evaluate(() => history.back())],
    ['a swipe down', () => swipe(page, 560, 820)],
  ])('closes by %s, gives the focus back, and Back then leaves the screen', async (_way, close) => {
    const opener = page.getByRole('button', { name: say('parts.filter') });
    await page.keyboard.press('Escape');
    await gone(dialog(say('parts.filter')));
    await opener.click();
    await dialog(say('parts.filter')).waitFor();
    await atRest(page);
    await close();
    await gone(dialog(say('parts.filter')));
    expect([isOnTheStory(), await focused()]).toEqual([true, say('parts.filter')]);
    await page.evaluate(() => history.back());
    await page.waitForURL(/part=Progress/);
  });

  it('springs back from a swipe that is too short', async () => {
    await atRest(page);
    const before = await dialog(say('parts.filter')).boundingBox();
    await swipe(page, 560, 580, 20);
    await atRest(page);
    expect(await dialog(say('parts.filter')).boundingBox()).toEqual(before);
  });
});

describe('a confirmation', () => {
  it('over a sheet is read and can be pressed, and Back closes one after the other', async () => {
    await open('Sheet', 'a question over it');
    const press = page.getByRole('button', { name: say('parts.cancelBooking') });
    await press.click();
    await dialog(say('parts.cancelQuestion'))
      .getByRole('button', { name: say('parts.cancelBooking') })
      .click();
    await gone(dialog(say('parts.cancelQuestion')));
    await press.click();
    await dialog(say('parts.cancelQuestion')).waitFor();
    await page.goBack();
    await gone(dialog(say('parts.cancelQuestion')));
    await expectSoon(() => dialog(say('parts.title')).count()).toBe(1);
    await page.goBack();
    await gone(dialog(say('parts.title')));
    expect(isOnTheStory()).toBe(true);
  });

  it('after an action sheet has the focus on the way out, and Back closes it', async () => {
    await open('Sheet', 'a question after it');
    await page.getByRole('button', { name: say('parts.cancelBooking') }).click();
    await dialog(say('parts.cancelQuestion')).waitFor();
    await gone(dialog(say('parts.title')));
    expect(await focused()).toBe(say('kit:back'));
    await page.goBack();
    await gone(dialog(say('parts.cancelQuestion')));
    expect(isOnTheStory()).toBe(true);
  });
});

describe('an endless list', () => {
  it('loads more as its end comes near, without moving the content, and marks its end', async () => {
    await open('List', 'growing');
    const first = page.locator('article').nth(10);
    await first.scrollIntoViewIfNeeded();
    const at = () => first.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const before = await at();
    await page.waitForFunction(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      return document.querySelectorAll('article').length === 60;
    });
    await page.getByText(say('kit:end')).waitFor();
    await expectSoon(() => page.locator('article').count()).toBe(60);
    expect(await at()).toBe(before);
    await expectNone(page.getByRole('button', { name: say('kit:showMore') }));
  });

  it('also loads by its button, and focuses the first new item', async () => {
    await page.addInitScript(() => {
      Reflect.set(
        globalThis,
        'IntersectionObserver',
        class {
          observe() {}
          disconnect() {}
        },
      );
    });
    await open('List', 'growing');
    await page.getByRole('button', { name: say('kit:showMore') }).press('Enter');
    await page.waitForFunction(() => document.querySelectorAll('article').length === 24);
    expect(await focused()).toContain(`${say('parts.title')} 13`);
  });

  it('waits for a press after a failure', async () => {
    await open('List', 'more has failed');
    await page
      .getByRole('alert')
      .getByRole('button', { name: say('kit:retry') })
      .waitFor();
    await expectNone(page.getByRole('button', { name: say('kit:showMore') }));
  });
});

it('times are one tab stop; arrow keys select, and pass full ones', async () => {
  await open('Slots', 'times, with their states');
  await page.getByRole('radio').first().waitFor();
  const focusedTime = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  const chosenTime = () => page.getByRole('radio', { checked: true }).getAttribute('aria-label');
  await page.keyboard.press('Tab');
  expect(await focusedTime()).toBe('19:00');
  await page.keyboard.press('ArrowUp');
  await expectSoon(() => chosenTime()).toBe(`18:30, ${say('slots.few')}`);
  expect(await focusedTime()).toBe(`18:30, ${say('slots.few')}`);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await expectSoon(() => focusedTime()).toBe(`18:00, ${say('slots.full')}`);
  await expectSoon(() => chosenTime()).toBe(`18:30, ${say('slots.few')}`);
  await page.keyboard.press('ArrowLeft');
  await expectSoon(() => chosenTime()).toBe('21:00');
  await page.keyboard.press('Tab');
  expect(await focusedTime()).toBeNull();
});

it("only the pressed card's picture transitions to the next screen", async () => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const named = [...document.querySelectorAll('article')].filter((box) =>
        [...box.querySelectorAll('*')].some(
          (part) => getComputedStyle(part).viewTransitionName === 'shared-element',
        ),
      );
      document.documentElement.dataset['named'] = named
        .map((box) => box.querySelector('h3')?.textContent)
        .join();
      return start(update);
    };
  });
  await page.goto(`${gallery.origin}/?view=bare&part=Surface`);
  await page.getByRole('link', { name: say.like('parts.offer') }).click();
  await page.waitForFunction(() => document.documentElement.dataset['named'] !== undefined);
  expect(await page.evaluate(() => document.documentElement.dataset['named'])).toContain(say('parts.offer'));
  expect(await page.evaluate(() => document.documentElement.dataset['named'])).not.toContain(
    say('parts.title'),
  );
});

/** Waits until nothing is moving. */
async function atRest(target: Page): Promise<void> {
  await target.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

/** A swipe down the screen, as native input, in steps. */
async function swipe(target: Page, from: number, to: number, step = 40): Promise<void> {
  const input = await target.context().newCDPSession(target);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    input.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 195, y }] });
  await touch('touchStart', from);
  for (let y = from; y <= to; y += step) await touch('touchMove', y);
  await touch('touchEnd');
}
