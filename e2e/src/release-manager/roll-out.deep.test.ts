import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { textsOf } from '@resort/shared/testing/texts';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expectNone } from '../page/expect-soon.ts';
import { eventually } from '../page/eventually.ts';
import { buildNextVersion } from '../product/next-version.ts';
import { launchBrowser, openPhone, type Phone } from '../page/phone.ts';
import { output, startProduct, type Product } from '../product/product.ts';
import { holders, newVisitors, releaseFor, shareOf, versionFor } from './visitors.ts';

const say = textsOf('shell');

const TITLE = say('auth:join.title');
/** as in other journeys, which share the build */
const SECOND = 'Version two is here';
const FRESH = 600;

let product: Product;
let browser: Browser;
/** `mf-auth@<version>` of the change */
let change: string;
const phones: Phone[] = [];

jest.setTimeout(240_000);
beforeAll(async () => {
  product = await startProduct();
  browser = await launchBrowser();
  const file = 'src/locales/en.json';
  const { folder, manifest } = await buildNextVersion('mf-auth', { file, from: TITLE, to: SECOND });
  await product.release('publish', folder);
  change = `mf-auth@${manifest.version}`;
});
afterAll(async () => {
  await Promise.all(phones.map((phone) => phone.close()));
  await browser?.close();
  await product?.stop();
});

const release = (...args: string[]) => product.release(...args, '--by', 'manager', '--reason', 'journey');
const hasChange = async (visitor?: string) =>
  `mf-auth@${await versionFor(product, 'mf-auth', visitor)}` === change;
const holdersAmong = (visitors: readonly (string | undefined)[]) => {
  const [unit = '', version = ''] = change.split('@');
  return holders(product, { unit, version }, visitors);
};

async function openAs(visitor: string, options: BrowserContextOptions = {}): Promise<Page> {
  const phone = await openPhone(browser, options);
  phones.push(phone);
  await phone.page.context().addCookies([{ name: 'release-visitor', value: visitor, url: product.origin }]);
  await phone.page.clock.install();
  await phone.page.goto(`${product.origin}/en/join-us`);
  return phone.page;
}
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const isOffered = (page: Page) => page.getByRole('button', { name: say('shell:newVersion.reload') });

/** Time passes, and the visitor returns to the tab. */
async function lookAgain(page: Page): Promise<void> {
  await page.clock.fastForward(61_000);
  const read = page.waitForResponse('**/channels/production.json');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await (await read).finished();
}

/** Approves with a separate token, as `second`. */
async function approve(id: string): Promise<string> {
  const token = (await release('token', 'second', 'approve:production')).trim();
  const env = { ...process.env, DATA_DIR: product.dataDir, RELEASE_TOKEN: token };
  return output('node', ['scripts/release/cli.ts', 'approve', id], env);
}

it('a version goes to a tenth of the visitors after a second person’s approval, and is halted without losing anybody', async () => {
  await release('policy', '--approval', 'required');
  const proposed = await release('pin', change, '--rollout', '1000').catch(String);
  const id = /approve ([\da-f]{8}) --channel production/.exec(proposed)?.[1] ?? '';
  expect(await hasChange()).toBe(false);
  expect(await approve(id)).toContain('Release 2 rolls out on production to 10 %');
  const visitors = newVisitors(FRESH);
  // the origin reads the pointer once a second
  await eventually('somebody has the change', async () =>
    (await holdersAmong(visitors.slice(0, 100))).includes(true),
  );

  const tenth = await holdersAmong(visitors);
  expect(Math.abs(shareOf(tenth) - 0.1)).toBeLessThan(0.06);
  const strangers = await holdersAmong(Array.from({ length: FRESH }, () => undefined));
  expect(Math.abs(shareOf(strangers) - 0.1)).toBeLessThan(0.06);
  const [chosen = '', other = ''] = [true, false].map((isIn) => visitors[tenth.indexOf(isIn)]);
  const first = await openAs(chosen, { serviceWorkers: 'allow' });
  const last = await openAs(other);
  await title(first, SECOND).waitFor();
  await title(last, TITLE).waitFor();

  await release('rollout', '1500');
  await eventually('the share has grown', async () => (await releaseFor(product, chosen)).number === 3);
  const more = await holdersAmong(visitors);
  expect(visitors.filter((_visitor, at) => tenth[at] === true && more[at] !== true)).toEqual([]);
  await lookAgain(first);
  await expectNone(isOffered(first)); // another number for the same units

  await release('freeze');
  await expect(release('rollout', '10000')).rejects.toThrow('is frozen by manager ("journey")');
  expect(await release('halt')).toContain('Release 4 is current on production');
  await eventually('everybody has the baseline', async () => !(await hasChange(chosen)));
  expect(shareOf(await holdersAmong(visitors))).toBe(0);
  await lookAgain(last);
  await lookAgain(first);
  await expectNone(isOffered(last));
  await isOffered(first).click();
  await title(first, TITLE).waitFor();
  expect(await first.context().cookies(product.origin)).toEqual(
    expect.not.arrayContaining([expect.objectContaining({ name: 'release-visitor' })]),
  );

  await release('unfreeze');
  await expect(release('rollback', '--to', '3')).rejects.toThrow('for a part of the visitors alone');
  expect(await release('verify')).toContain('no faults found');
  const audit = await release('audit');
  expect(audit).toMatch(/second +approve +production +[\da-f]{8}, mf-auth/);
  expect(audit).toMatch(new RegExp(`manager +pin +production +2, ${change}, proposal \\w+ +journey`));
  expect(audit).toMatch(/manager +rollout +production +3, 15 % +journey/);
  expect(audit).toMatch(/manager +halt +production +4 +journey/);
});

it('only the tester sees an unreleased version, with a notice on every screen until the end', async () => {
  const { link } = JSON.parse(await release('grant', change, '--for', 'tess', '--hours', '1', '--json')) as {
    link: string;
  };
  const tester = await openPhone(browser);
  phones.push(tester);
  const { page } = tester;
  await page.goto(product.origin + link);
  await page.goto(`${product.origin}/en/join-us?mf-auth=https://evil.example/x.js`);
  await title(page, SECOND).waitFor();
  const ribbon = page.getByText(say.like('preview.until', { units: 'mf-auth' }));
  await ribbon.waitFor();
  await page.goto(`${product.origin}/en/sign-in`);
  await ribbon.waitFor();
  expect(tester.complaints).toEqual([]);
  expect((await fetch(product.origin + link)).status).toBe(410); // the link was already opened
  expect(await hasChange()).toBe(false);

  await page.getByRole('button', { name: say('preview.end') }).click();
  await page.waitForURL('**/en/join-us**');
  await title(page, TITLE).waitFor();
  await expectNone(ribbon);
});
