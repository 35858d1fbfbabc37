import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Access } from '@resort/shared/remote';
import type { Language } from '@resort/shared/contract';
import { textsOf } from '@resort/shared/testing/texts';
import type { Page } from 'playwright-core';
import { openPhone } from '../page/phone.ts';
import { quietly } from '../page/quietly.ts';
import { releaseOf } from '../page/release-of.ts';
import { browser, product } from '../page/running-product.ts';
import { sessionOf } from '../page/session-of.ts';
import { bringAxe } from './axe.ts';
import { addressOf } from './addresses.ts';
import { findingsOn } from './findings.ts';
import { hasTurn, type Look } from './looks.ts';
import { UNFINISHED } from './unfinished.ts';

/** With orders of every kind. */
const MEMBER = '66000001';
const NARROW = { viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' } as const;

/**
 * Checks every screen of the release for visitors or members: in one look in turn, or with `everyLook` in all. Needs
 * the running product.
 */
export function checkScreens(access: Access, looks: readonly Look[], { everyLook = false } = {}): void {
  let page: Page;
  let paths: string[];
  beforeAll(async () => {
    const session = access === 'member' ? { storageState: await sessionOf(product.origin, MEMBER) } : {};
    ({ page } = await openPhone(browser, { ...NARROW, ...session }));
    await bringAxe(page.context());
    await page.goto(`${product.origin}/en/terms-n-conditions`);
    const { routes } = await releaseOf(page);
    paths = routes.filter((route) => route.access === access).map(({ path }) => path);
  }, 60_000);

  describe.each(looks)(`every screen of a ${access} route in $skin, $scheme, $language`, (look) => {
    it('passes axe, target sizes, keyboard and focus, and fits', async () => {
      expect(paths).not.toEqual([]);
      const findings: string[] = [];
      for (const path of paths.filter((_path, i) => everyLook || hasTurn(look, looks, i))) {
        await open(page, path, look);
        findings.push(...(await findingsOn(page)).map((finding) => `${path}: ${finding}`));
      }
      expect(findings).toEqual([]);
    }, 300_000);
  });
}

const notFound = (language: Language) => textsOf('shell', language)('notFound.title');

async function open(page: Page, path: string, { skin, scheme, language }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await quietly(page, async () => {
    const address = await addressOf(page, path);
    await page.goto(
      `${product.origin}/${language}${address}${address.includes('?') ? '&' : '?'}skin=${skin}`,
    );
    const heading = page.getByRole('heading', { level: 1 });
    await heading.waitFor();
    // the error page passes every check
    if ((await heading.innerText()) === notFound(language)) throw new Error(`${address} shows no screen`);
    // scrolls, so that lazy content loads
    await page.waitForFunction((unfinished) => {
      const busy = document.querySelector(unfinished);
      busy?.scrollIntoView();
      return busy === null;
    }, UNFINISHED);
    await page.evaluate(() => scrollTo(0, 0));
  }).catch((cause: unknown) => {
    throw new Error(`${path} does not come to rest`, { cause });
  });
}
