import { describe, expect, it } from '@jest/globals';
import { expectSoon } from '../../page/expect-soon.ts';
import { openPhone, signIn } from '../../page/phone.ts';
import { browser, product } from '../../page/running-product.ts';

const WECHAT =
  'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36 MicroMessenger/8.0.50';

const handOffs = async () => (await (await fetch(`${product.origin}/_dev/hand-offs`)).json()) as unknown[];

describe("in WeChat's browser", () => {
  it('a page with a path code is handed off with its own query, once', async () => {
    const phone = await openPhone(browser, { userAgent: WECHAT });
    try {
      const { page } = phone;
      await page.goto(`${product.origin}/tc/sign-in?ref=mail&path=9`);
      await page.waitForURL('**/_dev/miniprogram?id=*');
      await expectSoon(() => page.locator('pre').innerText()).toContain('"locale": "tc"');
      expect(await handOffs()).toEqual([
        {
          path: 'pages/loading/index',
          query: 'path=11&lang=TC&locale=tc&ref=mail',
          envVersion: 'release',
          expireType: 1,
          expireInterval: 30,
        },
      ]);
      expect(phone.complaints).toEqual([]);
    } finally {
      await phone.close();
    }
  });

  it('a page in the mini-program’s own view stays, and so does every page elsewhere', async () => {
    const before = (await handOffs()).length;
    const phone = await openPhone(browser, { userAgent: `${WECHAT} miniProgram/wx12` });
    try {
      await phone.page.goto(`${product.origin}/en/sign-in`);
      await signIn(phone.page, product, '66000118');
      await phone.page.waitForURL('**/en/my-membership');
      expect(await handOffs()).toHaveLength(before);
    } finally {
      await phone.close();
    }
  });
});
