import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectNone } from '../../page/expect-soon.ts';
import { openPhone, signIn, type Phone } from '../../page/phone.ts';
import { quietly } from '../../page/quietly.ts';
import { browser, product } from '../../page/running-product.ts';
import { sessionOf } from '../../page/session-of.ts';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36 MicroMessenger/8.0.50';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.50';
const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/126.0 Safari/537.36';

const HANDED_OVER = { 'WeChat on Android': ANDROID, 'WeChat on iPhone': IPHONE };
const STAYING = {
  'company WeChat': `${ANDROID} wxwork/4.1.22`,
  'the mini-program’s own view': `${ANDROID} miniProgram/wx12`,
  'WeChat on a desktop': `${DESKTOP} MicroMessenger/7.0.20 WindowsWechat/3.9`,
  'any other browser': DESKTOP,
};

interface Row {
  path: string;
  /** where a visitor and a member end up on the web, below the language */
  visitor: string;
  member: string;
  /** the mini-program's page and code; null: no hand-off */
  handOff: { page: string; code: number } | null;
}

/** Specification §2 and §6, for the screens of this release: the guard's decisions and the hand-off. */
const TABLE: Row[] = [
  {
    path: '/',
    visitor: '/join-us',
    member: '/my-membership',
    handOff: { page: 'pages/loading/index', code: 11 },
  },
  {
    path: '/join-us',
    visitor: '/join-us',
    member: '/my-membership',
    handOff: { page: 'pages/loading/index', code: 11 },
  },
  {
    path: '/sign-in',
    visitor: '/sign-in',
    member: '/my-membership',
    handOff: { page: 'pages/loading/index', code: 11 },
  },
  {
    path: '/my-membership',
    visitor: '/join-us',
    member: '/my-membership',
    handOff: { page: 'pages/loading/index', code: 11 },
  },
  {
    path: '/terms-n-conditions',
    visitor: '/terms-n-conditions',
    member: '/terms-n-conditions',
    handOff: { page: 'pages/termsOfUse/index', code: 3 },
  },
  { path: '/sms', visitor: '/sms', member: '/sms', handOff: null },
  {
    path: '/add-passkey',
    visitor: '/join-us?redirect=%2Fadd-passkey',
    member: '/add-passkey',
    // no path code; a visitor who is redirected to join-us is handed off there
    handOff: null,
  },
];

type HandOff = {
  path: string;
  query: string;
  expireType: number;
  expireInterval: number;
  envVersion: string;
};
const newest = async () => {
  const response = await fetch(`${product.origin}/_dev/hand-offs`);
  return ((await response.json()) as HandOff[])[0];
};

/** WeChat's bridge exists from the start, so that nothing waits for it. */
async function openAs(userAgent: string, phone: string | null): Promise<Phone> {
  const member = phone === null ? {} : { storageState: await sessionOf(product.origin, phone) };
  const opened = await openPhone(browser, { userAgent, ...member });
  await opened.page.addInitScript(() => Object.assign(window, { WeixinJSBridge: {} }));
  return opened;
}

const asksFor = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/common/miniprogram/jsapi/url')) asked.push(request.url());
  });
  return asked;
};

describe.each([
  ['visitor', null],
  ['member', '66000117'],
] as const)('for a %s', (who, number) => {
  it.each(Object.entries(HANDED_OVER))(
    '%s is handed off according to the table',
    async (_name, userAgent) => {
      const phone = await openAs(userAgent, number);
      try {
        for (const row of TABLE.filter(({ handOff }) => handOff !== null)) {
          const { page } = phone;
          await page.goto(`${product.origin}/sc${row.path}?from=mail`);
          await page.waitForURL('**/_dev/miniprogram?id=*');
          const { page: path, code } = row.handOff ?? { page: '', code: 0 };
          expect(await newest()).toEqual({
            path,
            query: `path=${code}&lang=SC&locale=sc${row.path === '/' ? '' : '&from=mail'}`,
            expireType: 1,
            expireInterval: 30,
            envVersion: 'release',
          });
        }
      } finally {
        await phone.close();
      }
    },
  );

  it.each(Object.entries(STAYING))('%s stays on every screen, by the guard', async (_name, userAgent) => {
    const phone = await openAs(userAgent, number);
    const asked = asksFor(phone.page);
    try {
      for (const row of TABLE) {
        await phone.page.goto(`${product.origin}/en${row.path}`);
        await phone.page.waitForURL(`${product.origin}/en${row[who]}`);
        await phone.page.getByRole('heading', { level: 1 }).waitFor();
      }
      await phone.page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
      expect(phone.complaints).toEqual([]);
    } finally {
      await phone.close();
    }
  });

  it('WeChat stays on a screen without a path code', async () => {
    const phone = await openAs(IPHONE, number);
    const asked = asksFor(phone.page);
    try {
      for (const { path } of TABLE.filter((row) => row.handOff === null && row[who] === row.path)) {
        await quietly(phone.page, async () => {
          await phone.page.goto(`${product.origin}/en${path}`);
          await phone.page.getByRole('heading', { level: 1 }).waitFor();
        });
        expect(phone.page.url()).toBe(`${product.origin}/en${path}`);
      }
      expect(asked).toEqual([]);
    } finally {
      await phone.close();
    }
  });
});

describe('a hand-off that fails', () => {
  it('shows nothing, leaves the page usable, and is retried by the next screen', async () => {
    const phone = await openAs(ANDROID, null);
    const { page } = phone;
    const asked = asksFor(page);
    try {
      await page.route('**/common/miniprogram/jsapi/url', (route) =>
        route.fulfill({ status: 500, body: '' }),
      );
      await page.goto(`${product.origin}/en/sign-in?redirect=%2Fterms-n-conditions`);
      await signIn(page, product, '66000118');
      await page.waitForURL('**/en/terms-n-conditions');
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      expect(asked).toHaveLength(2); // sign-in's and the terms': one each, though both failed
      await expectNone(page.getByRole('dialog'));
      await page.unroute('**/common/miniprogram/jsapi/url');
      await page.goto(`${product.origin}/en/terms-n-conditions`);
      await page.waitForURL('**/_dev/miniprogram?id=*');
    } finally {
      await phone.close();
    }
  });
});
