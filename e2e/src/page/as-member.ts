import { expect } from '@jest/globals';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { openPhone, type Phone } from './phone.ts';
import { sessionOf } from './session-of.ts';
import { browser, product } from './running-product.ts';

/**
 * A phone with a signed-in member and no open page. It skips the sign-in screens, which other journeys test,
 * because they would take much of the time.
 * @param member national digits in Macau
 */
export async function phoneOf(member: string, options: BrowserContextOptions = {}): Promise<Phone> {
  const storageState = await sessionOf(product.origin, member);
  const phone = await openPhone(browser, { storageState, ...options });
  phone.page.setDefaultTimeout(20_000);
  return phone;
}

/** The same on an existing phone; leaves it on a blank page. */
export async function signInHere(page: Page, member: string): Promise<void> {
  const { origins } = await sessionOf(product.origin, member);
  const values = origins[0]?.localStorage ?? [];
  await page.goto(`${product.origin}/healthz`);
  await page.evaluate((all) => all.forEach(({ name, value }) => localStorage.setItem(name, value)), values);
}

/** A journey of a member who is signed in. */
export async function asMember(
  member: string,
  journey: (phone: Phone) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const phone = await phoneOf(member, options);
  try {
    await journey(phone);
  } finally {
    await phone.close();
  }
}

/** The same; fails if the browser's console has complaints. */
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

/** Opens a screen by its address. */
export const open = (page: Page, path: string) => page.goto(`${product.origin}/en${path}`);

/** The member's home, where sign-in leads. */
export const openHome = (page: Page) => open(page, '/my-membership');
