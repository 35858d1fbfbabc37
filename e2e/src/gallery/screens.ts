import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ReleaseDocument } from '@resort/shared/remote';
import type { Page } from 'playwright-core';
import { openPhone, signIn, type Phone } from '../phone.ts';
import { browser, product } from '../running-product.ts';
import { bringAxe } from './axe.ts';
import { findingsOn } from './findings.ts';
import type { Look } from './looks.ts';

const NARROW = { viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' } as const;

let visitor: Phone;
let member: Phone;
let routes: ReleaseDocument['routes'];

async function openNarrow(): Promise<Phone> {
  const phone = await openPhone(browser, NARROW);
  await bringAxe(phone.page.context());
  return phone;
}

/** Every screen of the release as a person with other eyes, fingers or screens meets it. Needs the running product. */
export function checkScreens(looks: readonly Look[]): void {
  beforeAll(async () => {
    visitor = await openNarrow();
    member = await openNarrow();
    await member.page.goto(`${product.origin}/en/sign-in`);
    await signIn(member.page, product, '66000107');
    await member.page.waitForURL('**/my-membership');
    routes = await member.page.evaluate(
      () => (JSON.parse(document.getElementById('release')?.textContent ?? '') as ReleaseDocument).routes,
    );
  }, 60_000);

  describe.each(looks)('every screen in $skin, $scheme, $language', (look) => {
    it('has nothing that axe finds, can be pressed, reached and seen by keyboard, and fits', async () => {
      const findings: string[] = [];
      for (const { path, access } of routes) {
        const { page } = access === 'member' ? member : visitor;
        await open(page, path, look);
        findings.push(...(await findingsOn(page)).map((finding) => `${path}: ${finding}`));
      }
      expect(findings).toEqual([]);
    }, 300_000);
  });
}

async function open(page: Page, path: string, { skin, scheme, language }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await page.goto(`${product.origin}/${language}${path}?skin=${skin}`, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).waitFor();
}
