import type { Page } from 'playwright-core';
import { product } from '../../page/running-product.ts';

/** A person whose details are valid. */
export const WING_YAN = {
  firstName: 'Wing Yan',
  lastName: 'Cheang',
  chineseName: '鄭詠欣',
  email: 'wingyan@example.com',
  birth: { year: '1990', month: '2', day: '28' },
};

export const CODE = 'input[autocomplete=one-time-code]';
export const SUBMIT = 'main button[type=submit]';
export const joinButton = (page: Page) => page.locator(SUBMIT);

/** From the front page to the code; `phone`: national digits in Macau. */
export async function askForCode(page: Page, address: string, phone: string): Promise<void> {
  await page.goto(product.origin + address);
  await page.locator('main a[href*="step=phone"]').click();
  await page.locator('input[type=tel]').fill(phone);
  await page.locator(SUBMIT).click();
  await page.waitForURL('**/sms?purpose=register**');
}

export async function giveCode(page: Page, phone: string): Promise<void> {
  await page.locator(CODE).fill(await product.codeFor(`+853${phone}`));
  await page.locator(SUBMIT).click();
}

/** From the front page to the details. */
export async function proveNumber(page: Page, phone: string, language = 'en'): Promise<void> {
  await askForCode(page, `/${language}/join-us`, phone);
  await giveCode(page, phone);
  await page.locator('input[name=firstName]').waitFor();
}

type Birth = typeof WING_YAN.birth;

export async function fillBirth(page: Page, birth: Birth): Promise<void> {
  for (const [part, digits] of Object.entries(birth)) {
    await page.locator(`input[name=dateOfBirth-${part}]`).fill(digits);
  }
}

async function choose(page: Page, name: string, position: number): Promise<void> {
  await page.locator(`button[name=${name}]`).click();
  await page.getByRole('option').nth(position).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Everything that registration requires, including both consents. */
export async function fillDetails(page: Page): Promise<void> {
  await choose(page, 'title', 2);
  for (const name of ['firstName', 'lastName', 'chineseName', 'email'] as const) {
    await page.locator(`input[name=${name}]`).fill(WING_YAN[name]);
  }
  await fillBirth(page, WING_YAN.birth);
  await choose(page, 'city', 1);
  for (const key of ['terms', 'privacy']) await page.locator(`input[name="agreed.${key}"]`).check();
}

/** What the details' form shows, as a person reads it. */
export async function shownDetails(page: Page): Promise<unknown> {
  await page.locator('button[name=city]').waitFor(); // arrives with the country's list
  return page.evaluate(() => ({
    typed: [...document.querySelectorAll<HTMLInputElement>('main input:not([type=checkbox])')].map(
      ({ name, value }) => `${name}=${value}`,
    ),
    chosen: [...document.querySelectorAll('main button[role=combobox]')].map((button) => button.textContent),
    ticked: [...document.querySelectorAll<HTMLInputElement>('main input:checked')].map(({ name }) => name),
  }));
}
