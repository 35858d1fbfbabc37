import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { SKINS } from '@resort/shared/skin';
import type { Browser, Page } from 'playwright-core';
import { serveGallery, type ServedGallery } from '../../../shared/gallery/serve.ts';
import { contrast } from '../../../shared/src/skin/contrast.ts';
import { launchBrowser } from '../page/phone.ts';
import { quietly } from '../page/quietly.ts';

jest.setTimeout(120_000);

/** WCAG 2.2, 1.4.3: small text; and large text, from 24 px on. */
const LEAST = { small: 4.5, large: 3 };
const LARGE_PX = 24;

let gallery: ServedGallery;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  gallery = await serveGallery(0, { live: false });
  browser = await launchBrowser();
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  page = await context.newPage();
});
afterAll(async () => {
  await browser?.close();
  await gallery?.close();
});

interface Words {
  text: string;
  /** `#rrggbb`, which every text on a picture has without transparency */
  colour: string;
  size: number;
  box: { x: number; y: number; width: number; height: number };
}

/** Finds every text over a picture. Afterwards all texts are invisible, so that a screenshot shows what is behind them. */
const hideWords = () =>
  page.evaluate(() => {
    const found: Words[] = [];
    const hex = (colour: string) =>
      `#${(colour.match(/\d+/g) ?? [])
        .slice(0, 3)
        .map((part) => Number(part).toString(16).padStart(2, '0'))
        .join('')}`;
    const walker = document.createTreeWalker(
      document.getElementById('root') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const pictures = [...document.images].map((image) => image.getBoundingClientRect());
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const { x, y, width, height } = range.getBoundingClientRect();
      const isOn = pictures.some(
        (p) => x < p.right && x + width > p.left && y < p.bottom && y + height > p.top,
      );
      const parent = node.parentElement;
      if (
        !isOn ||
        parent === null ||
        x + width > innerWidth ||
        width < 2 ||
        parent.closest('[class*=hidden]')
      )
        continue;
      const { color, fontSize } = getComputedStyle(parent);
      const box = { x, y, width, height };
      found.push({ text: node.textContent ?? '', colour: hex(color), size: parseFloat(fontSize), box });
    }
    for (const element of document.querySelectorAll<HTMLElement>('#root *'))
      element.style.color = 'transparent';
    return found;
  });

/** The brightest and the darkest pixel of a part of the screen, `#rrggbb`. */
async function extremes(box: Words['box']): Promise<string[]> {
  const png = (await page.screenshot({ clip: box, fullPage: true })).toString('base64');
  const blank = await browser.newPage();
  const found = await blank.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const data = context?.getImageData(0, 0, image.width, image.height).data ?? [];
    const pixels: [number, string][] = [];
    for (let at = 0; at < data.length; at += 4) {
      const [r = 0, g = 0, b = 0] = [data[at], data[at + 1], data[at + 2]];
      const hex = `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
      pixels.push([0.2126 * r + 0.7152 * g + 0.0722 * b, hex]);
    }
    pixels.sort(([one], [other]) => one - other);
    return [pixels[0]?.[1] ?? '', pixels.at(-1)?.[1] ?? ''];
  }, `data:image/png;base64,${png}`);
  await blank.close();
  return found;
}

describe.each(['white', 'black', 'noisy'])('words on a %s picture', (kind) => {
  it.each(SKINS)('can be read in %s, measured pixel by pixel', async (skin) => {
    const query = new URLSearchParams({ view: 'bare', skin, part: 'Page', state: `on a ${kind} picture` });
    await quietly(page, () => page.goto(`${gallery.origin}/?${query}`));
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
    const words = await hideWords();
    // greeting, name and lead on the scene, and the place of the first picture in the row
    expect(words.map(({ text }) => text)).toEqual(expect.arrayContaining(['1 / 2']));
    expect(words.length).toBeGreaterThanOrEqual(4);
    const measured = [];
    for (const { text, colour, size, box } of words) {
      const ratios = (await extremes(box)).map((ground) => contrast(colour, ground));
      const least = size >= LARGE_PX ? LEAST.large : LEAST.small;
      measured.push({
        text,
        isReadable: Math.min(...ratios) >= least,
        ratio: Math.min(...ratios).toFixed(2),
      });
    }
    process.stdout.write(`${kind} ${skin}: ${measured.map(({ ratio }) => ratio).join(' ')}\n`);
    expect(measured.filter(({ isReadable }) => !isReadable)).toEqual([]);
  });
});
