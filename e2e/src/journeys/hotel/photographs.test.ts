import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { textsOf } from '@resort/shared/testing/texts';
import type { Browser, Page } from 'playwright-core';
import { expectSoon } from '../../page/expect-soon.ts';
import { launchBrowser, openPhone } from '../../page/phone.ts';
import { output, startProduct, type Product } from '../../product/product.ts';
import { sessionOf } from '../../page/session-of.ts';

jest.setTimeout(60_000);

const say = textsOf('hotel');
const EXAMPLE = fileURLToPath(new URL('../../../../app-server/demo/example-hotel/', import.meta.url));

/** The host of the photographs: another origin than the product's, without a single header for it. */
let photographs: Server;
let product: Product;
let browser: Browser;

async function servePhotographs(): Promise<string> {
  photographs = createServer((request, response) => {
    response.setHeader('content-type', 'image/jpeg');
    response.end(readFileSync(join(EXAMPLE, 'photographs', basename(request.url ?? ''))));
  });
  await new Promise<void>((listening) => photographs.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(photographs.address() as AddressInfo).port}`;
}

/** As an operator would, while the product runs. */
async function importExample(host: string): Promise<void> {
  const file = join(product.dataDir, 'cbh.json');
  const text = readFileSync(join(EXAMPLE, 'cbh.json'), 'utf8');
  writeFileSync(file, text.replaceAll('https://photographs.example', host));
  const command = ['scripts/run.mjs', 'app-server/src/cli/properties.ts', 'import', file];
  expect(
    await output('node', command, { ...process.env, DATABASE_URL: '', DATA_DIR: product.dataDir }),
  ).toContain('1 hotels: cbh');
}

beforeAll(async () => {
  const host = await servePhotographs();
  product = await startProduct({ PICTURE_ORIGINS: host });
  browser = await launchBrowser();
  await importExample(host);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  photographs.close();
});

/** Less than a line of text; a picture that reserves no space moves a third of the screen. */
const A_LINE = 0.001;

interface Shift extends PerformanceEntry {
  value: number;
  sources: readonly { node: Node | null }[];
}

const movedBy = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { moved: { sum: number } }).moved.sum);

/** A member's phone at 390 px that adds up how far the layout moves. */
async function onPhone(deviceScaleFactor: number, look: (page: Page) => Promise<void>): Promise<void> {
  const storageState = await sessionOf(product.origin, '66000001');
  const phone = await openPhone(browser, { deviceScaleFactor, storageState });
  await phone.page.addInitScript(() => {
    const moved = { sum: 0 };
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      // the header's counts come later, and move nothing below them
      for (const { value, sources } of list.getEntries() as Shift[])
        if (sources.some(({ node }) => document.querySelector('main')?.contains(node))) moved.sum += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  try {
    await look(phone.page);
    expect(phone.complaints).toEqual([]);
  } finally {
    await phone.close();
  }
}

/** Waits until the picture is shown; the file that the browser chose for it. */
async function chosenFile(page: Page, alt: string): Promise<string> {
  const picture = page.getByRole('img', { name: alt }).first();
  await picture.scrollIntoViewIfNeeded();
  return picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return image.currentSrc.split('/').at(-1) ?? '';
  });
}

const BAY = 'The bay in front of the hotel at dusk, lamps along the water';
const ROOM = 'A wide bed beside a window on the bay, in morning light';

describe('a sixth hotel with photographs of another host', () => {
  it.each([
    [1, 480],
    [2, 960],
  ])('shows at 390 px and a density of %d the file of %d pixels, and moves nothing else', (density, width) =>
    onPhone(density, async (page) => {
      await page.goto(`${product.origin}/en/hotels`);
      await page.getByRole('link', { name: 'Coloane Bay Hotel' }).waitFor();
      await expectSoon(() => page.getByRole('img', { name: BAY }).getAttribute('loading')).toBe('lazy');
      expect(await chosenFile(page, BAY)).toBe(`bay-${width}.jpg`);
      expect(await movedBy(page)).toBeLessThan(A_LINE);
      await page.getByRole('link', { name: 'Coloane Bay Hotel' }).click();
      await page.getByRole('heading', { level: 1, name: 'Coloane Bay Hotel' }).waitFor();
      expect(await chosenFile(page, BAY)).toBe(`bay-${width}.jpg`);
      await page.getByRole('list', { name: say('hotel.rooms') }).waitFor();
      expect(await chosenFile(page, ROOM)).toBe(`room-${width}.jpg`);
    }),
  );

  it('moves nothing else on its page, opened by its address', () =>
    onPhone(2, async (page) => {
      await page.goto(`${product.origin}/en/hotel?hotelCode=cbh`);
      await page.getByRole('heading', { level: 1, name: 'Coloane Bay Hotel' }).waitFor();
      expect(await chosenFile(page, BAY)).toBe('bay-960.jpg');
      const sizes = await page
        .getByRole('img', { name: BAY })
        .first()
        .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.width, image.complete]);
      // the column between its margins
      expect(sizes).toEqual([expect.any(Number), 350, true]);
      expect(await movedBy(page)).toBeLessThan(A_LINE);
    }));
});
