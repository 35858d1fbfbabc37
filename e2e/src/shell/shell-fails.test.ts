import { describe, expect, it } from '@jest/globals';
import type { ClientReport } from '@resort/shared/remote';
import type { Page, Route } from 'playwright-core';
import { textsOf } from '@resort/shared/testing/texts';
import { openPhone } from '../page/phone.ts';
import { browser, product } from '../page/running-product.ts';
import { expectSoon } from '../page/expect-soon.ts';

const say = textsOf('shell');

const SCRIPT = '**/artifacts/shell/*/static/js/shell.*.js';

/** Serves the shell's script: `answer` for each request. */
async function withShell(
  answer: (route: Route, time: number) => Promise<void>,
  journey: (page: Page, asked: () => number, reports: ClientReport[]) => Promise<void>,
  language = 'en',
): Promise<void> {
  const { page, close } = await openPhone(browser);
  const reports: ClientReport[] = [];
  let asked = 0;
  await page.route(SCRIPT, (route) => answer(route, (asked += 1)));
  await page.route('**/v1/reports', (route) => {
    reports.push(route.request().postDataJSON() as ClientReport);
    return route.continue();
  });
  try {
    await page.goto(`${product.origin}/${language}/join-us`, { waitUntil: 'commit' });
    await journey(page, () => asked, reports);
  } finally {
    await close();
  }
}

const alter = async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()} ` });
};
const FAULTS: [string, (route: Route) => Promise<void>, string][] = [
  ['does not come', (route) => route.abort(), 'load-failure'],
  ['is answered with 404', (route) => route.fulfill({ status: 404, body: 'No such file.' }), 'load-failure'],
  ['was altered by one byte', alter, 'integrity-failure'],
];

describe("a page whose shell's script", () => {
  it.each(FAULTS)('%s shows a message with a way on, and reports it to the origin', (_name, fault, kind) =>
    withShell(fault, async (page, asked, reports) => {
      await page.getByRole('alert').getByText('This page could not be opened.').waitFor();
      const call = page.getByRole('alert').getByRole('link', { name: '+853 8800 1100' });
      await expectSoon(() => call.getAttribute('href')).toBe('tel:+85388001100');
      // browsers do not cache a test's response: the element requests it again after the request that
      // bypasses caches. The message is visible before that, until the page's style is there.
      await expectSoon(async () => asked()).toBe(3);
      const kinds = () =>
        reports.flatMap(({ events }) => events.map((event) => `${event.kind} ${event.unit}`));
      await expectSoon(async () => kinds()).toEqual(['view shell', `${kind} shell`]);

      await page.unroute(SCRIPT);
      await page.getByRole('link', { name: say('crashed.reload') }).click();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectSoon(() => page.getByText('This page could not be opened.').isVisible()).toBe(false);
    }),
  );

  it.each(FAULTS)('%s once, and loads the second time, starts without a message', (_name, fault) =>
    withShell(
      (route, time) => (time === 1 ? fault(route) : route.continue()),
      async (page, asked, reports) => {
        await page.getByRole('heading', { level: 1 }).waitFor();
        expect([
          asked(),
          reports.filter(({ events }) => events.some(({ kind }) => kind.endsWith('failure'))),
        ]).toEqual([3, []]);
        await expectSoon(() => page.getByText('This page could not be opened.').isVisible()).toBe(false);
      },
    ),
  );

  it.each([
    ['en', 'This page could not be opened.'],
    ['tc', '未能開啟此頁面。'],
    ['sc', '无法打开此页面。'],
    ['kr', '페이지를 열 수 없습니다.'],
    ['jp', 'ページを開けませんでした。'],
  ])('never responds shows a message in %s, and starts if it arrives later', (language, words) => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    return withShell(
      async (route) => {
        await held;
        await route.continue();
      },
      async (page, asked) => {
        const told = page.getByText(words, { exact: true });
        // visible until the style is there: only what it shows after that counts
        await told.waitFor({ state: 'attached' });
        await told.waitFor({ state: 'hidden' });
        await told.waitFor();
        letGo();
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expectSoon(async () => [asked(), await told.isVisible()]).toEqual([1, false]);
      },
      language,
    );
  });
});

it.each([
  // the shell's own code asks before it does anything
  ['HTMLDialogElement', 'en', 'Your browser is too old for this page.'],
  // the shell's script fails
  ['Object.hasOwn', 'en', 'Your browser is too old for this page.'],
  ['HTMLDialogElement', 'tc', '您的瀏覽器版本過舊，無法開啟此頁面。'],
  ['HTMLDialogElement', 'sc', '您的浏览器版本过旧，无法打开此页面。'],
  ['HTMLDialogElement', 'kr', '사용 중인 브라우저의 버전이 낮아 페이지를 열 수 없습니다.'],
  ['HTMLDialogElement', 'jp', 'お使いのブラウザのバージョンが古いため、ページを開けません。'],
])('a browser without %s sees only words, in %s', async (feature, language, words) => {
  const { page, close } = await openPhone(browser);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.addInitScript(`delete window.${feature}`);
  await page.goto(`${product.origin}/${language}/sign-in`);
  const told = page.getByRole('alert').filter({ visible: true });
  await told.getByText(words).waitFor();
  await expectSoon(() => told.getByRole('link').getAttribute('href')).toBe('tel:+85388001100');
  await page.waitForLoadState('networkidle');
  const left = await page.evaluate(() => document.getElementById('root')?.childElementCount);
  expect(left).toBe(0);
  await expectSoon(() => told.count()).toBe(1);
  expect(calls.filter((path) => path.startsWith('/gateway') || path.includes('/mf-'))).toEqual([]);
  await close();
});

it('without JavaScript the page says what to do', async () => {
  const { page, close } = await openPhone(browser, { javaScriptEnabled: false });
  await page.goto(`${product.origin}/jp/join-us`);
  const told = page.locator('noscript');
  await expectSoon(() => told.innerText()).toContain('ブラウザの JavaScript が無効になっています。');
  await expectSoon(() => told.locator('a').getAttribute('href')).toBe('tel:+85388001100');
  await close();
});
