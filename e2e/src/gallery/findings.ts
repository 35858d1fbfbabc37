import type { Page } from 'playwright-core';
import { axeFindings } from './axe.ts';
import { unseenChoices } from './forced-colours.ts';
import { smallTargets, sticksOut } from './geometry.ts';
import { keyboardProblems } from './keyboard.ts';
import { sharedNames } from './names.ts';
import { competingActions } from './primary.ts';
import { tooManySurfaces } from './surfaces.ts';
import { brokenWords, clippedTexts, spaceOut } from './text.ts';

/** Layout problems with larger or wider texts. */
const unfit = async (page: Page, how: string) =>
  [...(await sticksOut(page)), ...(await clippedTexts(page))].map((finding) => `${how}: ${finding}`);

/** Broken words at a phone's usual width; on the narrowest one some long words cannot fit. */
async function broken(page: Page): Promise<string[]> {
  const narrow = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const found = await brokenWords(page);
  if (narrow) await page.setViewportSize(narrow);
  return found.map((finding) => `at 200 %: ${finding}`);
}

/**
 * All accessibility and layout problems of a page; leaves it at 200 % text. `ofParts`: it shows components,
 * not a page.
 */
export async function findingsOn(page: Page, { ofParts = false } = {}): Promise<string[]> {
  const asItIs = [
    ...(await smallTargets(page)),
    ...(await sticksOut(page)),
    ...(await axeFindings(page, { ofParts })),
    ...(await keyboardProblems(page)),
    ...(await unseenChoices(page)),
    // the gallery shows components in many states at once
    ...(ofParts ? [] : await sharedNames(page)),
    ...(ofParts ? [] : await competingActions(page)),
    ...(ofParts ? [] : await tooManySurfaces(page)),
  ];
  const { restore } = await spaceOut(page);
  const spaced = await unfit(page, 'with wide spacing');
  await restore();
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  const large = await unfit(page, 'at 200 %');
  return [...asItIs, ...spaced, ...large, ...(await broken(page))];
}
