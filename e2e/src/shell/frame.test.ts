import { describe, expect, it } from '@jest/globals';
import { textsOf } from '@resort/shared/testing/texts';
import type { Locator, Page } from 'playwright-core';
import { phoneOf } from '../page/as-member.ts';
import { expectSoon } from '../page/expect-soon.ts';
import { holdLine } from '../page/held-line.ts';
import { openPhone, type Phone } from '../page/phone.ts';
import { browser, product } from '../page/running-product.ts';
import { shiftsOf, watchShifts } from '../page/shifts.ts';

const say = textsOf('shell');
const MEMBER = '66000101';
const VISITOR = () => openPhone(browser);

/** Opens a screen while the shell's script and styles are held back, until `release`. */
async function whileHeld(
  phone: Phone,
  path: string,
  journey: (page: Page, release: () => void) => Promise<void>,
): Promise<void> {
  const { page } = phone;
  await watchShifts(page);
  const line = await holdLine(page, ['shell']);
  try {
    await page.goto(`${product.origin}/en${path}`, { waitUntil: 'commit' });
    await journey(page, () => line.pass('shell'));
  } finally {
    line.pass('shell');
    await phone.close();
  }
}

const painted = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);

/** Where the group's mark is. */
const placeOf = async (emblem: Locator) => {
  const { x, y } = (await emblem.boundingBox()) ?? {};
  return { x, y };
};

describe('before the shell has started, the page', () => {
  it.each([
    ['a visitor', VISITOR, '/sign-in', false],
    ['a visitor who joins', VISITOR, '/join-us?step=phone', false],
    ['a member', () => phoneOf(MEMBER), '/my-membership', true],
    ['a member on a screen below others', () => phoneOf(MEMBER), '/spend-dollars', true],
    ['a member who pays', () => phoneOf(MEMBER), '/checkout', false],
  ])('shows %s the frame, in its final shape', async (_who, open, path, hasTabs) => {
    await whileHeld(await open(), path, async (page, release) => {
      const frame = page.locator('#frame');
      await frame.waitFor();
      await expectSoon(() => painted(page)).toBe(1);
      await expectSoon(() => frame.locator('.tabs').isVisible()).toBe(hasTabs);
      const emblem = await placeOf(frame.locator('svg'));
      release();
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await frame.waitFor({ state: 'hidden' });
      expect(await placeOf(page.locator('header svg[viewBox="0 0 28 28"]'))).toEqual(emblem);
      const tabs = page.getByRole('navigation', { name: say('tabs.label') });
      await expectSoon(() => tabs.isVisible()).toBe(hasTabs);
      const { sum, moved } = await shiftsOf(page);
      expect(sum < 0.02 ? [] : moved).toEqual([]);
    });
  });
});

it('has the place of the picture behind the title of the home', async () => {
  await whileHeld(await phoneOf(MEMBER), '/home', async (page, release) => {
    const place = await page.locator('#frame .shape').boundingBox();
    release();
    const heading = page.locator('main header').filter({ has: page.getByRole('heading', { level: 1 }) });
    await heading.waitFor();
    expect(await heading.boundingBox()).toEqual(place);
  });
});

it('gives a member the tabs while the code of the screen is still on its way', async () => {
  const { page, close } = await phoneOf(MEMBER);
  try {
    const line = await holdLine(page, ['screen']);
    await page.goto(`${product.origin}/en/spend-dollars`, { waitUntil: 'commit' });
    await page.getByRole('navigation', { name: say('tabs.label') }).waitFor();
    await page.locator('#frame').waitFor({ state: 'hidden' });
    line.pass('screen');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  } finally {
    await close();
  }
});
