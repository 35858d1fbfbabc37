import type { Page } from 'playwright-core';
import { axeFindings } from './axe.ts';
import { smallTargets, sticksOut } from './geometry.ts';
import { keyboardProblems } from './keyboard.ts';

/** All that can be said against what a page shows; leaves it at 200 % text. `ofParts`: it shows parts, not a page. */
export async function findingsOn(page: Page, { ofParts = false } = {}): Promise<string[]> {
  const asItIs = [
    ...(await smallTargets(page)),
    ...(await sticksOut(page)),
    ...(await axeFindings(page, { ofParts })),
    ...(await keyboardProblems(page)),
  ];
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  return [...asItIs, ...(await sticksOut(page)).map((finding) => `at 200 %: ${finding}`)];
}
