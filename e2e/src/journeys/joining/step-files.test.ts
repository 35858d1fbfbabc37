import { describe, expect, it } from '@jest/globals';
import { textsOf } from '@resort/shared/testing/texts';
import type { Page } from 'playwright-core';
import { spoil } from '../../page/faults.ts';
import { openPhone } from '../../page/phone.ts';
import { browser, product } from '../../page/running-product.ts';
import { fillDetails, proveNumber, shownDetails } from './steps.ts';

const say = textsOf('auth');

async function onPhone(journey: (page: Page) => Promise<void>): Promise<void> {
  const { page, close } = await openPhone(browser);
  page.setDefaultTimeout(12_000);
  try {
    await journey(page);
  } finally {
    await close();
  }
}

/** The script of one step of registration that the front page does not load, whenever it arrives. */
async function scriptOf(page: Page, step: 'phone' | 'profile'): Promise<string> {
  const [response] = await Promise.all([
    page.waitForResponse(
      async (each) =>
        /\/artifacts\/mf-auth\/.*\.js$/.test(each.url()) &&
        (await each.text()).includes(`joining.${step}.lead`),
    ),
    page.goto(`${product.origin}/en/join-us?step=${step}`),
  ]);
  await page.waitForLoadState('networkidle');
  return new URL(response.url()).pathname;
}

const failed = (page: Page) => page.getByRole('alert').filter({ hasText: say.like('joining.stepFailed') });
const again = (page: Page) => failed(page).getByRole('button', { name: say('kit:retry') });

describe('files of a registration step, loaded on demand', () => {
  it('are retried until they arrive', () =>
    onPhone(async (page) => {
      const script = await scriptOf(page, 'phone');
      await spoil(page, script, 'unavailable', 2);
      await page.goto(`${product.origin}/en/join-us`);
      await page.locator('main a[href*="step=phone"]').click();
      await page.locator('input[type=tel]').waitFor();
    }));

  it('that are missing show an error, and a press loads them without losing input', () =>
    onPhone(async (page) => {
      const script = await scriptOf(page, 'profile');
      await proveNumber(page, '66000157');
      await fillDetails(page);
      const before = await shownDetails(page);
      await spoil(page, script, 'unavailable', 3);
      await page.reload();
      await failed(page).waitFor();
      await again(page).click();
      await page.locator('input[name=firstName]').waitFor();
      expect(await shownDetails(page)).toEqual(before);
    }));

  it('with wrong bytes never run, and the second press fetches them again', () =>
    onPhone(async (page) => {
      const script = await scriptOf(page, 'profile');
      await proveNumber(page, '66000158');
      await fillDetails(page);
      const before = await shownDetails(page);
      let isSpoilt = true;
      await page.route(`**${script}`, async (route) => {
        const response = await route.fetch();
        const body = `${await response.text()}${isSpoilt ? ';window.tampered = true;' : ''}`;
        await route.fulfill({ response, body });
      });
      await page.reload();
      await failed(page).waitFor();
      await again(page).click();
      await failed(page).waitFor();
      isSpoilt = false;
      await again(page).click();
      await page.locator('input[name=firstName]').waitFor();
      expect(await shownDetails(page)).toEqual(before);
      expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
    }));
});
