import type { UnitManifest } from '@resort/shared/remote';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { anyOf } from '@resort/shared/testing/pattern';
import { textsOf } from '@resort/shared/testing/texts';
import type { Page } from 'playwright-core';
import { goInPage } from '../page/faults.ts';
import type { Product } from '../product/product.ts';

const say = textsOf('shell');

const ROOT = new URL('../../../', import.meta.url);

/** Every existing remote. */
export const REMOTES = readdirSync(ROOT).filter(
  (name) => name.startsWith('mf-') && existsSync(new URL(`${name}/dist/unit.json`, ROOT)),
);

/** The working tree's build of a remote. */
export const builtManifest = (unit: string) =>
  JSON.parse(readFileSync(new URL(`${unit}/dist/unit.json`, ROOT), 'utf8')) as UnitManifest;

/** A remote's first screen for members. */
export function screenOf({ unit, routes }: UnitManifest) {
  const screen = routes.find(({ access }) => access === 'member');
  if (screen === undefined) throw new Error(`${unit} has no screen for members`);
  return screen;
}

/** The address of the entry, or of that screen's code. */
export function fileOf(manifest: UnitManifest, part: 'entry' | 'screen'): string {
  const scripts = screenOf(manifest).files.filter((file) => file.endsWith('.js'));
  const file = part === 'entry' ? manifest.entry : scripts.at(-1);
  return `/artifacts/${manifest.unit}/${manifest.version}/${file}`;
}

/** Pins a version and waits until it is served: the origin reads the pointer once a second. */
export async function pinHere(product: Product, { unit, version }: UnitManifest): Promise<void> {
  await product.release('pin', `${unit}@${version}`, '--by', 'e2e', '--reason', 'test');
  await new Promise((resolve) => setTimeout(resolve, 1_100));
}

const screenTitle = (page: Page) => page.getByRole('heading', { level: 1 });
export const failedCard = (page: Page) => screenTitle(page).filter({ hasText: say('remoteFailed.title') });
export const brokenCard = (page: Page) => screenTitle(page).filter({ hasText: say('crashed.title') });

/** The remote's screen is shown, and no error card. */
export async function expectScreen(page: Page): Promise<void> {
  await screenTitle(page)
    .filter({ hasNotText: anyOf(say('remoteFailed.title'), say('crashed.title')) })
    .first()
    .waitFor();
}

/** Another remote's screen opens in the same page; `mf-auth` has a public one. */
export async function expectRestWorks(page: Page, unit: string): Promise<void> {
  const [path, shown] =
    unit === 'mf-auth'
      ? ['/en/my-vouchers', page.getByRole('heading', { level: 1, name: say('vouchers:mine.title') })]
      : ['/en/terms-n-conditions', page.getByRole('heading', { level: 1, name: say('auth:legal.terms') })];
  await page.getByRole('banner').waitFor();
  await goInPage(page, path);
  await shown.waitFor();
}

/** The error card says what to do, and offers a retry. */
export const tryAgain = (page: Page) =>
  page.locator('button:not([aria-busy=true])', { hasText: say('remoteFailed.retry') });

/** The versions of the shell with a script that this page has loaded from the network and run. */
export const shellsOf = (page: Page) =>
  page.evaluate(() => Object.keys(window).filter((name) => name.startsWith('chunk_shell_')));
export const tableOf = ({ version }: UnitManifest) => `chunk_shell_${version.split('-').at(-1)}`;
