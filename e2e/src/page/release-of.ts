import { readRelease } from '@resort/shared/release-in-page';
import type { PageRelease } from '@resort/shared/remote';
import type { Page } from 'playwright-core';

/** The release in the page that is open. */
export const releaseOf = async (page: Page): Promise<PageRelease> =>
  readRelease(await page.evaluate(() => document.getElementById('release')?.textContent ?? ''));
