import { expect, it } from '@jest/globals';
import { textsOf } from '@resort/shared/testing/texts';
import type { Page } from 'playwright-core';
import { startLine } from '../engines/line.ts';
import { expectSoon } from '../page/expect-soon.ts';
import { openHome, phoneOf } from '../page/as-member.ts';
import { eventually } from '../page/eventually.ts';
import { releaseKept } from '../page/kept-release.ts';
import { buildNextVersion } from '../product/next-version.ts';
import { packsOf } from '../page/packs-of.ts';
import { openPhone } from '../page/phone.ts';
import { browser, product } from '../page/running-product.ts';
import { pinHere } from '../remote-failure/remote-ground.ts';
import { signOutHere } from '../page/sign-out.ts';

const say = textsOf('shell');

interface Moved {
  url: string;
  /** from the network, with headers */
  bytes: number;
  encoding: string | undefined;
}

/** Everything that is transferred from now on. */
async function watchNetwork(page: Page): Promise<Moved[]> {
  const moved: Moved[] = [];
  const sent = new Map<string, Omit<Moved, 'bytes'>>();
  const session = await page.context().newCDPSession(page);
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const { url, headers } = response;
    if (!response.fromDiskCache) sent.set(requestId, { url, encoding: headers['content-encoding'] });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const response = sent.get(requestId);
    if (response && encodedDataLength > 0) moved.push({ ...response, bytes: encodedDataLength });
  });
  await session.send('Network.enable');
  return moved;
}

const sum = (moved: readonly Moved[]) => moved.reduce((total, { bytes }) => total + bytes, 0);
const artifacts = (moved: readonly Moved[]) =>
  moved.map(({ url }) => url).filter((url) => url.includes('/artifacts/'));
const homeStands = (page: Page) => page.getByRole('progressbar').waitFor();
/** Including everything after the first screen. */
const homeRests = async (page: Page) => {
  await homeStands(page);
  await page.waitForLoadState('networkidle');
};

/** What follows the first screen when the browser is idle: the release document, then the tabs' screens. */
const tabsAreThere = (page: Page) =>
  eventually('the tabs are loaded ahead', () =>
    page.evaluate(() => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      return ['mf-content', 'mf-dollars'].every((unit) =>
        loaded.some((url) => url.includes(`/artifacts/${unit}/`)),
      );
    }),
  );

it('without a service worker a second visit transfers next to nothing, and a release with one new remote its pack', async () => {
  const { page, complaints, close } = await phoneOf('66000115');
  await openHome(page);
  await tabsAreThere(page);
  await homeRests(page);
  await eventually('the answers are kept', () =>
    page.evaluate(async () => (await (await caches.open('answers')).keys()).length > 2),
  );
  await page.goto(`${product.origin}/en/my-membership`);
  await homeRests(page);

  const again = await watchNetwork(page);
  await page.goto(`${product.origin}/en/my-membership`);
  await homeRests(page);
  expect(artifacts(again)).toEqual([]);
  expect(again.filter(({ bytes }) => bytes > 2_500)).toEqual([]);
  expect(sum(again)).toBeLessThan(10_000);

  const { folder, manifest } = await buildNextVersion('mf-membership', {
    file: 'src/locales/en.json',
    from: say('content:home.greeting.morning'),
    to: 'A good morning',
  });
  await product.release('publish', folder);
  const unit = `mf-membership@${manifest.version}`;
  await product.release('pin', unit, '--by', 'e2e', '--reason', 'one remote');
  const afterPin = await watchNetwork(page);
  await eventually('the new release is served', async () => {
    afterPin.length = 0;
    await page.goto(`${product.origin}/en/my-membership`);
    await homeStands(page);
    return artifacts(afterPin).length > 0;
  });
  const base = `/artifacts/mf-membership/${manifest.version}/`;
  expect(artifacts(afterPin).filter((url) => !url.includes(base))).toEqual([]);
  expect(artifacts(afterPin).filter((url) => url.endsWith('.js'))).toEqual([
    expect.stringMatching(/\/pack\.[0-9a-f]{16}\.js$/),
  ]);
  expect(complaints).toEqual([]);
  await close();
});

it('with a service worker a release with one new remote transfers only what is new in its files', async () => {
  const line = await startLine(product.origin);
  const { page, close } = await openPhone(browser, { serviceWorkers: 'allow' });
  const open = async (title: string) => {
    await page.goto(`${line.origin}/en/join-us`);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await releaseKept(page);
  };
  try {
    const from = say('auth:join.title');
    // where the pack fails, the browser requests the files, which become its dictionaries
    line.tampered.add((await packsOf(product.origin, '/join-us')).address);
    await open(from);
    const change = { file: 'src/locales/en.json', from, to: 'Only this is new' };
    const { folder, manifest } = await buildNextVersion('mf-auth', change);
    await product.release('publish', folder);
    await pinHere(product, manifest);
    line.answers.length = 0;
    await open(change.to);
    const base = `/artifacts/mf-auth/${manifest.version}/`;
    const files = line.answers.filter(({ path }) => path.startsWith('/artifacts/'));
    expect(files.filter(({ path }) => !path.startsWith(base))).toEqual([]);
    const entry = files.find(({ path }) => path === base + manifest.entry);
    expect(entry?.encoding).toBe('dcz');
    expect(entry?.bytes).toBeLessThan(manifest.files[manifest.entry]!.bytes / 10);
  } finally {
    await close();
    await line.cut();
    await product.release('rollback', '--by', 'e2e', '--reason', 'back again');
  }
});

it('the card of the last visit is shown before any response, and the new one replaces it', async () => {
  const { page, close } = await phoneOf('66000116');
  await openHome(page);
  await homeStands(page);
  const card = await page.getByRole('article').first().innerText();
  await eventually('the answers are kept', () =>
    page.evaluate(async () => (await (await caches.open('answers')).keys()).length > 2),
  );
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/gateway/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await homeStands(page);
  await expectSoon(() => page.getByRole('article').first().innerText()).toBe(card);
  const answered = page.waitForResponse('**/member/overview?**');
  letThrough();
  await answered;
  await page.getByText(say.like('kit:updated')).waitFor();
  await expectSoon(() => page.getByRole('article').first().innerText()).toBe(card);
  await close();
});

it('a visitor signed out elsewhere is led to sign-in as soon as the server responds', async () => {
  const { page, close } = await phoneOf('66000117');
  await openHome(page);
  await homeStands(page);
  const other = await openPhone(browser, { storageState: await page.context().storageState() });
  await other.page.goto(`${product.origin}/en/my-membership`);
  await signOutHere(other.page);
  await other.close();
  await page.reload();
  await page.waitForURL('**/en/join-us');
  expect(await page.evaluate(() => localStorage.getItem('tokenValue'))).toBeNull();
  await close();
});
