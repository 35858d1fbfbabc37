import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@resort/shared/contract';
import type { Page } from 'playwright-core';
import type { Phone } from '../../../e2e/src/page/phone.ts';

const shell = new URL('../../../shell/src/locales', import.meta.url).pathname;
const REST_MS = 5_000;
const CARDS = new Map(LANGUAGES.map((language) => [language, failureTitles(language)]));

/** Opens an address and returns what is wrong with the page, or null. */
export async function openScreen(
  { page, complaints }: Phone,
  address: string,
  language: Language,
): Promise<string | null> {
  complaints.length = 0;
  try {
    await page.goto(address);
    await page.locator('h1').first().waitFor(); // not by its role, because a sheet over the screen hides it
    await rest(page);
    if (await isCard(page, language)) return `did not come${because(complaints)}`;
    return complaints.length === 0 ? null : `complains in the console${because(complaints)}`;
  } catch {
    return `shows no heading${because(complaints)}`;
  }
}

/** With a limit, because the body of an unused early response is never read. */
const rest = (page: Page) =>
  page.waitForLoadState('networkidle', { timeout: REST_MS }).catch(() => undefined);

/**
 * The targets of the page's links, below the language prefix, with their queries: all, and those of its content. The
 * tabs and the bar are on every screen, so they say nothing about this one.
 */
export function linksOn(page: Page): Promise<{ all: string[]; own: string[] }> {
  return page.evaluate(() => {
    const targets = (links: Iterable<HTMLAnchorElement>) =>
      [...links]
        .filter(({ origin }) => origin === location.origin)
        .map(({ pathname, search }) => pathname.replace(/^\/\w+/, '') + search);
    return {
      all: targets(document.querySelectorAll<HTMLAnchorElement>('a[href]')),
      own: targets(document.querySelectorAll<HTMLAnchorElement>('main a[href]')),
    };
  });
}

const because = ([first]: string[]) =>
  first === undefined ? '' : ` (${first.split('\n')[0]?.slice(0, 200)})`;

async function isCard(page: Page, language: Language): Promise<boolean> {
  const headings = await page.locator('h1').allTextContents();
  return headings.some((heading) => CARDS.get(language)?.includes(heading));
}

/** The headings of the shell's error screens. */
function failureTitles(language: Language): string[] {
  const texts = JSON.parse(readFileSync(join(shell, `${language}.json`), 'utf8')) as Record<
    string,
    { title?: string }
  >;
  return ['remoteFailed', 'crashed'].flatMap((name) => texts[name]?.title ?? []);
}
