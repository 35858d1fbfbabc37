import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { textsOf } from '@resort/shared/testing/texts';
import { errorText } from '../../../../app-server/test/texts/error-text.ts';
import type { Browser, Page } from 'playwright-core';
import { expectSoon } from '../../page/expect-soon.ts';
import { eventually } from '../../page/eventually.ts';
import { launchBrowser, openPhone, type Phone } from '../../page/phone.ts';
import { startProduct, type Product } from '../../product/product.ts';
import { aliyunAccount, startVendor, type Vendor } from './vendor.ts';

const say = textsOf('auth');

let vendor: Vendor;
let product: Product;
let browser: Browser;

jest.setTimeout(60_000);

beforeAll(async () => {
  vendor = await startVendor();
  product = await startProduct(aliyunAccount(vendor));
  browser = await launchBrowser();
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await vendor?.stop();
});

async function onPhone(journey: (phone: Phone) => Promise<void>): Promise<void> {
  const phone = await openPhone(browser);
  phone.page.setDefaultTimeout(12_000);
  try {
    await journey(phone);
  } finally {
    await phone.close();
  }
}

async function tryPassword(page: Page, phone: string, password: string): Promise<void> {
  await page.getByLabel(say('password.account')).fill(phone);
  await page.getByRole('textbox', { name: say('password.label') }).fill(password);
  await page.locator('button[type=submit]').click();
}

const refused = (page: Page) => page.getByRole('alert').filter({ hasText: errorText('LOGIN_FAILED') });
const dialog = (page: Page) => page.getByRole('dialog', { name: say('kit:captcha.title') });
const inFrame = (page: Page) => page.frameLocator('iframe');

/** After three wrong passwords the fourth attempt requires the captcha. */
async function meetCaptcha(page: Page, phone: string): Promise<string> {
  const response = await fetch(`${product.origin}/_dev/members`);
  const { members } = (await response.json()) as { members: { phone: string; password: string }[] };
  const password = members.find((member) => member.phone === phone)?.password ?? '';
  await page.goto(`${product.origin}/en/sign-in?by=normal`);
  for (const wrong of ['Wrong-1', 'Wrong-2', 'Wrong-3']) {
    const answered = page.waitForResponse('**/user/login/normal');
    await tryPassword(page, phone, wrong);
    await answered;
    await refused(page).waitFor();
  }
  await tryPassword(page, phone, password);
  await dialog(page).waitFor();
  return password;
}

describe("Aliyun's captcha", () => {
  it('is solved in a frame without an origin, accepted once, and lets the visitor in', () =>
    onPhone(async ({ page, complaints }) => {
      await meetCaptcha(page, '66000101');
      const begin = inFrame(page).getByRole('button', { name: say('kit:captcha.begin') });
      await begin.waitFor();
      await eventually('the focus is on the button', () =>
        begin.evaluate((button) => button.ownerDocument.activeElement === button),
      );
      await expectSoon(() => page.locator('iframe').getAttribute('title')).toBe(say('kit:captcha.title'));
      await page.keyboard.press('Enter');
      await inFrame(page).getByRole('button', { name: 'wrong place' }).click();
      await inFrame(page).getByRole('button', { name: 'right place' }).click();
      await page.waitForURL('**/my-membership');
      expect(vendor.initialised.at(-1)).toEqual({
        region: 'cn',
        prefix: 'pre',
        scene: 'scene1',
        language: 'en',
        reached: null, // nothing of the app's page
      });
      expect(vendor.verified).toEqual([{ code: 'T001', action: 'VerifyIntelligentCaptcha' }]);
      expect(complaints).toEqual([]);
    }));

  it('can be cancelled by button or key; input and focus are restored', () =>
    onPhone(async ({ page }) => {
      const password = await meetCaptcha(page, '66000102');
      await dialog(page)
        .getByRole('button', { name: say('kit:cancel') })
        .click();
      await dialog(page).waitFor({ state: 'detached' });
      const failed = page.getByRole('alert').filter({ hasText: say.like('kit:captcha.failed') });
      await failed.waitFor();
      await expectSoon(() => page.getByRole('textbox', { name: say('password.label') }).inputValue()).toBe(
        password,
      );
      await failed.getByRole('button', { name: say('kit:retry') }).click();
      await inFrame(page)
        .getByRole('button', { name: say('kit:captcha.begin') })
        .waitFor();
      await eventually('the focus is in the frame', () =>
        page.evaluate(() => document.activeElement?.tagName === 'IFRAME'),
      );
      await page.keyboard.press('Escape'); // handled in the frame
      await dialog(page).waitFor({ state: 'detached' });
      await failed.waitFor();
    }));

  it('that does not load shows an error, and a retry gets a new frame', () =>
    onPhone(async ({ page }) => {
      vendor.script = 'missing';
      await meetCaptcha(page, '66000103');
      const first = await page
        .locator('iframe')
        .getAttribute('src')
        .catch(() => null);
      const broken = dialog(page).getByRole('alert');
      await broken.waitFor();
      vendor.script = 'fine';
      await dialog(page)
        .getByRole('button', { name: say('kit:retry') })
        .click();
      await expectSoon(() => page.locator('iframe').getAttribute('src')).not.toBe(first);
      await inFrame(page)
        .getByRole('button', { name: say('kit:captcha.begin') })
        .click();
      await inFrame(page).getByRole('button', { name: 'right place' }).click();
      await page.waitForURL('**/my-membership');
    }));

  it('accepts messages from its frame only: another nonce, or the page itself, is ignored', () =>
    onPhone(async ({ page }) => {
      await meetCaptcha(page, '66000001');
      await inFrame(page)
        .getByRole('button', { name: say('kit:captcha.begin') })
        .waitFor();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const forged = { kind: 'solved', captchaVerifyParam: '{}' };
      await page.evaluate((message) => {
        const nonce = document.querySelector('iframe')?.src.split('#')[1];
        window.postMessage({ ...message, nonce }, '*');
      }, forged);
      const frame = page.frames().find((one) => one.url().includes('/captchaAli/frame'));
      await frame?.evaluate((message) => window.parent.postMessage({ ...message, nonce: '0' }, '*'), forged);
      await frame?.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
      await expectSoon(() => dialog(page).isVisible()).toBe(true);
      expect(asked.filter((url) => url.includes('/captchaAli/verify'))).toEqual([]);
    }));

  it('cannot be embedded by another page, and its frame cannot load from other origins', () =>
    onPhone(async ({ page }) => {
      const { headers } = await fetch(`${product.origin}/gateway/captchaAli/frame`);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("frame-ancestors 'self'");
      expect(policy).toContain('sandbox allow-scripts');
      expect(headers.get('x-frame-options')).toBeNull();
      await page.goto(`${product.origin}/gateway/captchaAli/frame`);
      const loaded = await page.evaluate(
        () =>
          new Promise((resolve) => {
            const script = document.createElement('script');
            script.addEventListener('load', () => resolve('loaded'));
            script.addEventListener('error', () => resolve('refused'));
            script.src = `${location.origin}/artifacts/x.js`;
            document.head.append(script);
          }),
      );
      expect(loaded).toBe('refused');
      expect(await page.evaluate(() => self.origin)).toBe('null');
    }));
});
