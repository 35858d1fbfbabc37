import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { serveGallery, type ServedGallery } from '../../../shared/gallery/serve.ts';
import { launchBrowser } from '../page/phone.ts';
import { quietly } from '../page/quietly.ts';
import { bringAxe } from './axe.ts';
import { findingsOn } from './findings.ts';
import { hasTurn, type Look } from './looks.ts';

const NARROW = { width: 320, height: 640 };

let gallery: ServedGallery;
let browser: Browser;
let page: Page;

/**
 * Checks the gallery's components in every look. Framed states take long to load: each is checked in one look
 * in turn, or with `everyFrame` in all.
 */
export function checkParts(looks: readonly Look[], { everyFrame = false } = {}): void {
  beforeAll(async () => {
    gallery = await serveGallery(0, { live: false });
    browser = await launchBrowser();
    const context = await browser.newContext({ viewport: NARROW, hasTouch: true, reducedMotion: 'reduce' });
    await bringAxe(context);
    page = await context.newPage();
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await gallery?.close();
  });

  describe.each(looks)('every component in $skin, $scheme, $language', (look) => {
    it('passes axe, target sizes, keyboard and focus, and fits', async () => {
      await open(look, { view: 'unframed' });
      const framed = await page
        .locator('[data-framed]')
        .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-cell') ?? ''));
      const findings = await findingsOn(page, { ofParts: true });
      for (const cell of framed.filter((_cell, i) => everyFrame || hasTurn(look, looks, i))) {
        const [part = '', state = ''] = cell.split(/: (.*)/s);
        await open(look, { view: 'bare', part, state });
        findings.push(...(await findingsOn(page, { ofParts: true })).map((finding) => `${cell}: ${finding}`));
      }
      expect(findings).toEqual([]);
    }, 300_000);
  });
}

async function open({ skin, scheme, language }: Look, query: Record<string, string>): Promise<void> {
  const address = new URLSearchParams({ skin, scheme, l: language, ...query });
  await quietly(page, () => page.goto(`${gallery.origin}/?${address}`));
}
