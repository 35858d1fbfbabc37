import { errorText } from '../../../../app-server/test/texts/error-text.ts';
import { textsOf } from '@resort/shared/testing/texts';
import { describe, expect, it } from '@jest/globals';
import { expectSoon } from '../../page/expect-soon.ts';
import { openPhone, type Phone } from '../../page/phone.ts';
import { browser, product } from '../../page/running-product.ts';
import { joinIn } from './journey.ts';
import {
  askForCode,
  CODE,
  fillBirth,
  fillDetails,
  giveCode,
  joinButton,
  proveNumber,
  shownDetails,
  SUBMIT,
  WING_YAN,
} from './steps.ts';

const say = textsOf('auth');

/**
 * The @essential one, always in the same language, so that runs are comparable; all five are in the deep
 * suite.
 */
joinIn(['tc']);

async function onPhone(journey: (phone: Phone) => Promise<void>): Promise<void> {
  const phone = await openPhone(browser);
  phone.page.setDefaultTimeout(12_000);
  try {
    await journey(phone);
    expect(phone.complaints).toEqual([]);
  } finally {
    await phone.close();
  }
}

/** Ignores the browser's messages about requests that a journey breaks on purpose. */
function forgiveNetwork({ complaints }: Phone): void {
  const others = complaints.filter((line) => !/net::ERR_|Failed to load resource/.test(line));
  complaints.splice(0, complaints.length, ...others);
}

describe('a visitor who joins', () => {
  it('loses nothing by a reload at any step, nor by reading the terms', () =>
    onPhone(async ({ page }) => {
      const phone = '66000151';
      await page.goto(`${product.origin}/en/join-us?ref=friend7`);
      await page.getByRole('link', { name: say('join.join') }).click();
      await page.locator('input[type=tel]').fill(phone);
      await page.reload();
      await expectSoon(() => page.locator('input[type=tel]').inputValue()).toBe(phone);
      await page.locator(SUBMIT).click();
      await page.locator(CODE).waitFor();
      await page.reload();
      await page.getByText('660***51').waitFor();
      await giveCode(page, phone);
      await page.locator('input[name=firstName]').waitFor();
      await fillDetails(page);

      const before = await shownDetails(page);
      await page.getByRole('button', { name: say('joining.profile.read.terms') }).click();
      await page
        .getByRole('dialog', { name: say('legal.terms') })
        .getByText('Version 1.0')
        .waitFor();
      await page.goBack();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await shownDetails(page)).toEqual(before);
      await page.reload();
      await page.locator('input[name=firstName]').waitFor();
      expect(await shownDetails(page)).toEqual(before);
      await joinButton(page).click();
      await page
        .getByRole('heading', { level: 1, name: say('joining.welcome.title', { name: 'Wing Yan' }) })
        .waitFor();
    }));

  it('sees errors at the fields, with the minimum age', () =>
    onPhone(async ({ page }) => {
      await proveNumber(page, '66000152');
      await fillDetails(page);
      const { year } = WING_YAN.birth;
      await fillBirth(page, { ...WING_YAN.birth, year: String(new Date().getUTCFullYear() - 19) });
      await page.locator('input[name="agreed.privacy"]').uncheck();
      await joinButton(page).click();
      await page.getByText(say('kit:fields.tooYoung', { age: '21' })).waitFor();
      await page.getByText(say('kit:fields.toCheck', { count: 2 })).waitFor();
      const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement).name);
      expect(await focused()).toBe('dateOfBirth-year');
      await page.locator('input[name=dateOfBirth-year]').fill(year);
      await joinButton(page).click();
      await page.getByText(say('joining.profile.consentNeeded')).waitFor();
      expect(await focused()).toBe('agreed.privacy');
      await page.locator('input[name="agreed.privacy"]').check();
      await joinButton(page).click();
      await page.getByRole('article').first().waitFor();
    }));

  it('chooses a city of the selected country, if it has a list of them', () =>
    onPhone(async ({ page }) => {
      await proveNumber(page, '66000150');
      await fillDetails(page);
      const city = page.locator('button[name=city]');
      const live = async (country: string) => {
        await page.locator('button[name=country]').click();
        await page.getByRole('option', { name: country, exact: true }).click();
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      };
      await live('Macau');
      await expectSoon(() => city.innerText()).toBe('Taipa');
      await live('Hong Kong');
      await city.filter({ hasText: say('kit:fields.choose') }).click();
      await page.getByRole('option', { name: 'Kowloon' }).click();
      await live('Portugal');
      await city.waitFor({ state: 'detached' });
      await joinButton(page).click();
      await page.getByRole('article').first().waitFor();
    }));

  it('keeps a wrong code for correction, and sees the remaining attempts', () =>
    onPhone(async ({ page }) => {
      const phone = '66000153';
      await askForCode(page, '/en/join-us', phone);
      const wrong = (await product.codeFor(`+853${phone}`)) === '000000' ? '111111' : '000000';
      await page.locator(CODE).fill(wrong);
      await page.locator(SUBMIT).click();
      await page.getByText(errorText('OTP_INVALID', { left: 4 })).waitFor();
      await expectSoon(() => page.locator(CODE).inputValue()).toBe(wrong);
      await giveCode(page, phone);
      await page.locator('input[name=firstName]').waitFor();
    }));

  it('with a member’s number sees no difference until the code, and is then signed in', () =>
    onPhone(async ({ page }) => {
      const screenFor = async (phone: string) => {
        await askForCode(page, '/en/join-us?redirect=%2Fmy-membership%3Fa%3D1', phone);
        await page.locator(CODE).waitFor();
        return (await page.locator('main').innerText()).replace(/660\*{3}\d\d/, '').replace(/\d+ s\./, '');
      };
      const stranger = await screenFor('66000154');
      await expectSoon(() => screenFor('66000108')).toBe(stranger);
      await giveCode(page, '66000108');
      await page.getByText(say.like('joining.alreadyMember')).waitFor();
      await page.waitForURL((url) => ['/en/my-membership', '/en/add-passkey'].includes(url.pathname));
    }));

  it('may be offline during the details: no input is lost, and registration continues afterwards', () =>
    onPhone(async (phone) => {
      const { page } = phone;
      await proveNumber(page, '66000155');
      await fillDetails(page);
      const before = await shownDetails(page);
      await page.context().setOffline(true);
      await page.getByText(say('kit:offlineKept')).waitFor();
      await expectSoon(() =>
        page.getByRole('button', { name: say('joining.profile.submit') }).getAttribute('aria-disabled'),
      ).toBe('true');
      expect(await shownDetails(page)).toEqual(before);
      await page.context().setOffline(false);
      await page.locator(`${SUBMIT}[aria-disabled=false]`).click();
      await page.getByRole('article').first().waitFor();
      forgiveNetwork(phone);
    }));

  it('becomes one member if the response was lost: the second press gets it', () =>
    onPhone(async (phone) => {
      const { page } = phone;
      await proveNumber(page, '66000156');
      await fillDetails(page);
      let isLost = false;
      await page.route('**/membership/register', async (route) => {
        if (isLost) return route.continue();
        isLost = true;
        await route.fetch();
        return route.abort();
      });
      await joinButton(page).click();
      await page
        .getByRole('dialog', { name: say('shell:reminder.title') })
        .getByRole('button')
        .click();
      await page.reload();
      await page.locator('input[name=firstName]').waitFor();
      await joinButton(page).click();
      await page.getByRole('article').first().waitFor();
      forgiveNetwork(phone);
    }));

  it('links their own card and gets its tier; another’s is refused at its field', () =>
    onPhone(async ({ page }) => {
      await proveNumber(page, '66000157');
      await fillDetails(page);
      await page.locator('input[name=insiderId]').fill('LR000124');
      await joinButton(page).click();
      await page.getByText(say.like('joining.profile.cardMismatch')).waitFor();
      const field = page.locator('input[name=insiderId]');
      expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
      await field.fill('LR000123');
      await joinButton(page).click();
      await page.getByRole('article', { name: 'Member Gold' }).waitFor();
    }));

  it('whose verification has expired repeats it and finds all input', () =>
    onPhone(async ({ page }) => {
      const phone = '66000158';
      await proveNumber(page, phone);
      await fillDetails(page);
      const before = await shownDetails(page);
      // as after 15 minutes: the server does not know the ticket any more
      await page.evaluate(() => {
        const leave = JSON.parse(sessionStorage.getItem('auth.leave') ?? '') as object;
        sessionStorage.setItem('auth.leave', JSON.stringify({ ...leave, registerTicket: 'over' }));
      });
      await page.reload();
      await joinButton(page).click();
      await page.getByRole('link', { name: say('joining.proveAgain') }).click();
      await page.locator('input[type=tel]').waitFor();
      await expectSoon(() => page.locator('input[type=tel]').inputValue()).toBe(phone);
      await page.locator(SUBMIT).click();
      await page.locator(CODE).waitFor();
      await giveCode(page, phone);
      await page.locator('input[name=firstName]').waitFor();
      expect(await shownDetails(page)).toEqual(before);
      await joinButton(page).click();
      await page.getByRole('article').first().waitFor();
    }));

  it('comes from sign-in with an unknown number, without a second code', () =>
    onPhone(async ({ page }) => {
      const phone = '66000159';
      await page.goto(`${product.origin}/en/sign-in`);
      await page.locator('input[type=tel]').fill(phone);
      await page.locator(SUBMIT).click();
      await page.locator(CODE).waitFor();
      await giveCode(page, phone);
      await page.getByRole('heading', { level: 1, name: say('unknown.title') }).waitFor();
      await page.reload();
      await page.getByRole('link', { name: say('unknown.join') }).click();
      await page.locator('input[name=firstName]').waitFor();
      await fillDetails(page);
      await joinButton(page).click();
      await page.getByRole('article').first().waitFor();
    }));
});
