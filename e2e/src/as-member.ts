import { expect } from '@jest/globals';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { openPhone, signIn, type Phone } from './phone.ts';
import { browser, product } from './running-product.ts';

/** Signs a member in and waits for their home. `member`: national digits in Macau. */
export async function signInHere(page: Page, member: string): Promise<void> {
  await page.goto(`${product.origin}/en/sign-in`);
  await signIn(page, product, member);
  await page.waitForURL('**/en/my-membership');
}

/** A journey of a member, who is signed in, on a phone of their own. */
export async function asMember(
  member: string,
  journey: (phone: Phone) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const phone = await openPhone(browser, options);
  phone.page.setDefaultTimeout(12_000);
  try {
    await signInHere(phone.page, member);
    await journey(phone);
  } finally {
    await phone.close();
  }
}

/** The same; nothing may be complained of in the browser's console. */
export function asQuietMember(
  member: string,
  journey: (phone: Phone) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const quietly = async (phone: Phone) => {
    await journey(phone);
    expect(phone.complaints).toEqual([]);
  };
  return asMember(member, quietly, options);
}

/** Another screen, as a link would lead there. */
export const open = (page: Page, path: string) => page.goto(`${product.origin}/en${path}`);
