import { beforeAll, describe, expect, it } from '@jest/globals';
import type { PagePack } from '@resort/shared/remote';
import { textsOf } from '@resort/shared/testing/texts';
import type { Page } from 'playwright-core';
import { startLine } from '../engines/line.ts';
import { spoil, whatRan, type Fault } from '../page/faults.ts';
import { releaseKept } from '../page/kept-release.ts';
import { packOf } from '../page/pack-of.ts';
import { openPhone } from '../page/phone.ts';
import { browser, product } from '../page/running-product.ts';

const say = textsOf('shell');
const PATH = '/join-us';

let pack: PagePack;

beforeAll(async () => {
  pack = await packOf(product.origin, PATH);
});

/** With the addresses of all scripts that the page requests. */
async function onPhone(journey: (page: Page, scripts: string[]) => Promise<void>): Promise<void> {
  const { page, close } = await openPhone(browser);
  page.setDefaultTimeout(20_000);
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.push(pathname);
  });
  try {
    await journey(page, scripts);
  } finally {
    await close();
  }
}

async function open(page: Page, { origin }: { origin: string } = product): Promise<void> {
  await page.goto(`${origin}/en${PATH}`);
  await page.getByRole('heading', { level: 1, name: say('auth:join.title') }).waitFor();
}

describe('the pack of a screen', () => {
  it('is one strict script, and comes instead of its files', () =>
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

  it('is all that the service worker needs to keep its files: later visits request none', async () => {
    const line = await startLine(product.origin);
    const { page, close } = await openPhone(browser, { serviceWorkers: 'allow' });
    const asked = () => line.answers.map(({ path }) => path);
    try {
      await open(page, line);
      await releaseKept(page);
      expect(asked().filter((path) => path === pack.address)).toHaveLength(1);
      await open(page, line);
      expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
      await line.cut();
      await open(page, line);
      expect(asked().filter((path) => pack.files.includes(path))).toEqual([]);
    } finally {
      await close();
      await line.cut();
    }
  });
});
