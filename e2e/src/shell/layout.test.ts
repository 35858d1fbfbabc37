import { describe, expect, it } from '@jest/globals';
import { releaseIn, withRelease } from '@resort/shared/release-in-page';
import { textsOf } from '@resort/shared/testing/texts';
import type { BrowserContext, Page } from 'playwright-core';
import { expectNone, expectSoon } from '../page/expect-soon.ts';
import { openHome, phoneOf } from '../page/as-member.ts';
import { openPhone } from '../page/phone.ts';
import { browser, product } from '../page/running-product.ts';

const say = textsOf('shell');

/** Slows the browser's transitions almost to a standstill, and counts them. */
const heldTransitions = (context: BrowserContext) =>
  context.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    const transitions: ViewTransition[] = [];
    Object.assign(globalThis, { transitions });
    document.startViewTransition = (update) => {
      const transition = start(update);
      transitions.push(transition);
      void transition.ready.then(() => document.getAnimations().forEach((animation) => animation.pause()));
      return transition;
    };
  });

const transitionsOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { transitions: ViewTransition[] }).transitions.length);
/** Whether the browser animates between two screens, by the pseudo-elements of its transitions. */
const isFading = () =>
  document
    .getAnimations()
    .some(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'));
/** A screen takes part in the next transition two frames after it arrived (use-fade-out.ts). */
const mayFade = () => document.getElementById('main')?.style.viewTransitionName === 'screen';
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

describe('navigation between screens', () => {
  it('fades, accepts presses meanwhile, and announces the target', async () => {
    const { page, complaints, close } = await openPhone(browser);
    await heldTransitions(page.context());
    await page.goto(`${product.origin}/en/join-us`);
    await page.waitForFunction(mayFade);
    await page.getByRole('link', { name: say('auth:join.signIn') }).click();
    await page.waitForURL('**/en/sign-in');
    // polled by the clock: the browser paints no frames while its transition is paused
    await page.waitForFunction(isFading, undefined, { polling: 100 });
    expect(await focused(page)).toBe(say('auth:signIn.title'));
    expect(await page.title()).toBe(say('auth:signIn.title'));

    const link = await page.getByRole('link', { name: say('auth:signIn.join') }).boundingBox();
    await page.mouse.click((link?.x ?? 0) + 20, (link?.y ?? 0) + 10);
    await page.waitForURL('**/en/join-us');
    expect(complaints).toEqual([]);
    await close();
  });

  it('does not animate with reduced motion', async () => {
    const { page, close } = await openPhone(browser, { reducedMotion: 'reduce' });
    await heldTransitions(page.context());
    await page.goto(`${product.origin}/en/join-us`);
    await page.getByRole('link', { name: say('auth:join.signIn') }).click();
    await page.waitForURL('**/en/sign-in');
    await page.getByRole('heading', { name: say('auth:signIn.title') }).waitFor();
    expect(await transitionsOf(page)).toBe(1);
    expect(await page.evaluate(isFading)).toBe(false);
    await close();
  });

  it('restores the scroll position on return, and starts the next screen at its top', async () => {
    const { page, close } = await openPhone(browser, { viewport: { width: 320, height: 480 } });
    await page.goto(`${product.origin}/en/join-us`);
    const link = page.getByRole('link', { name: say('auth:join.signIn') });
    await link.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    expect(scrolled).toBeGreaterThan(100);
    await link.click();
    await page.waitForURL('**/en/sign-in');
    await page.getByRole('heading', { name: say('auth:signIn.title') }).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.getByRole('link', { name: say('kit:back') }).click();
    await page.waitForURL('**/en/join-us');
    await page.waitForFunction((before) => scrollY === before, scrolled);
    await close();
  });

  it('goes up, not out of the app, from a screen that was opened from outside', async () => {
    const { page, close } = await openPhone(browser);
    await page.goto(`${product.origin}/en/terms-n-conditions`);
    await page.getByRole('link', { name: say('kit:back') }).click();
    await page.waitForURL('**/en/join-us');
    await close();
  });
});

describe('settings', () => {
  it.each(['Escape', 'its button'])('give the focus back when closed by %s', async (way) => {
    const { page, close } = await openPhone(browser);
    await page.goto(`${product.origin}/en/join-us`);
    const opener = page.getByRole('button', { name: say('settings.open') });
    // a new screen takes the focus
    await page.getByRole('heading', { level: 1 }).waitFor();
    await opener.press('Enter');
    await page.getByRole('dialog', { name: say('settings.open') }).waitFor();
    if (way === 'Escape') await page.keyboard.press('Escape');
    else await page.getByRole('button', { name: say('settings.close') }).press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    await close();
  });
});

describe('the tab bar', () => {
  /** Adds screens without a remote to the page's release; they fail to load. */
  const withScreens = (context: BrowserContext, more: { path: string; focused?: true }[]) =>
    context.route(/\/en\/[\w-]*$/, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const release = releaseIn(html);
      const card = release.routes.find(({ path }) => path === '/my-membership');
      if (!card) throw new Error('the release has no card');
      release.routes.push(...more.map((own) => ({ ...card, tab: 'book' as const, ...own })));
      await route.fulfill({ response, body: withRelease(html, release) });
    });

  it("navigates between the release's screens at once, but not during payment", async () => {
    const { page, close } = await phoneOf('66000108');
    await heldTransitions(page.context());
    await openHome(page);
    await page.getByRole('article').first().waitFor();
    const bar = page.getByRole('navigation', { name: say('tabs.label') });

    await withScreens(page.context(), [{ path: '/hotels' }, { path: '/checkout', focused: true }]);
    await page.reload();
    const current = bar.locator('[aria-current=page]');
    await expectSoon(() => current.textContent()).toBe(say('tabs.card'));
    await bar.getByRole('link', { name: say('tabs.book') }).click();
    await page.waitForURL('**/en/book');
    await current.getByText(say('tabs.book')).waitFor();
    expect(await transitionsOf(page)).toBe(0);

    await page.goto(`${product.origin}/en/checkout`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectNone(bar);
    await close();
  });

  it('is absent for visitors', async () => {
    const { page, close } = await openPhone(browser);
    await withScreens(page.context(), [{ path: '/hotels' }]);
    await page.goto(`${product.origin}/en/join-us`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectNone(page.getByRole('navigation', { name: say('tabs.label') }));
    await close();
  });
});
