import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { UnitManifest } from '@resort/shared/remote';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { goInPage, spoil, waitForSilence, whatRan, type Fault } from '../faults.ts';
import { buildNextVersion } from '../next-version.ts';
import { launchBrowser, openPhone } from '../phone.ts';
import { startProduct, type Product } from '../product.ts';
import { sessionOf } from '../session-of.ts';

/* Every remote there is, by six faults: its last-known-good version takes its place, whole, and the rest works. */
const ROOT = new URL('../../../', import.meta.url);
const REMOTES = readdirSync(ROOT).filter((name) => name.startsWith('mf-') && existsSync(new URL(name, ROOT)));
const FAULTS: readonly ['entry' | 'screen', Fault][] = [
  ['entry', 'missing'],
  ['entry', 'unavailable'],
  ['entry', 'tampered'],
  ['entry', 'silent'],
  ['screen', 'missing'],
  ['screen', 'tampered'],
];

let product: Product;
let browser: Browser;
let member: NonNullable<BrowserContextOptions['storageState']>;

jest.setTimeout(150_000);
beforeAll(async () => {
  product = await startProduct();
  browser = await launchBrowser();
  member = await sessionOf(product.origin, '66000101');
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const inputs = ({ version }: UnitManifest) => version.slice(-12);

/** A remote's first screen for members. */
function screenOf({ unit, routes }: UnitManifest) {
  const screen = routes.find(({ access }) => access === 'member');
  if (screen === undefined) throw new Error(`${unit} has no screen for members`);
  return screen;
}

function fileOf(manifest: UnitManifest, part: 'entry' | 'screen'): string {
  const scripts = screenOf(manifest).files.filter((file) => file.endsWith('.js'));
  const file = part === 'entry' ? manifest.entry : scripts.at(-1);
  return `/artifacts/${manifest.unit}/${manifest.version}/${file}`;
}

describe.each(REMOTES)('%s', (unit) => {
  let first: UnitManifest;
  let second: UnitManifest;
  beforeAll(async () => {
    first = JSON.parse(readFileSync(new URL(`${unit}/dist/unit.json`, ROOT), 'utf8')) as UnitManifest;
    const from = 'export default defineRemote(';
    const next = await buildNextVersion(unit, { file: 'src/remote.ts', from, to: `// once more\n${from}` });
    second = next.manifest;
    await product.release('publish', next.folder);
    await product.release('pin', `${unit}@${second.version}`, '--by', 'e2e', '--reason', 'test');
    await new Promise((resolve) => setTimeout(resolve, 1_100)); // the origin reads the pointer once a second
  }, 120_000);

  it.each(FAULTS)('gives way to its last-known-good when its %s is %s', async (part, fault) => {
    const { path } = screenOf(second);
    const { page, close } = await openPhone(browser, { storageState: member });
    try {
      await page.clock.install();
      await spoil(page, fileOf(second, part), fault);
      await page.goto(`${product.origin}/en${path}`, { waitUntil: 'commit' });
      await page.getByRole('banner').waitFor();
      const heading = page.getByRole('heading', { level: 1 }).first();
      if (fault === 'silent') await waitForSilence(page, heading);
      await heading.waitFor();
      await page.getByRole('heading', { name: 'This page did not load' }).waitFor({ state: 'detached' });
      const ran = await whatRan(page, unit);
      expect(ran).toMatchObject({ chunks: [inputs(first)], tampered: false });
      expect(ran.entries).toContain(inputs(first));
      await goInPage(page, '/en/terms-n-conditions');
      await page.getByRole('heading', { level: 1, name: 'Terms and conditions' }).waitFor();
    } finally {
      await close();
    }
  });
});
