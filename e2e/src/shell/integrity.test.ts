import { describe, expect, it } from '@jest/globals';
import type { UnitManifest } from '@resort/shared/remote';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { textsOf } from '@resort/shared/testing/texts';
import type { Page } from 'playwright-core';
import { expectSoon } from '../page/expect-soon.ts';
import { goInPage, spoil, withoutPacks, whatRan } from '../page/faults.ts';
import { openPhone, signIn } from '../page/phone.ts';
import { browser, product } from '../page/running-product.ts';

const say = textsOf('shell');

const manifestOf = (unit: string): UnitManifest =>
  JSON.parse(readFileSync(new URL(`../../../${unit}/dist/unit.json`, import.meta.url), 'utf8'));

async function onPage(path: string, journey: (page: Page) => Promise<void>): Promise<void> {
  const { page, close } = await openPhone(browser);
  page.setDefaultTimeout(10_000);
  await withoutPacks(page);
  try {
    await page.goto(`${product.origin}${path}`);
    await journey(page);
  } finally {
    await close();
  }
}

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

describe('a page', () => {
  it.each([
    ['a script of an older version', 'el("script").src = "/artifacts/mf-auth/0.0.1/remoteEntry.js"'],
    ['a pinned script under another address', 'el("script").src = pinned + "?x"'],
    ['a script of another origin', 'el("script").src = "https://evil.example/x.js"'],
    ['a script that is text', 'el("script").text = "window.ran = 1"'],
    ['HTML that is text', 'el("div").innerHTML = "<b>x</b>"'],
    ['code that is text', 'setTimeout("window.ran = 1")'],
    ['another policy', 'trustedTypes.createPolicy("rspack", { createScriptURL: (url) => url })'],
  ])('refuses %s', (_name, code) =>
    onPage('/en/join-us', async (page) => {
      await title(page, say('auth:join.title')).waitFor();
      const { entry, version } = manifestOf('mf-auth');
      const pinned = `/artifacts/mf-auth/${version}/${entry}`;
      const refused = await page.evaluate(attempt(code, pinned));
      expect(refused).toBe(true);
    }),
  );

  it('works without a file of the shell that was modified', () =>
    onPage('/en/terms-n-conditions', async (page) => {
      const [form] = manifestOf('shell').provides['ui/form'] ?? [];
      await spoil(page, `/artifacts/shell/${manifestOf('shell').version}/${form}`, 'tampered');
      await goInPage(page, '/en/sign-in');
      await title(page, say('remoteFailed.title')).waitFor();
      await goInPage(page, '/en/terms-n-conditions');
      await title(page, say('auth:legal.terms')).waitFor();
      expect((await whatRan(page)).tampered).toBe(false);
    }));

  it('is not styled by a character that was modified, and works in its colours', () =>
    onPage('/en/terms-n-conditions', async (page) => {
      await title(page, say('auth:legal.terms')).waitFor();
      const radius = () =>
        page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--radius-16'));
      expect(await radius()).toBe('8px'); // of sjm
      await spoil(page, `/artifacts/shell/${manifestOf('shell').version}/app/glp.css`, 'tampered');
      await page.goto(`${product.origin}/en/terms-n-conditions?skin=glp`);
      await title(page, say('auth:legal.terms')).waitFor();
      await expectSoon(radius).toBe('16px'); // of the shell's own style
      expect((await whatRan(page)).tampered).toBe(false);
      await page.getByRole('button', { name: say('settings.open') }).click();
      await page.getByRole('button', { name: say('skins.pvm') }).click();
      await expectSoon(radius).toBe('2px');
    }));
});

describe('bytes that were changed in the storage', () => {
  const { version, routes, entry } = manifestOf('mf-auth');
  const files = routes.find(({ path }) => path === '/terms-n-conditions')?.files ?? [];
  const joinUs = routes.find(({ path }) => path === '/join-us')?.files ?? [];
  const own = files.filter((file) => !joinUs.includes(file));

  it.each([...own, entry])('of %s do not run, and everything else works', async (file) => {
    const path = join(product.dataDir, 'release/artifacts/mf-auth', version, file);
    const bytes = readFileSync(path);
    for (const suffix of ['.br', '.gz']) rmSync(path + suffix, { force: true });
    writeFileSync(
      path,
      `${bytes.toString()}\n${file.endsWith('.css') ? 'body{outline:9px solid}' : ';window.tampered=1;'}`,
    );
    try {
      await onPage('/en/terms-n-conditions', async (page) => {
        await title(page, say('remoteFailed.title')).waitFor();
        expect((await whatRan(page)).tampered).toBe(false);
        await page.getByRole('button', { name: say('settings.open') }).click();
        await page.getByRole('dialog').waitFor();
      });
    } finally {
      writeFileSync(path, bytes);
    }
  });
});

it('a release document that was changed in the storage is rejected, and requested again', () =>
  onPage('/en/join-us', async (page) => {
    const { url } = (await (await fetch(`${product.origin}/channels/production.json`)).json()) as {
      url: string;
    };
    const path = join(product.dataDir, 'release', url.replace('-public.json', '.json'));
    const bytes = readFileSync(path);
    writeFileSync(path, bytes.toString().replaceAll('/artifacts/mf-membership/', '/artifacts/mf-evil/'));
    try {
      await page.goto(`${product.origin}/en/sign-in`);
      await signIn(page, product, '66000001');
      await title(page, say('remoteFailed.title')).waitFor();
    } finally {
      writeFileSync(path, bytes);
    }
    await page.getByRole('button', { name: say('kit:retry') }).click();
    await page.getByRole('article').first().waitFor();
  }));

/** A script of an attacker: run by the debugger, which no policy stops, against the page's own. */
function attempt(code: string, pinned: string): string {
  return `(() => { const el = (name) => document.createElement(name); const pinned = ${JSON.stringify(pinned)};
    try { ${code}; return false; } catch { return true; } })()`;
}
