import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../../e2e/src/page/phone.ts';
import { startProduct, type Product } from '../../../e2e/src/product/product.ts';
import { serveGallery } from '../../../shared/gallery/serve.ts';
import { brandSheets } from './brand.ts';
import { compareSheets } from './compare.ts';
import { partSheets } from './parts.ts';
import { makePictures } from './pictures.ts';
import { screenSheets } from './screens.ts';
import { readSheets, writeSheet } from './sheet.ts';

/** Pictures must not differ by the time-dependent greeting: server and browser both use this time. */
const NOW = '2026-11-21T19:30:00+08:00';

/** `only`: `parts` or `screens`; both when left out. */
export async function makeSheets(folder: string, only?: string): Promise<void> {
  await withBrowser(async (browser) => {
    if (only !== 'screens') await makePartSheets(browser, folder);
    if (only !== 'parts') await makeScreenSheets(browser, folder);
  });
}

async function makePartSheets(browser: Browser, folder: string): Promise<void> {
  const gallery = await serveGallery(0, { live: false });
  try {
    for await (const sheet of partSheets(browser, gallery.origin)) writeSheet(folder, sheet);
  } finally {
    await gallery.close();
  }
}

async function makeScreenSheets(browser: Browser, folder: string): Promise<void> {
  await withProduct(async (product) => {
    for await (const sheet of screenSheets(browser, product, NOW)) writeSheet(folder, sheet);
  });
}

/** The pictures of README and docs. */
export async function makeDocumentPictures(folder: string): Promise<void> {
  await withBrowser((browser) => withProduct((product) => makePictures(browser, product, NOW, folder)));
}

/** The five skins side by side, for `docs/decisions/2026-11-24-visual-design.md`. */
export async function makeBrandSheets(folder: string): Promise<void> {
  await withBrowser((browser) => withProduct((product) => brandSheets(browser, product, NOW, folder)));
}

async function withProduct(work: (product: Product) => Promise<void>): Promise<void> {
  process.env['APP_NOW'] = NOW;
  const product = await startProduct();
  try {
    await work(product);
  } finally {
    await product.stop();
  }
}

/**
 * Prints the cells that differ by more than `threshold` of their pixels; false if there are any. `only`: as
 * in makeSheets.
 */
export async function reportDifferences(
  before: string,
  after: string,
  { threshold, only = '' }: { threshold: number; only?: string | undefined },
): Promise<boolean> {
  const made = (folder: string) => readSheets(folder).filter(({ name }) => name.startsWith(only));
  return withBrowser(async (browser) => {
    const found = await compareSheets(browser, made(before), made(after));
    const large = found.filter(({ share }) => share > threshold);
    for (const { cell, pixels, share } of large) {
      console.log(`${String(pixels).padStart(8)} px  ${(share * 100).toFixed(1).padStart(5)} %  ${cell}`);
    }
    console.log(`${large.length} cells differ`);
    return large.length === 0;
  });
}

async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await launchBrowser();
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
