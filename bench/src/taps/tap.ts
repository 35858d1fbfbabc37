import type { Page } from 'playwright-core';
import { watchTap, type Target } from './in-page.ts';

/**
 * Aims at what is to be tapped. The function that it gives taps with a finger, as the browser sees it, and gives the
 * milliseconds from the input to the paint of what it opens.
 */
export async function aim(page: Page, target: Target): Promise<() => Promise<number>> {
  await page.evaluate(watchTap, target);
  const box = await page.locator(target.tap).filter({ visible: true }).first().boundingBox();
  if (box === null) throw new Error(`${target.tap} is not on the page`);
  return async () => {
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    return page.evaluate(() => window.tapMs);
  };
}
