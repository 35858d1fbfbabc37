import type { Language } from '@resort/shared/contract';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

interface MembershipTexts {
  me: { signOut: string };
}

/** The label of the button that signs out. */
export function signOutLabel(language: Language = 'en'): string {
  const file = new URL(`../../../mf-membership/src/locales/${language}.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as MembershipTexts).me.signOut;
}

/** Signs out from any screen with the tab bar: the member's own place, and its last button. */
export async function signOutHere(page: Page, language: Language = 'en'): Promise<void> {
  await page.locator('nav a[href$="/me"]').click();
  await page.getByRole('button', { name: signOutLabel(language), exact: true }).click();
  await page.waitForURL(`**/${language}/join-us`);
}
