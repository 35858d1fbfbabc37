import type { Page } from 'playwright-core';
import { axeFindings } from './axe.ts';
import { unseenChoices } from './forced-colours.ts';
import { smallTargets, sticksOut } from './geometry.ts';
import { keyboardProblems } from './keyboard.ts';
import { clippedTexts, spaceOut } from './text.ts';

/** What no longer fits with larger or wider texts. */
const unfit = async (page: Page, how: string) =>
  [...(await sticksOut(page)), ...(await clippedTexts(page))].map((finding) => `${how}: ${finding}`);

/** All that can be said against what a page shows; leaves it at 200 % text. `ofParts`: it shows parts, not a page. */
export async function findingsOn(page: Page, { ofParts = false } = {}): Promise<string[]> {
  const asItIs = [
    ...(await smallTargets(page)),
    ...(await sticksOut(page)),
    ...(await axeFindings(page, { ofParts })),
    ...(await keyboardProblems(page)),
    ...(await unseenChoices(page)),
  ];
  const { restore } = await spaceOut(page);
  const spaced = await unfit(page, 'with wide spacing');
  await restore();
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  return [...asItIs, ...spaced, ...(await unfit(page, 'at 200 %'))];
}
