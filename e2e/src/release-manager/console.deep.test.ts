import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { textsOf } from '@resort/shared/testing/texts';
import { expectNone } from '../page/expect-soon.ts';
import { launchBrowser, openPhone, type Phone } from '../page/phone.ts';
import { buildNextVersion } from '../product/next-version.ts';
import { startProduct, type Product } from '../product/product.ts';
import { openConsole, serveRegistry, type ConsolePage } from './console-page.ts';

const say = textsOf('console');

let product: Product;
let registry: Pick<Product, 'origin' | 'end'>;
let browser: Browser;
let desk: Phone;
let pinned: string;
let next: string;
const visitors: Phone[] = [];

jest.setTimeout(240_000);
beforeAll(async () => {
  product = await startProduct();
  browser = await launchBrowser();
  const change = { file: 'src/locales/en.json', from: say('auth:join.title'), to: 'Join the members' };
  const { folder, manifest } = await buildNextVersion('mf-auth', change);
  await product.release('publish', folder);
  next = manifest.version;
  const { pins } = JSON.parse(await product.release('status', '--json')) as { pins: Record<string, string> };
  pinned = pins['mf-auth'] ?? '';
  registry = await serveRegistry(product);
  desk = await openPhone(browser);
});
afterAll(async () => {
  await Promise.all([desk, ...visitors].map((phone) => phone?.close()));
  await browser?.close();
  await registry?.end();
  await product?.stop();
});

const token = async (name: string, ...scopes: string[]) =>
  (await product.release('token', name, ...scopes)).trim();

/** One visit of the shell and of mf-auth. */
async function visit(): Promise<void> {
  const visitor = await openPhone(browser);
  visitors.push(visitor);
  await visitor.page.goto(`${product.origin}/en/join-us`);
  await visitor.page.getByRole('heading', { level: 1 }).first().waitFor();
  // reports are sent at the latest when the page is left
  await visitor.page.waitForRequest('**/v1/reports', { timeout: 30_000 });
}

async function refusesWhatTheTokenMayNot(console: ConsolePage, page: Page): Promise<void> {
  await console.signIn('reader.guessed');
  await page.getByRole('alert').filter({ hasText: 'Show a token' }).waitFor();
  await console.signIn(await token('reader', 'read'));
  await page.getByText(say('actions.none', { channel: 'production' })).waitFor();
  await expectNone(console.way(say('pin.open')));
  await console.signOut();
  expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
}

it('a release manager pins, rolls out, checks health, halts and rolls back on a phone, and verifies it', async () => {
  const { page, complaints } = desk;
  const console = await openConsole(page, registry.origin);
  await refusesWhatTheTokenMayNot(console, page);
  expect(complaints.splice(0).join()).toMatch(/^[^,]*401[^,]*$/); // only the guessed token

  await console.signIn(await token('manager', 'read', 'pin:production'));
  const matrix = console.panel(say('matrix.title'));
  await matrix.getByRole('row', { name: `mf-auth ${pinned}` }).waitFor();
  expect(page.url()).not.toContain('manager');

  const pinning = await console.ask(say('pin.open'), {
    versions: { 'mf-auth': next },
    share: '10',
    reason: 'shorter form',
  });
  const wanted = say('pin.forSome', {
    channel: 'production',
    audience: '10% of the visitors',
    release: '1',
  });
  await pinning.getByText(wanted).waitFor();
  await pinning
    .getByRole('listitem')
    .filter({ hasText: `mf-auth ${pinned} → ${next}` })
    .waitFor();
  await console.confirm(
    say('pin.action', { channel: 'production' }),
    'Release 2 rolls out on production to 10 %',
  );
  await matrix.getByText(`the other 90% have ${pinned}`).waitFor();

  // nobody has told anything yet; then somebody's page does
  await console.health('mf-auth', say('health.kind.crash')).getByText('no visits yet').first().waitFor();
  await visit();
  await console
    .health('mf-auth', say('health.kind.crash'))
    .getByText('0 of 1 visits')
    .first()
    .waitFor({ timeout: 40_000 });

  await console.ask(say('rollout.open'), { share: '50', reason: 'no complaints' });
  await console.confirm(
    say('rollout.action', { channel: 'production' }),
    'Release 3 rolls out on production to 50 %',
  );
  await page.getByLabel(say('halt.reason')).fill('wrong words');
  await console.confirm(say('halt.action'), 'Release 4 is current on production');

  await console.ask(say('pin.open'), { versions: { 'mf-auth': next }, reason: 'the right words' });
  await console.confirm(say('pin.action', { channel: 'production' }), 'Release 5 is current on production');
  const back = await console.ask(say('rollback.open'), { reason: 'wrong after all' });
  await back
    .getByRole('listitem')
    .filter({ hasText: `mf-auth ${next} → ${pinned}` })
    .waitFor();
  await console.confirm(
    say('rollback.action', { channel: 'production' }),
    'Release 6 is current on production',
  );

  const log = console.panel(say('log.title'));
  for (const reason of ['shorter form', 'no complaints', 'wrong words', 'wrong after all'])
    await log.getByRole('row').filter({ hasText: 'manager' }).filter({ hasText: reason }).waitFor();
  await console.way(say('log.verify')).click();
  await log.getByText('no faults found').waitFor();
  expect(complaints).toEqual([]);
  expect(await product.release('audit')).toMatch(/manager +halt +production +4 +wrong words/);
});
