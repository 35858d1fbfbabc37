import { expect } from '@jest/globals';
import type { BrowserContextOptions, Page, Response } from 'playwright-core';
import { openPhone, type Phone } from '../../page/phone.ts';
import { browser, product } from '../../page/running-product.ts';
import { signOutHere } from '../../page/sign-out.ts';

/** A journey on a new phone; fails if the browser's console has complaints. */
export async function onPhone(
  journey: (phone: Phone) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const phone = await openPhone(browser, options);
  try {
    await journey(phone);
    expect(phone.complaints).toEqual([]);
  } finally {
    await phone.close();
  }
}

export async function openSignIn(page: Page, query = ''): Promise<void> {
  await page.goto(`${product.origin}/en/sign-in${query}`);
  await page.locator('button[type=submit]').waitFor();
}

/** A demo member's secrets from the development page. */
export async function secretsOf(phone: string): Promise<{ password: string; pin: string }> {
  const response = await fetch(`${product.origin}/_dev/members`);
  const { members } = (await response.json()) as {
    members: { phone: string; password?: string; pin?: string }[];
  };
  const found = members.find((member) => member.phone === phone);
  if (found?.password === undefined || found.pin === undefined) throw new Error(`no secrets of ${phone}`);
  return { password: found.password, pin: found.pin };
}

export const signOut = signOutHere;

/** The codes of this page's call responses, by path, in order; pictures do not count. */
export function answersTo(page: Page): Map<string, number[]> {
  const codes = new Map<string, number[]>();
  const note = async (response: Response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/gateway/') || pathname.startsWith('/gateway/art/')) return;
    const { code } = (await response.json()) as { code: number };
    codes.set(pathname, [...(codes.get(pathname) ?? []), code]);
  };
  // responses that the page left before reading are ignored
  page.on('response', (response) => void note(response).catch(() => {}));
  return codes;
}
