import { describe, expect, it } from '@jest/globals';
import { textsOf } from '@resort/shared/testing/texts';
import type { Page } from 'playwright-core';
import { expectSoon } from '../../page/expect-soon.ts';
import { openPhone } from '../../page/phone.ts';
import { browser, product } from '../../page/running-product.ts';

const say = textsOf('shell');

/** The fields of sign-in, with a keyboard and a real dialog, which jsdom lacks. */
async function onSignIn(journey: (page: Page) => Promise<void>): Promise<void> {
  const { page, complaints, close } = await openPhone(browser);
  await page.goto(`${product.origin}/en/sign-in`);
  await page.locator('input[type=tel]').waitFor();
  await journey(page);
  expect(complaints).toEqual([]);
  await close();
}
const area = (page: Page) => page.getByRole('combobox', { name: say('kit:fields.areaCode') });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const options = (page: Page) => page.getByRole('option').allInnerTexts();

describe('the area code', () => {
  it('is found by name with the keyboard alone, and the focus returns', () =>
    onSignIn(async (page) => {
      await area(page).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('listbox', { name: say('kit:fields.areaCode') }).waitFor();
      expect(await focused(page)).toBe('Macau+853');
      await page.keyboard.press('ArrowDown');
      expect(await focused(page)).toBe('Hong Kong+852');
      await page.keyboard.type('kor');
      await expectSoon(() =>
        page.getByRole('searchbox', { name: say('kit:fields.search') }).inputValue(),
      ).toBe('kor');
      await expectSoon(() => options(page)).toEqual(['South Korea\n+82']);
      await page.keyboard.press('ArrowDown');
      expect(await focused(page)).toBe('South Korea+82');
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await focused(page)).toMatch(/^\+82/);
      await page.locator('input[type=tel]').fill('123');
      await page.keyboard.press('Tab');
      await page.getByText(say('kit:fields.phone.between', { min: '9', max: '10' })).waitFor();
    }));

  it('is found by number, stored, and kept on Escape', () =>
    onSignIn(async (page) => {
      await area(page).click();
      await page.getByRole('searchbox').fill('+886');
      await expectSoon(() => options(page)).toEqual(['Taiwan\n+886']);
      await page.getByRole('searchbox').fill('atlantis');
      await page.getByText(say('kit:fields.nothingFound', { typed: 'atlantis' })).waitFor();
      await page.getByRole('searchbox').fill('886');
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.reload();
      await area(page).click();
      expect(await focused(page)).toBe('Taiwan+886');
      await expectSoon(() => page.getByRole('option', { selected: true }).allInnerTexts()).toEqual([
        'Taiwan\n+886',
      ]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await focused(page)).toMatch(/^\+886/);
    }));
});

it('every text field is at least 16 px, and every target at least 44 px high', () =>
  onSignIn(async (page) => {
    const sizes = await page.evaluate(() =>
      [...document.querySelectorAll('main input, main [role=combobox], main button')].map((control) => [
        Number.parseFloat(getComputedStyle(control).fontSize) >= (control.tagName === 'INPUT' ? 16 : 0),
        control.getBoundingClientRect().height >= 44,
      ]),
    );
    expect(sizes.length).toBeGreaterThanOrEqual(3);
    expect(sizes.flat()).not.toContain(false);
  }));
