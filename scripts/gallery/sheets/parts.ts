import type { Browser, BrowserContext } from 'playwright-core';
import { SKINS, type Skin } from '@resort/shared/skin';
import type { Cell, Sheet } from './sheet.ts';

export const SCHEMES = ['light', 'dark'] as const;
export type PaintedScheme = (typeof SCHEMES)[number];

/** Four states beside each other. */
const VIEWPORT = { width: 1560, height: 1000 };

/** Every part in every state: a sheet for each skin and scheme. `origin`: the gallery's. */
export async function* partSheets(browser: Browser, origin: string): AsyncGenerator<Sheet> {
  const context = await browser.newContext({ viewport: VIEWPORT, reducedMotion: 'reduce' });
  try {
    // a typeface that comes too late for the first page is there for the others
    const first = await context.newPage();
    await first.goto(origin, { waitUntil: 'networkidle' });
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
  await page.goto(`${origin}/?view=bare&skin=${skin}&scheme=${scheme}`, { waitUntil: 'networkidle' });
  const cells = await page.locator('[data-cell]').evaluateAll((elements) =>
    elements.map((element): Cell => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const name = element.getAttribute('data-cell') ?? '';
      return { name, x: Math.floor(x), y: Math.floor(y), width: Math.ceil(width), height: Math.ceil(height) };
    }),
  );
  // of many dialogs on one page the last to open has the focus, and which that is is chance
  for (const frame of page.frames()) {
    await frame.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  }
  const png = await page.screenshot({ fullPage: true, animations: 'disabled' });
  await page.close();
  return { name: `parts-${skin}-${scheme}`, png, cells };
}
