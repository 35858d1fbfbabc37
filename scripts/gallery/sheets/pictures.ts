import { LANGUAGES, type Language } from '@resort/shared/contract';
import { SKINS, type Skin } from '@resort/shared/skin';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { Product } from '../../../e2e/src/product/product.ts';
import type { PaintedScheme } from './parts.ts';
import { openMember, openScreen } from './screens.ts';
import { dataUrl } from './sheet.ts';

/** A screen in one look; its path contains ids of the demo data. */
interface Shot {
  path: string;
  skin: Skin;
  scheme: PaintedScheme;
  language: Language;
}

const shot = (path: string, i: number, language: Language): Shot => ({
  path,
  skin: SKINS[i] ?? 'sjm',
  scheme: i === 2 ? 'dark' : 'light',
  language,
});

/** Names of the files, and the screens side by side in each. */
const PICTURES: Record<string, Shot[]> = {
  'five-skins': LANGUAGES.map((language, i) => shot('/my-membership', i, language)),
  'rewards-and-vouchers': [
    '/my-vouchers',
    '/offer?id=3',
    '/redeem-rewards',
    '/exchangeSure?type=dollar&id=1002',
    '/transaction-history',
  ].map((path, i) => shot(path, i, 'en')),
  'account-and-plans': ['/me', '/book', '/my-plans', '/inbox', '/notifications'].map((path, i) =>
    shot(path, i, 'en'),
  ),
};

/** Writes the pictures of README and docs. `now`: the time of server and browser. */
export async function makePictures(browser: Browser, product: Product, now: string, folder: string) {
  const phone = await openMember(browser, product, now);
  for (const [name, shots] of Object.entries(PICTURES)) {
    const pngs: Buffer[] = [];
    for (const { path, ...look } of shots) {
      await openScreen(phone.page, product.origin, path, look);
      pngs.push(await phone.page.screenshot({ animations: 'disabled' }));
    }
    writeFileSync(join(folder, `${name}.png`), await sideBySide(browser, pngs));
    console.log(`${join(folder, name)}.png`);
  }
  await phone.close();
}

async function sideBySide(browser: Browser, pngs: readonly Buffer[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1500, height: 100 } });
  await page.setContent(`<!doctype html><style>
    body { display: flex; align-items: start; gap: 12px; margin: 0; padding: 6px }
    img { flex: 1 1 0; min-width: 0 }
  </style>${pngs.map((png) => `<img src="${dataUrl(png)}">`).join('')}`);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  const picture = await page.screenshot({ fullPage: true });
  await page.close();
  return picture;
}
