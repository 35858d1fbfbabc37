import type { Browser, Page } from 'playwright-core';
import { dataUrl, type Cell, type Sheet } from './sheet.ts';

export interface Difference {
  /** sheet and cell */
  cell: string;
  /** differing pixels, including a difference in size */
  pixels: number;
  /** share of the larger picture */
  share: number;
}

/**
 * Compares two sets of sheets cell by cell; a new or missing cell differs completely. The page compares the
 * pixels.
 */
export async function compareSheets(
  browser: Browser,
  before: readonly Sheet[],
  after: readonly Sheet[],
): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const name of new Set([...before, ...after].map((sheet) => sheet.name))) {
    const [old, now] = [before, after].map((sheets) => sheets.find((sheet) => sheet.name === name));
    // one page per pair, because two large decoded pictures are the most that one should hold
    const page = await browser.newPage();
    found.push(...(await compareCells(page, name, old, now)));
    await page.close();
  }
  return found;
}

async function compareCells(
  page: Page,
  name: string,
  old: Sheet | undefined,
  now: Sheet | undefined,
): Promise<Difference[]> {
  const names = new Set([...(old?.cells ?? []), ...(now?.cells ?? [])].map((cell) => cell.name));
  const pairs = [...names].map((cell) => ({
    cell: `${name}: ${cell}`,
    old: old?.cells.find((one) => one.name === cell) ?? null,
    now: now?.cells.find((one) => one.name === cell) ?? null,
  }));
  const sources = [old, now].map((sheet) => (sheet ? dataUrl(sheet.png) : null));
  const counted = await page.evaluate(countDifferent, { sources, pairs });
  return counted.filter(({ pixels }) => pixels > 0);
}

interface Task {
  sources: (string | null)[];
  pairs: { cell: string; old: Cell | null; now: Cell | null }[];
}

/** Runs in the page. */
async function countDifferent({ sources, pairs }: Task): Promise<Difference[]> {
  /** smaller differences in every channel come from rounding in gradients */
  const TOLERANCE = 12;
  const canvases = await Promise.all(
    sources.map(async (source) => {
      if (source === null) return null;
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d', { willReadFrequently: true });
      context?.drawImage(image, 0, 0);
      return context;
    }),
  );
  return pairs.map(({ cell, old, now }) => {
    const area = Math.max((old?.width ?? 0) * (old?.height ?? 0), (now?.width ?? 0) * (now?.height ?? 0));
    if (!old || !now) return { cell, pixels: area, share: 1 };
    const width = Math.min(old.width, now.width);
    const height = Math.min(old.height, now.height);
    const pixelsOf = ({ x, y }: Cell, canvas: (typeof canvases)[number] | undefined) =>
      canvas?.getImageData(x, y, width, height).data ?? new Uint8ClampedArray();
    const one = pixelsOf(old, canvases[0]);
    const other = pixelsOf(now, canvases[1]);
    let pixels = area - width * height;
    for (let at = 0; at < one.length; at += 4) {
      const differs = [0, 1, 2].some((i) => Math.abs((one[at + i] ?? 0) - (other[at + i] ?? 0)) > TOLERANCE);
      if (differs) pixels++;
    }
    return { cell, pixels, share: pixels / area };
  });
}
