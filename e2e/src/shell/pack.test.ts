import { beforeAll, describe, expect, it } from '@jest/globals';
import type { PagePack } from '@resort/shared/remote';
import { releaseIn } from '@resort/shared/release-in-page';
import { textsOf } from '@resort/shared/testing/texts';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { spoil, whatRan, type Fault } from '../page/faults.ts';
import { releaseKept } from '../page/kept-release.ts';
import { openPhone } from '../page/phone.ts';
import { browser, product } from '../page/running-product.ts';

const say = textsOf('shell');
const PATH = '/join-us';

let pack: PagePack;

beforeAll(async () => {
  const { packs } = releaseIn(await (await fetch(`${product.origin}/en${PATH}`)).text());
  pack = packs![PATH]!;
});

/** With the addresses of all scripts that the page requests, the service worker's requests too. */
async function onPhone(
  journey: (page: Page, scripts: string[]) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const { page, close } = await openPhone(browser, options);
  page.setDefaultTimeout(20_000);
  const scripts: string[] = [];
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.push(pathname);
  });
  try {
    await journey(page, scripts);
  } finally {
    await close();
  }
}

async function open(page: Page): Promise<void> {
  await page.goto(`${product.origin}/en${PATH}`);
  await page.getByRole('heading', { level: 1, name: say('auth:join.title') }).waitFor();
}

describe('the pack of a screen', () => {
  it('starts it strictly, and comes instead of its files', () =>
    onPhone(async (page, scripts) => {
      expect(await (await fetch(product.origin + pack.address)).text()).toMatch(/^"use strict";/);
      await open(page);
      expect(scripts).toContain(pack.address);
      expect(pack.files.filter((file) => scripts.includes(file))).toEqual([]);
    }));

  it.each<Fault>(['missing', 'unavailable', 'tampered'])('that is %s is replaced by its files', (fault) =>
    onPhone(async (page, scripts) => {
      await spoil(page, pack.address, fault);
      await open(page);
      expect(scripts).toEqual(expect.arrayContaining([pack.address, ...pack.files]));
      expect((await whatRan(page)).tampered).toBe(false);
    }),
  );

  it('that is slow is waited for', () =>
    onPhone(async (page, scripts) => {
      await spoil(page, pack.address, 'slow');
      await open(page);
      expect(pack.files.filter((file) => scripts.includes(file))).toEqual([]);
    }));

  it('is for the first visit: its files are kept for later ones, which request none', () =>
    onPhone(
      async (page, scripts) => {
        await open(page);
        await releaseKept(page);
        expect(pack.files.filter((file) => scripts.includes(file))).toEqual([]);
        await page.context().setOffline(true);
        await open(page);
        expect(scripts.filter((script) => script === pack.address).length).toBeLessThanOrEqual(2);
      },
      { serviceWorkers: 'allow' },
    ));
});
