import { beforeAll, describe, expect, it } from '@jest/globals';
import type { PagePack } from '@resort/shared/remote';
import type { Page } from 'playwright-core';
import { startLine } from '../engines/line.ts';
import { spoil, whatRan, type Fault } from '../page/faults.ts';
import { releaseKept } from '../page/kept-release.ts';
import { packsOf } from '../page/packs-of.ts';
import { openPhone } from '../page/phone.ts';
import { browser, product } from '../page/running-product.ts';

const PATH = '/sign-in';

let packs: Record<'scripts' | 'styles', PagePack>;

beforeAll(async () => {
  const { styles, ...scripts } = await packsOf(product.origin, PATH);
  if (styles === undefined) throw new Error(`${PATH} has no styles to pack`);
  packs = { scripts, styles };
});

/** With the paths of all scripts and styles that the page requests. */
async function onPhone(journey: (page: Page, asked: string[]) => Promise<void>): Promise<void> {
  const { page, close } = await openPhone(browser);
  page.setDefaultTimeout(20_000);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(?:js|css)$/.test(pathname)) asked.push(pathname);
  });
  try {
    await journey(page, asked);
  } finally {
    await close();
  }
}

async function open(page: Page, { origin }: { origin: string } = product): Promise<void> {
  await page.goto(`${origin}/en${PATH}`);
  await page.locator('main input[type=tel]').waitFor();
}

describe.each(['scripts', 'styles'] as const)('the pack of a screen’s %s', (kind) => {
  it('comes instead of its files', () =>
    onPhone(async (page, asked) => {
      await open(page);
      expect(asked).toContain(packs[kind].address);
      expect(packs[kind].files.filter((file) => asked.includes(file))).toEqual([]);
    }));

  it.each<Fault>(['missing', 'unavailable', 'tampered'])('that is %s is replaced by its files', (fault) =>
    onPhone(async (page, asked) => {
      await spoil(page, packs[kind].address, fault);
      await open(page);
      expect(asked).toEqual(expect.arrayContaining([packs[kind].address, ...packs[kind].files]));
      expect((await whatRan(page)).tampered).toBe(false);
    }),
  );

  it('that is slow is waited for', () =>
    onPhone(async (page, asked) => {
      await spoil(page, packs[kind].address, 'slow');
      await open(page);
      expect(packs[kind].files.filter((file) => asked.includes(file))).toEqual([]);
    }));
});

describe('the packs of a screen', () => {
  it('begin with a strict script', async () =>
    expect(await (await fetch(product.origin + packs.scripts.address)).text()).toMatch(/^"use strict";/));

  it('are all that the service worker needs to keep its files: later visits request none', async () => {
    const line = await startLine(product.origin);
    const { page, close } = await openPhone(browser, { serviceWorkers: 'allow' });
    const asked = () => line.answers.map(({ path }) => path);
    const { scripts, styles } = packs;
    try {
      await open(page, line);
      await releaseKept(page);
      for (const { address } of [scripts, styles])
        expect(asked().filter((path) => path === address)).toHaveLength(1);
      await open(page, line);
      expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
      const files = [...scripts.files, ...styles.files];
      expect(asked().filter((path) => files.includes(path))).toEqual([]);
    } finally {
      await close();
      await line.cut();
    }
  });
});
