import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { textsOf } from '@resort/shared/testing/texts';
import type { Browser, Locator, Page } from 'playwright-core';
import { expectNone, expectSoon } from '../expect-soon.ts';
import { serveGallery, type ServedGallery } from '../../../shared/gallery/serve.ts';
import { launchBrowser, openPhone, type Phone } from '../phone.ts';

const say = textsOf('shell');

/* What only a real browser does: history, touch, focus, what is inert, transitions; under the product's policy. */
jest.setTimeout(60_000);

/** The strict half of what the origin sends (release/src/page/page.ts). */
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

/** A part in one state, after another page, so that there is something to go back to. */
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
    await dialog(say('vouchers:offers.category')).waitFor();
  });

  it('keeps the focus inside, and everything else out of reach', async () => {
    const seen = new Set<string | null | undefined>();
    for (let press = 0; press < 6; press++) {
      await page.keyboard.press('Tab');
      seen.add(
        await page.evaluate(
          () => document.activeElement?.closest('[role=dialog]')?.querySelector('h2')?.textContent,
        ),
      );
    }
    expect([...seen]).toEqual(['Kind of offer']);
    await expectNone(page.getByRole('button', { name: 'Kind of offer' }));
  });

  it.each([
    ['Escape', () => page.keyboard.press('Escape')],
    ['the cross', () => page.getByRole('button', { name: say('kit.close') }).click()],
    ['a press beside it', () => page.touchscreen.tap(195, 100)],
    [
      'a button inside',
      () => page.getByRole('button', { name: say('vouchers:offers.showCount', { count: 12 }) }).click(),
    ],
    ['Back', () => page.evaluate(() => history.back())],
    ['a swipe down', () => swipe(page, 560, 820)],
  ])('closes by %s, gives the focus back, and Back then leaves the screen', async (_way, close) => {
    const opener = page.getByRole('button', { name: say('vouchers:offers.category') });
    await page.keyboard.press('Escape');
    await gone(dialog(say('vouchers:offers.category')));
    await opener.click();
    await dialog(say('vouchers:offers.category')).waitFor();
    await atRest(page);
    await close();
    await gone(dialog(say('vouchers:offers.category')));
    expect([isOnTheStory(), await focused()]).toEqual([true, say('vouchers:offers.category')]);
    await page.evaluate(() => history.back());
    await page.waitForURL(/part=Progress/);
  });

  it('springs back from a swipe that is too short', async () => {
    await atRest(page);
    const before = await dialog(say('vouchers:offers.category')).boundingBox();
    await swipe(page, 560, 580, 20);
    await atRest(page);
    expect(await dialog(say('vouchers:offers.category')).boundingBox()).toEqual(before);
  });
});

describe('a question', () => {
  it('over a sheet is heard and pressed, and Back closes one after the other', async () => {
    await open('Sheet', 'a question over it');
    const press = page.getByRole('button', { name: say('hotel:cancelling.confirm') });
    await press.click();
    await dialog(say('hotel:cancelling.question'))
      .getByRole('button', { name: say('hotel:cancelling.confirm') })
      .click();
    await gone(dialog(say('hotel:cancelling.question')));
    await press.click();
    await dialog(say('hotel:cancelling.question')).waitFor();
    await page.goBack();
    await gone(dialog('Cancel this booking?'));
    await expectSoon(() => dialog('Premier Suite, 2 nights').count()).toBe(1);
    await page.goBack();
    await gone(dialog('Premier Suite, 2 nights'));
    expect(isOnTheStory()).toBe(true);
  });

  it('after a list of actions has the way out focused, and Back closes it', async () => {
    await open('Sheet', 'a question after it');
    await page.getByRole('button', { name: say('hotel:cancelling.confirm') }).click();
    await dialog(say('hotel:cancelling.question')).waitFor();
    await gone(dialog('Premier Suite, 2 nights'));
    expect(await focused()).toBe('Back');
    await page.goBack();
    await gone(dialog(say('hotel:cancelling.question')));
    expect(isOnTheStory()).toBe(true);
  });
});

describe('an endless list', () => {
  it('goes on as its end comes near, without moving what is read, and says where it ends', async () => {
    await open('List', 'growing');
    const first = page.locator('article').nth(10);
    await first.scrollIntoViewIfNeeded();
    const at = () => first.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const before = await at();
    await page.waitForFunction(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      return document.querySelectorAll('article').length === 60;
    });
    await page.getByText('You have seen everything.').waitFor();
    await expectSoon(() => page.locator('article').count()).toBe(60);
    expect(await at()).toBe(before);
    await expectNone(page.getByRole('button', { name: 'Show more' }));
  });

  it('goes on by its button as well, with the first new item focused', async () => {
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
    await page.getByRole('button', { name: say('kit.showMore') }).press('Enter');
    await page.waitForFunction(() => document.querySelectorAll('article').length === 24);
    expect(await focused()).toContain('2 nights 13');
  });

  it('waits for a press after a failure', async () => {
    await open('List', 'more has failed');
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).waitFor();
    await expectNone(page.getByRole('button', { name: 'Show more' }));
  });
});

it('times are one stop for the keyboard; the arrows choose, and pass through what is full', async () => {
  await open('Slots', 'times, with their states');
  await page.getByRole('radio').first().waitFor();
  const focusedTime = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  const chosenTime = () => page.getByRole('radio', { checked: true }).getAttribute('aria-label');
  await page.keyboard.press('Tab');
  expect(await focusedTime()).toBe('19:00');
  await page.keyboard.press('ArrowUp');
  await expectSoon(() => chosenTime()).toBe('18:30, 2 left');
  expect(await focusedTime()).toBe('18:30, 2 left');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await expectSoon(() => focusedTime()).toBe('18:00, Full');
  await expectSoon(() => chosenTime()).toBe('18:30, 2 left');
  await page.keyboard.press('ArrowLeft');
  await expectSoon(() => chosenTime()).toBe('21:00');
  await page.keyboard.press('Tab');
  expect(await focusedTime()).toBeNull();
});

it('of many boxes only the pressed one gives its picture to the next screen', async () => {
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
  await page.getByRole('link', { name: /Afternoon tea/ }).click();
  await page.waitForFunction(() => document.documentElement.dataset['named'] !== undefined);
  expect(await page.evaluate(() => document.documentElement.dataset['named'])).toContain('Afternoon tea');
  expect(await page.evaluate(() => document.documentElement.dataset['named'])).not.toContain('Premier');
});

/** When nothing is moving any more. */
async function atRest(target: Page): Promise<void> {
  await target.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

/** A finger down the screen, as the browser's own input, in steps. */
async function swipe(target: Page, from: number, to: number, step = 40): Promise<void> {
  const input = await target.context().newCDPSession(target);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    input.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 195, y }] });
  await touch('touchStart', from);
  for (let y = from; y <= to; y += step) await touch('touchMove', y);
  await touch('touchEnd');
}
