import { describe, expect, it } from '@jest/globals';
import { errorText } from '../../../../app-server/test/texts/error-text.ts';
import { textsOf } from '@resort/shared/testing/texts';
import type { Page } from 'playwright-core';
import { expectNone, expectSoon } from '../../page/expect-soon.ts';
import { signIn } from '../../page/phone.ts';
import { product } from '../../page/running-product.ts';
import { onPhone, openSignIn } from './on-phone.ts';

const say = textsOf('auth');

const code = (page: Page) => page.locator('input[autocomplete=one-time-code]');
const submit = (page: Page) => page.locator('button[type=submit]').click();

async function askFor(page: Page, phone: string): Promise<string> {
  await openSignIn(page);
  await page.locator('input[type=tel]').fill(phone);
  await submit(page);
  await page.waitForURL('**/sms?**');
  return product.codeFor(`+853${phone}`);
}

async function channelOf(phone: string): Promise<unknown> {
  const response = await fetch(`${product.origin}/_dev/outbox?to=${encodeURIComponent(phone)}`);
  return ((await response.json()) as { channel: string }[])[0]?.channel;
}

describe('a one-time code', () => {
  it('is invalid after five wrong attempts, even the right one', () =>
    onPhone(async ({ page }) => {
      const right = await askFor(page, '66000104');
      for (const last of ['1', '2', '3', '4', '5']) {
        const wrong = right.slice(0, 5) + String((Number(right[5]) + Number(last)) % 10);
        const answered = page.waitForResponse('**/user/otp/login');
        await code(page).fill(wrong);
        await submit(page);
        await answered;
      }
      await page.getByText('Too many').waitFor();
      await code(page).fill(right);
      const answered = page.waitForResponse('**/user/otp/login');
      await submit(page);
      expect(await (await answered).json()).toMatchObject({ code: 11003 });
      expect(page.url()).toContain('/sms');
    }));

  it('that was used in another tab is invalid', () =>
    onPhone(async ({ page }) => {
      const right = await askFor(page, '66000009');
      const [other] = await Promise.all([
        page.context().waitForEvent('page'),
        page.evaluate((url) => void window.open(url), page.url()), // with this tab's session storage
      ]);
      await code(other).fill(right);
      await submit(other);
      await other.getByRole('heading', { name: say('unknown.title') }).waitFor();
      await code(page).fill(right);
      await submit(page);
      await page
        .getByRole('alert')
        .filter({ hasText: errorText('OTP_EXPIRED') })
        .waitFor();
    }));

  it('can be requested again after a wait that a reload does not shorten; the server has its own limit', () =>
    onPhone(async ({ page }) => {
      await page.clock.install();
      await askFor(page, '66000105');
      const left = async () =>
        Number(/(\d+)/.exec(await page.getByText(say.like('sms.resendIn')).innerText())?.[1]);
      const before = await left();
      await page.clock.fastForward(20_000);
      await page.reload();
      await expectSoon(() => left()).toBeLessThanOrEqual(before - 20);
      await page.clock.fastForward(60_000);
      await page.getByRole('button', { name: say('sms.resend') }).click();
      await page.getByText(errorText.like('OTP_COOLDOWN')).waitFor();
    }));

  it('is sent by a call if that is available, and not offered otherwise', () =>
    onPhone(async ({ page }) => {
      await openSignIn(page);
      await page.locator('input[type=tel]').fill('66000106');
      await page.getByRole('button', { name: say('signIn.call') }).click();
      await page.getByText(say('sms.leadCall', { phone: '+853 660***06' })).waitFor();
      expect(await channelOf('+85366000106')).toBe('voice');
      await code(page).fill(await product.codeFor('+85366000106'));
      await submit(page);
      await page.waitForURL('**/my-membership');
      await page.evaluate(() => {
        localStorage.removeItem('tokenValue');
        localStorage.setItem('form.areaCode', '+82');
      });
      await openSignIn(page);
      await page.getByRole('link', { name: say('ways.normal') }).waitFor();
      await expectNone(page.getByRole('button', { name: say('signIn.call') }));
    }));

  it('is not sent by a call that was switched off meanwhile', () =>
    onPhone(async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('form.areaCode', '+82'));
      await page.route('**/common/voice/voiceCodeSwitch**', async (route) => {
        const response = await route.fetch();
        const text = await response.text();
        await route.fulfill({ response, body: text.replace('"+853"', '"+82"') });
      });
      await openSignIn(page);
      await page.locator('input[type=tel]').fill('10 2000 0000');
      await page.getByRole('button', { name: say('signIn.call') }).click();
      const reminder = page.getByRole('dialog', { name: say('shell:reminder.title') });
      await reminder.waitFor();
      await expectSoon(() => reminder.innerText()).toContain(errorText('VOICE_OFF'));
    }));

  it('goes to another number after the first was changed, and the way back is kept', () =>
    onPhone(async ({ page }) => {
      await openSignIn(page, '?redirect=%2Fterms-n-conditions');
      await page.locator('input[type=tel]').fill('66000107');
      await submit(page);
      await page.waitForURL('**/sms?**');
      await page.getByRole('link', { name: say('sms.changeNumber') }).click();
      await page.waitForURL('**/sign-in?redirect=**');
      await expectSoon(() => page.locator('input[type=tel]').inputValue()).toBe('66000107');
      await signIn(page, product, '66000108');
      await page.waitForURL('**/en/terms-n-conditions');
    }));

  it('for one number: from the sixth of a day on the captcha solves itself, and after the tenth there is none', () =>
    onPhone(async ({ page }) => {
      let solved = 0;
      page.on('response', (response) => {
        if (response.url().includes('/captchaAli/verify')) solved += 1;
      });
      for (let sent = 1; sent <= 10; sent += 1) {
        const right = await askFor(page, '66123450'); // a used code leaves no wait
        await code(page).fill(right);
        await submit(page);
        await page.getByRole('heading', { name: say('unknown.title') }).waitFor();
        expect(solved).toBe(Math.max(0, sent - 5));
      }
      await openSignIn(page);
      await page.locator('input[type=tel]').fill('66123450');
      await submit(page);
      const reminder = page.getByRole('dialog', { name: say('shell:reminder.title') });
      await reminder.waitFor();
      await expectSoon(() => reminder.innerText()).toContain(
        errorText('OTP_DAILY_LIMIT', { minutes: 24 * 60 }),
      );
    }));
});
