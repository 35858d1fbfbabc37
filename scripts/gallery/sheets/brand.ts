import { SKINS } from '@resort/shared/skin';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { addressOf } from '../../../e2e/src/gallery/addresses.ts';
import type { Product } from '../../../e2e/src/product/product.ts';
import { openMember, openScreen } from './screens.ts';
import { dataUrl } from './sheet.ts';

/** What a skin is judged by: title of the row, and the screen's path. */
const SCREENS = {
  Home: '/home',
  Card: '/my-membership',
  Hotel: '/hotel-room',
  Offer: '/offer',
  Ticket: '/ticket-order',
  Confirmation: '/ticket-pay-result',
} as const;

/** Names of the files, and the CSS filter over all pictures: without colour only the character is left. */
const FILTERS = { 'brand-colour': 'none', 'brand-grey': 'grayscale(1)' };

/**
 * Writes the six screens in the five skins side by side: once in colour, once in greyscale. `now`: the time of
 * server and browser.
 */
export async function brandSheets(browser: Browser, product: Product, now: string, folder: string) {
  const shots = await photographAll(browser, product, now);
  mkdirSync(folder, { recursive: true });
  for (const [name, filter] of Object.entries(FILTERS)) {
    const file = join(folder, `${name}.jpg`);
    writeFileSync(file, await layOut(browser, shots, filter));
    console.log(file);
  }
}

/** One row for each screen, one picture for each skin. */
type Shots = { title: string; pngs: Buffer[] }[];

async function photographAll(browser: Browser, product: Product, now: string): Promise<Shots> {
  const phone = await openMember(browser, product, now);
  const shots: Shots = [];
  for (const [title, path] of Object.entries(SCREENS)) {
    const address = await addressOf(phone.page, path);
    const pngs: Buffer[] = [];
    for (const skin of SKINS) {
      const look = { skin, scheme: 'light', language: 'en' } as const;
      await openScreen(phone.page, product.origin, address, look);
      pngs.push(await phone.page.screenshot({ animations: 'disabled' }));
    }
    shots.push({ title, pngs });
  }
  await phone.close();
  return shots;
}

async function layOut(browser: Browser, shots: Shots, filter: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1080, height: 800 } });
  const row = ({ title, pngs }: Shots[number]) =>
    `<tr><th>${title}</th>${pngs.map((png) => `<td><img src="${dataUrl(png)}"></td>`).join('')}</tr>`;
  await page.setContent(`<!doctype html><style>
    body { margin: 0; padding: 8px; background: #d9d7d2; font: 14px/1.4 sans-serif }
    th { font-weight: 400; writing-mode: vertical-rl; transform: rotate(180deg) }
    img { display: block; width: 196px; filter: ${filter} }
    table { border-spacing: 8px }
  </style><table>${shots.map(row).join('')}</table>`);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  const picture = await page.screenshot({ fullPage: true, type: 'jpeg', quality: 62 });
  await page.close();
  return picture;
}
