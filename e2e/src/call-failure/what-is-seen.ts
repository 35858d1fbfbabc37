import { expect } from '@jest/globals';
import { textsOf } from '@resort/shared/testing/texts';
import type { Locator, Page } from 'playwright-core';
import { expectSoon } from '../page/expect-soon.ts';

const say = textsOf('shell');

/** The screen's headings without promotions, which do not depend on figures. */
export async function headingsOf(page: Page, ornaments: readonly string[] = []): Promise<string[]> {
  const all = await page
    .locator('main')
    .getByRole('heading')
    .evaluateAll((found) => found.map((heading) => (heading as HTMLElement).innerText.trim()));
  return all.filter((heading) => !ornaments.includes(heading));
}

/** What shows a failure: a card, a notice or the reminder. */
const told = (page: Page) =>
  page.getByRole('alert').or(page.getByRole('dialog', { name: say('reminder.title') }));
const again = (page: Page) => page.locator('main').getByRole('button', { name: say('kit:retry') });
const waiting = (page: Page) => page.locator('main [aria-busy=true]');

/** Nothing on the screen is loading, it has a heading, and the frame is complete. */
export async function expectAFrame(page: Page): Promise<void> {
  await page.getByRole('banner').waitFor();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null);
}

/** The member sees that something is missing; `status`: the text of a status that is no alert. */
export async function expectTold(page: Page, status?: RegExp): Promise<void> {
  const place = status === undefined ? told(page) : page.getByRole('status').filter({ hasText: status });
  await place.first().waitFor();
  const words = await place.first().innerText();
  expect(words.trim().length).toBeGreaterThan(10);
  // keys of texts, codes or stack traces are not sentences
  expect(words).not.toMatch(/undefined|\[object|\bError\b|\w+\.\w+\.\w+|[{}<>]/);
}

/** Closes the reminder if it is open. */
export async function closeReminder(page: Page): Promise<void> {
  const reminder = page.getByRole('dialog', { name: say('reminder.title') });
  if (!(await reminder.isVisible())) return;
  await reminder.getByRole('button', { name: say('reminder.confirm') }).click();
  await reminder.waitFor({ state: 'hidden' });
}

/** From now on presses "try again" before anything else, wherever the screen offers it. */
export async function tryAgainWhereOffered(page: Page): Promise<void> {
  await page.addLocatorHandler(again(page).first(), pressIt, { noWaitAfter: true });
}

const pressIt = (it: Locator) => it.click({ timeout: 1_000 }).catch(() => undefined); // it disappeared meanwhile

/** Presses "try again" wherever the screen offers it, until the headings match. */
export async function tryAgainUntil(
  page: Page,
  { headings, ornaments }: { headings: readonly string[]; ornaments: readonly string[] },
): Promise<void> {
  await closeReminder(page);
  await expectSoon(async () => {
    if ((await again(page).count()) > 0) await pressIt(again(page).first());
    const isWaiting = (await waiting(page).count()) > 0;
    return isWaiting ? 'waits' : headingsOf(page, ornaments);
  }).toEqual(headings);
}

/** The browser's own messages about failed requests. */
const OF_THE_NETWORK = /^Failed to load resource: |net::ERR_/;

/** Console complaints except for failed requests, which the browser logs itself. */
export const ours = (complaints: readonly string[]) =>
  complaints.filter((text) => !OF_THE_NETWORK.test(text));
