import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Language } from '@resort/shared/contract';
import type { Skin } from '@resort/shared/skin';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { serveGallery, type ServedGallery } from '../../../scripts/gallery/serve.ts';
import { launchBrowser } from '../phone.ts';
import { axeFindings, bringAxe } from './axe.ts';
import { smallTargets, sticksOut } from './geometry.ts';
import { keyboardProblems } from './keyboard.ts';

export interface PartsMatrix {
  /** where colours are checked */
  looks: readonly (readonly [Skin, 'light' | 'dark'])[];
  /** where room is checked, at 100 and 200 % */
  languages: readonly Language[];
}

const NARROW = { width: 320, height: 640 };

let gallery: ServedGallery;
let browser: Browser;
let context: BrowserContext;
let page: Page;

const open = (query: Record<string, string>) =>
  page.goto(`${gallery.origin}/?${new URLSearchParams({ view: 'bare', ...query })}`, {
    waitUntil: 'networkidle',
  });

/** Every part of the gallery in all its states; states with a page of their own one by one. */
async function eachView(
  query: Record<string, string>,
  look: (where: string) => Promise<void>,
): Promise<void> {
  await open({ view: 'unframed', ...query });
  await look('');
  const framed = await page
    .locator('[data-framed]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-cell') ?? ''));
  for (const cell of framed) {
    const [part = '', state = ''] = cell.split(/: (.*)/s);
    await open({ ...query, part, state });
    await look(cell);
  }
}

/** `where: finding` for every finding. */
async function findings(
  query: Record<string, string>,
  check: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const all: string[] = [];
  await eachView(query, async (where) => {
    all.push(...(await check(page)).map((finding) => `${where} ${finding}`.trim()));
  });
  return all;
}

/** The gallery as a person with other eyes, fingers or screens meets it. */
export function checkParts({ looks, languages }: PartsMatrix): void {
  jest.setTimeout(120_000);
  beforeAll(async () => {
    gallery = await serveGallery(0, { live: false });
    browser = await launchBrowser();
    context = await browser.newContext({ viewport: NARROW, hasTouch: true, reducedMotion: 'reduce' });
    await bringAxe(context);
    page = await context.newPage();
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await gallery?.close();
  });

  describe('parts', () => {
    it.each(looks)('axe finds nothing in %s, %s', async (skin, scheme) => {
      expect(await findings({ skin, scheme }, (view) => axeFindings(view, { ofParts: true }))).toEqual([]);
    });

    it('all can be pressed with a thumb', async () => {
      expect(await findings({}, smallTargets)).toEqual([]);
    });

    it('all can be reached by keyboard, and show it', async () => {
      expect(await findings({}, keyboardProblems)).toEqual([]);
    });

    it.each(languages.flatMap((l) => ['100', '200'].map((size) => [l, size] as const)))(
      'nothing sticks out at 320 px: %s, text at %s %%',
      async (l, size) => {
        expect(await findings({ l, size }, sticksOut)).toEqual([]);
      },
    );
  });
}
