import type { Browser, BrowserContext } from 'playwright-core';
import { SKINS, type Skin } from '@resort/shared/skin';
import type { Cell, Sheet } from './sheet.ts';

export const SCHEMES = ['light', 'dark'] as const;
export type PaintedScheme = (typeof SCHEMES)[number];

/** Eight states side by side. */
const VIEWPORT = { width: 3070, height: 1000 };
/** Every framed state is a separate page, so loading takes long. */
const PATIENCE_MS = 120_000;

/** Every component in every state: one sheet per skin and scheme. `origin`: the gallery's. */
export async function* partSheets(browser: Browser, origin: string): AsyncGenerator<Sheet> {
  const context = await browser.newContext({ viewport: VIEWPORT, reducedMotion: 'reduce' });
  context.setDefaultTimeout(PATIENCE_MS);
  try {
    // loads the typefaces, which may be too late for the first page
    const first = await context.newPage();
    await first.goto(origin);
    await first.waitForFunction(isPainted);
    await first.close();
    for (const skin of SKINS)
      for (const scheme of SCHEMES) yield await partSheet(context, origin, skin, scheme);
  } finally {
    await context.close();
  }
}

async function partSheet(
  context: BrowserContext,
  origin: string,
  skin: Skin,
  scheme: PaintedScheme,
): Promise<Sheet> {
  const page = await context.newPage();
  await page.goto(`${origin}/?view=bare&skin=${skin}&scheme=${scheme}`);
  await page.waitForFunction(isPainted);
  const cells = await page.locator('[data-cell]').evaluateAll((elements) =>
    elements.map((element): Cell => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const name = element.getAttribute('data-cell') ?? '';
      return { name, x: Math.floor(x), y: Math.floor(y), width: Math.ceil(width), height: Math.ceil(height) };
    }),
  );
  // with several dialogs on one page, the focus would be on a random one
  for (const frame of page.frames()) {
    await frame.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  }
  const png = await page.screenshot({ fullPage: true, animations: 'disabled' });
  await page.close();
  return { name: `parts-${skin}-${scheme}`, png, cells };
}

/** Runs in the page: whether it and every frame are complete, with pictures and typefaces. */
function isPainted(): boolean {
  const pages = [document, ...[...document.querySelectorAll('object')].map((frame) => frame.contentDocument)];
  // a sheet is taller than the viewport, so lazy pictures would never load
  for (const picture of pages.flatMap((page) => [...(page?.images ?? [])])) picture.loading = 'eager';
  return pages.every(
    (page) =>
      (page?.getElementById('root')?.childElementCount ?? 0) > 0 &&
      page?.fonts.status === 'loaded' &&
      [...page.images].every(({ complete }) => complete),
  );
}
