import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Access, ReleaseDocument } from '@resort/shared/remote';
import type { Page } from 'playwright-core';
import { openPhone, signIn } from '../phone.ts';
import { quietly } from '../quietly.ts';
import { browser, product } from '../running-product.ts';
import { bringAxe } from './axe.ts';
import { findingsOn } from './findings.ts';
import type { Look } from './looks.ts';

const NARROW = { viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' } as const;

/**
 * Every screen of the release that visitors or members see, as a person with other eyes, fingers or screens meets it.
 * Needs the running product.
 */
export function checkScreens(access: Access, looks: readonly Look[]): void {
  let page: Page;
  let paths: string[];
  beforeAll(async () => {
    ({ page } = await openPhone(browser, NARROW));
    await bringAxe(page.context());
    await page.goto(`${product.origin}/en/sign-in`);
    if (access === 'member') {
      await signIn(page, product, '66000107');
      await page.waitForURL('**/my-membership');
    }
    const { routes } = await page.evaluate(
      () => JSON.parse(document.getElementById('release')?.textContent ?? '') as ReleaseDocument,
    );
    paths = routes.filter((route) => route.access === access).map(({ path }) => path);
  }, 60_000);

  describe.each(looks)(`every screen of a ${access} route in $skin, $scheme, $language`, (look) => {
    it('has nothing that axe finds, can be pressed, reached and seen by keyboard, and fits', async () => {
      expect(paths).not.toEqual([]);
      const findings: string[] = [];
      for (const path of paths) {
        await open(page, path, look);
        findings.push(...(await findingsOn(page)).map((finding) => `${path}: ${finding}`));
      }
      expect(findings).toEqual([]);
    }, 300_000);
  });
}

async function open(page: Page, path: string, { skin, scheme, language }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await quietly(page, async () => {
    await page.goto(`${product.origin}/${language}${path}?skin=${skin}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
  });
}
