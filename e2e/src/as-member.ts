import { expect } from '@jest/globals';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { openPhone, type Phone } from './phone.ts';
import { sessionOf } from './session-of.ts';
import { browser, product } from './running-product.ts';

/**
 * A phone on which a member is signed in, with no page open yet. The way through the screens is the matter of the
 * journeys about it: in every other one it would be a good part of what it takes.
 * @param member national digits in Macau
 */
export async function phoneOf(member: string, options: BrowserContextOptions = {}): Promise<Phone> {
  const storageState = await sessionOf(product.origin, member);
  const phone = await openPhone(browser, { storageState, ...options });
  phone.page.setDefaultTimeout(20_000);
  return phone;
}

/** The same on a phone that is there; leaves it on a page that is none of the app's. */
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

/** A screen, as its address leads there. */
export const open = (page: Page, path: string) => page.goto(`${product.origin}/en${path}`);

/** The member's home, where signing in leads. */
export const openHome = (page: Page) => open(page, '/my-membership');
