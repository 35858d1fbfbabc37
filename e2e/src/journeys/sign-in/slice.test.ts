import { errorText } from '../../../../app-server/test/texts/error-text.ts';
import { textsOf } from '@resort/shared/testing/texts';
import { describe, expect, it } from '@jest/globals';
import { expectSoon } from '../../page/expect-soon.ts';
import { buildNextVersion } from '../../product/next-version.ts';
import { openPhone, signIn, type Phone } from '../../page/phone.ts';
import { browser, product } from '../../page/running-product.ts';
import { signOutHere } from '../../page/sign-out.ts';

const say = textsOf('shell');

async function onPhone(journey: (phone: Phone) => Promise<void>): Promise<void> {
  const phone = await openPhone(browser);
  try {
    await journey(phone);
    expect(phone.complaints).toEqual([]);
  } finally {
    await phone.close();
  }
}

const heading = ({ page }: Phone, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

describe('a member', () => {
  it('signs in with a real code, sees the card, reloads, changes language and skin, signs out @essential', () =>
    onPhone(async (phone) => {
      const { page } = phone;
      await page.goto(`${product.origin}/en/`);
      await page.waitForURL('**/en/join-us');
      await heading(phone, say('auth:join.title'));
      await page.getByRole('link', { name: say('auth:join.signIn') }).click();
      await heading(phone, say('auth:signIn.title'));
      await signIn(page, product, '66000101');

      await page.waitForURL('**/en/my-membership');
      const card = page.getByRole('article').first();
      await card.waitFor();
      await expectSoon(() => card.innerText()).toMatch(/\n\w+\n.+\n8800 \d{4} \d{4}\n.+ 31 Mar \d{4}$/);

      await page.reload();
      await card.waitFor();

      await page.getByRole('button', { name: say('settings.open') }).click();
      await page.getByRole('button', { name: say('skins.glp') }).click();
      await expectSoon(() => page.locator('html').getAttribute('data-skin')).toBe('glp');
      await page.getByRole('button', { name: '日本語' }).click();
      await page.waitForURL('**/jp/my-membership');
      await card.waitFor();
      await expectSoon(() => page.locator('html').getAttribute('lang')).toBe('ja');
      await expectSoon(() => page.locator('html').getAttribute('data-skin')).toBe('glp');
      await expectSoon(() => card.innerText()).toMatch(/^会員\n/);

      await signOutHere(page, 'jp');
      const left = await page.evaluate(() => Object.keys(localStorage).sort());
      // the proof of a known device stays: it grants no access (docs/security.md)
      expect(left).toEqual(['deviceProof', 'skin', 'tempUserId']);
      await page.goto(`${product.origin}/jp/my-membership`);
      await page.waitForURL('**/jp/join-us');
    }));

  it('returns to the requested screen', () =>
    onPhone(async ({ page }) => {
      await page.goto(`${product.origin}/tc/my-membership?from=mail`);
      await page.waitForURL('**/tc/join-us?redirect=**');
      await page.getByRole('link', { name: '登入' }).click();
      await signIn(page, product, '66000102');
      await page.waitForURL('**/tc/my-membership?from=mail');
    }));

  it('sees the remaining attempts after a wrong code, and keeps the input', () =>
    onPhone(async ({ page }) => {
      await page.goto(`${product.origin}/en/sign-in`);
      await page.locator('input[type=tel]').fill('66000103');
      await page.locator('button[type=submit]').click();
      await page.waitForURL('**/sms?**');
      const right = await product.codeFor('+85366000103');
      const wrong = right === '000000' ? '111111' : '000000';
      const field = page.locator('input[autocomplete=one-time-code]');
      await field.fill(wrong);
      await page.locator('button[type=submit]').click();
      await page.getByText(errorText('OTP_INVALID', { left: 4 })).waitFor();
      await expectSoon(() => field.inputValue()).toBe(wrong);
      await field.fill(right);
      await page.locator('button[type=submit]').click();
      await page.waitForURL('**/my-membership');
    }));

  it('signs out in one tab and is signed out in the other', () =>
    onPhone(async ({ page }) => {
      await page.goto(`${product.origin}/en/sign-in`);
      await signIn(page, product, '66000104');
      await page.waitForURL('**/my-membership');
      const other = await page.context().newPage();
      await other.goto(`${product.origin}/en/my-membership`);
      await other.getByRole('article').first().waitFor();
      await page.bringToFront();
      await signOutHere(page);
      await other.waitForURL('**/en/join-us');
    }));
});

describe('a visitor', () => {
  it('with an unregistered number is only told so after the code', () =>
    onPhone(async (phone) => {
      await phone.page.goto(`${product.origin}/en/sign-in`);
      await signIn(phone.page, product, '66000009');
      await heading(phone, say('auth:unknown.title'));
    }));

  it('sees what is wrong with a phone number', () =>
    onPhone(async ({ page }) => {
      await page.goto(`${product.origin}/en/sign-in`);
      await page.locator('input[type=tel]').fill('6600');
      await page.locator('button[type=submit]').click();
      await page.getByText(say('kit:fields.phone.exactly', { count: 8 })).waitFor();
      expect(page.url()).toContain('/sign-in');
    }));

  it('reads the terms, in every language', () =>
    onPhone(async ({ page }) => {
      for (const language of ['en', 'tc', 'sc', 'kr', 'jp']) {
        await page.goto(`${product.origin}/${language}/terms-n-conditions?section=privacy`);
        await page.getByRole('heading', { level: 2 }).first().waitFor();
        await expectSoon(() => page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(5);
      }
    }));

  it.each([
    ['/sign-in?a=1', '/en/sign-in?a=1'],
    ['/en/sign-in?l=kr&x=1', '/kr/sign-in?x=1'],
    ['/tc/sign-in?l=klingon', '/en/sign-in'],
  ])('who requests %s is redirected to %s', (asked, led) =>
    onPhone(async ({ page }) => {
      await page.goto(product.origin + asked);
      await page.waitForURL(product.origin + led);
    }),
  );

  it('sees the full path of an unknown page', async () => {
    const phone = await openPhone(browser);
    const response = await phone.page.goto(`${product.origin}/sc/no-such-page?x=%3Cb%3E`);
    expect(response?.status()).toBe(404);
    await phone.page.getByText('Page Not Found: /sc/no-such-page?x=%3Cb%3E', { exact: true }).waitFor();
    await phone.close();
  });

  it('sees an unknown skin as the default, without losing the selected one', () =>
    onPhone(async ({ page }) => {
      const skin = () => page.locator('html').getAttribute('data-skin');
      await page.goto(`${product.origin}/en/sign-in?skin=pvm`);
      await expectSoon(() => skin()).toBe('pvm');
      await page.goto(`${product.origin}/en/sign-in?skin=unknown`);
      await expectSoon(() => skin()).toBe('sjm');
      await page.goto(`${product.origin}/en/sign-in`);
      await expectSoon(() => skin()).toBe('pvm');
    }));

  it('sees the reminder when a call fails, and gets the focus back after it', () =>
    onPhone(async (phone) => {
      const { page } = phone;
      await page.goto(`${product.origin}/en/sign-in`);
      await page.locator('input[type=tel]').fill('66000105');
      await page.route('**/user/login/otp', (route) => route.abort());
      await page.locator('button[type=submit]').click();
      const dialog = page.getByRole('dialog', { name: say('reminder.title') });
      await dialog.waitFor();
      await expectSoon(() => dialog.innerText()).toContain(say('reminder.network'));
      expect((await dialog.boundingBox())?.width).toBe(390 * 0.9);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await expectSoon(() => page.locator('input[type=tel]').inputValue()).toBe('66000105');
      expect(
        await page.locator('button[type=submit]').evaluate((button) => button === document.activeElement),
      ).toBe(true);
      phone.complaints.length = 0; // the browser's own message about the aborted request
    }));
});

describe('on a wide screen', () => {
  it('the reminder is 560 px wide', async () => {
    const phone = await openPhone(browser, { viewport: { width: 768, height: 900 }, isMobile: false });
    await phone.page.goto(`${product.origin}/en/sign-in`);
    await phone.page.locator('input[type=tel]').fill('66000105');
    await phone.page.route('**/user/login/otp', (route) => route.abort());
    await phone.page.locator('button[type=submit]').click();
    expect((await phone.page.getByRole('dialog', { name: say('reminder.title') }).boundingBox())?.width).toBe(
      560,
    );
    await phone.close();
  });
});

describe('a release manager', () => {
  it('pins a newer remote and rolls back; members get each on the next load @essential', () =>
    onPhone(async (phone) => {
      const { page } = phone;
      const change = {
        file: 'src/locales/en.json',
        from: say('auth:join.title'),
        to: 'Version two is here',
      };
      const { folder, manifest } = await buildNextVersion('mf-auth', change);
      await product.release('publish', folder);
      const { version } = manifest;
      const open = () => page.goto(`${product.origin}/en/join-us`);

      await open();
      await heading(phone, say('auth:join.title'));
      await product.release('pin', `mf-auth@${version}`, '--by', 'e2e', '--reason', 'a newer remote');
      await page.waitForTimeout(1100); // the origin reads the pointer once a second
      await open();
      await heading(phone, 'Version two is here');
      await product.release('rollback', '--by', 'e2e', '--reason', 'back again');
      await page.waitForTimeout(1100);
      await open();
      await heading(phone, say('auth:join.title'));
    }));
});

/** `E2E_FONTS=dejavu` has no Chinese, Japanese or Korean. */
const withEveryLetter = process.env['E2E_FONTS'] === 'dejavu' ? it.skip : it;

describe('all characters of the five languages are visible', () => {
  withEveryLetter('are drawn, not boxes: two different characters never look the same', () =>
    onPhone(async ({ page }) => {
      await page.goto(`${product.origin}/en/join-us`);
      const drawn = await page.evaluate(
        (pairs) => {
          const canvas = document.createElement('canvas');
          const draw = (character: string) => {
            Object.assign(canvas, { width: 40, height: 40 });
            const context = canvas.getContext('2d');
            if (!context) throw new Error('no canvas');
            context.font = '32px system-ui, sans-serif';
            context.fillText(character, 2, 34);
            return canvas.toDataURL();
          };
          return pairs.map(([one, other]) => draw(one) !== draw(other) && draw(one) !== draw(' '));
        },
        [
          ['A', 'a'],
          ['驗', '證'],
          ['验', '证'],
          ['한', '국'],
          ['ひ', 'カ'],
        ] as [string, string][],
      );
      expect(drawn).toEqual([true, true, true, true, true]);
    }),
  );
});
