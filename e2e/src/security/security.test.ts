import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Reserved } from '@resort/mf-shop/contract';
import type { SessionReply } from '@resort/shared/calls/rows';
import type { Envelope } from '@resort/shared/contract';
import type { ReleaseDocument } from '@resort/shared/remote';
import { packSeparator, releaseIn } from '@resort/shared/release-in-page';
import { OPEN_REDIRECTS } from '@resort/shared/testing/open-redirects';
import { textsOf } from '@resort/shared/testing/texts';
import { TABLE } from '../../../app-server/test/foreign-ids/table.ts';
import { identityOf, newRandom } from '../../../app-server/test/platform/protocol/client.ts';
import { sendOver, signInOver } from '../../../app-server/test/platform/protocol/over-http.ts';
import { INJECTIONS } from '../../../app-server/test/security/injections.ts';
import { asMember, asQuietMember, open, openHome } from '../page/as-member.ts';
import { eventually } from '../page/eventually.ts';
import { expectSoon } from '../page/expect-soon.ts';
import { goInPage } from '../page/faults.ts';
import { packsOf } from '../page/packs-of.ts';
import { openPhone, signIn } from '../page/phone.ts';
import { quietly } from '../page/quietly.ts';
import { browser, product } from '../page/running-product.ts';
import { signOut } from '../journeys/sign-in/on-phone.ts';
import { ask, kindsOfAnswer, type Head, type Kind } from './answers.ts';
import { secretsOf, type Secret } from './secrets.ts';
import { watch } from './watch.ts';

const say = textsOf('shell');

let release: ReleaseDocument;

beforeAll(async () => {
  const pointer = (await (await fetch(`${product.origin}/channels/production.json`)).json()) as {
    url: string;
  };
  release = (await (await fetch(product.origin + pointer.url)).json()) as ReleaseDocument;
});

/** Deviations from the expected security headers. */
function faultsOf(
  { what, status, policy = /^default-src 'none'/, isForAll = false, hasCamera = false }: Kind,
  answer: Head,
): string[] {
  const { headers } = answer;
  const isBare = [400, 431].includes(status) && !headers.has('referrer-policy');
  const expected: Record<string, RegExp> = {
    'content-security-policy': policy,
    'x-content-type-options': /^nosniff$/,
    'x-frame-options': /^DENY$/,
    'cache-control': /./,
    ...(isBare
      ? {}
      : {
          'referrer-policy': /^(strict-origin-when-cross-origin|no-referrer)$/,
          'cross-origin-opener-policy': /^same-origin$/,
          'cross-origin-resource-policy': isForAll ? /^cross-origin$/ : /^same-origin$/,
          'permissions-policy': hasCamera ? /^camera=\(self\)$/ : /camera=\(\)/,
        }),
  };
  const wrong = Object.entries(expected)
    .filter(([name, pattern]) => !pattern.test(headers.get(name) ?? ''))
    .map(([name]) => `${what}: ${name}: ${headers.get(name)}`);
  const told = ['server', 'x-powered-by', 'sourcemap', 'x-sourcemap'].filter((name) => headers.has(name));
  return [
    ...(answer.status === status ? [] : [`${what}: ${answer.status} instead of ${status}`]),
    ...wrong,
    ...told.map((name) => `${what} tells its ${name}`),
    // only the page is HTML, and it never contains text from the request
    ...(answer.body.includes('<script>alert(1)') ? [`${what} repeats what was sent`] : []),
  ];
}

it('every kind of response has the security headers', async () => {
  const kinds = kindsOfAnswer(release, (await packsOf(product.origin, '/sign-in')).address);
  const faults = await Promise.all(kinds.map(async (kind) => faultsOf(kind, await ask(kind.text))));
  process.stdout.write(
    `kinds of answers: ${faults.filter(({ length }) => length === 0).length} of ${kinds.length} guarded\n`,
  );
  expect(faults.flat()).toEqual([]);
});

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Every file of the release → its integrity. */
function named(): Map<string, string> {
  const units = Object.values(release.units).flatMap((unit) => [
    unit,
    ...(unit.lastKnownGood ? [unit.lastKnownGood] : []),
  ]);
  return new Map(
    units.flatMap(({ base, files }) => Object.entries(files).map(([file, hash]) => [base + file, hash])),
  );
}

describe('scripts', () => {
  it('loaded by a browser are those of the release, byte for byte', () =>
    asQuietMember('66000110', async ({ page }) => {
      const loaded = new Map<string, Promise<Buffer | null>>();
      page.on('response', (response) => {
        const kind = response.request().resourceType();
        if (kind !== 'script' && kind !== 'stylesheet') return;
        // null if the page was left before it was read; that matches no file's hash
        loaded.set(
          response.url(),
          response.body().catch(() => null),
        );
      });
      await quietly(page, () => openHome(page));
      for (const path of ['/offers', '/hotels', '/tickets', '/dining', '/spend-dollars', '/inbox'])
        await quietly(page, () => goInPage(page, `/en${path}`));
      const files = named();
      const packs = Object.values(releaseIn(await page.content()).packs ?? {}).flatMap(
        ({ styles, ...scripts }) => (styles ? [scripts, styles] : [scripts]),
      );
      expect(loaded.size).toBeGreaterThan(20);
      let packed = 0;
      for (const [url, body] of loaded) {
        const { origin, pathname, search } = new URL(url);
        const text = (await body)?.toString() ?? '';
        const pack = packs.find(({ address }) => address === pathname);
        const parts = pack ? text.split(packSeparator(pathname)) : [text];
        if (pack) packed += 1;
        const expected = (pack?.files ?? [pathname]).map((file) => files.get(file));
        expect({ origin, search, pathname, hashes: parts.map(integrityOf) }).toEqual({
          origin: product.origin,
          search: '',
          pathname,
          hashes: expected,
        });
      }
      expect(packed).toBe(2);
      const inPage = await page.evaluate(() =>
        [...document.scripts].map(({ src, integrity, type }) => ({
          src: src && new URL(src).pathname,
          integrity,
          type,
        })),
      );
      for (const { address, integrity } of packs) files.set(address, integrity);
      for (const { src, integrity } of inPage.filter(({ src }) => src !== ''))
        expect(integrity).toBe(files.get(src));
      // inline: the release as data, and the script whose hash is in the policy
      expect(inPage.filter(({ src }) => src === '').map(({ type }) => type)).toEqual([
        'application/json',
        '',
      ]);
      process.stdout.write(
        `scripts and styles loaded: ${loaded.size}, all named by the release with their hash\n`,
      );
    }));

  it('contain no secret and no source', async () => {
    const secrets = secretsOf(product.dataDir);
    expect(secrets.length).toBeGreaterThan(20);
    const stored = join(product.dataDir, 'release');
    const found = [...named().keys()].flatMap((path) => inside(path, readFileSync(stored + path), secrets));
    const pages = await Promise.all(
      ['/en/', '/en/sign-in', '/worker.js', '/channels/production.json'].map(async (path) =>
        inside(path, Buffer.from(await (await fetch(product.origin + path)).arrayBuffer()), secrets),
      ),
    );
    expect([...found, ...pages.flat()]).toEqual([]);
    const maps = await Promise.all(
      [...named().keys()]
        .filter((path) => /\.(js|css)$/.test(path))
        .map(async (path) => (await fetch(`${product.origin}${path}.map`)).status),
    );
    expect(new Set(maps)).toEqual(new Set([404]));
    process.stdout.write(
      `files without any of ${secrets.length} secrets: ${named().size}; source maps refused: ${maps.length}\n`,
    );
  });
});

function inside(path: string, bytes: Buffer, secrets: readonly Secret[]): string[] {
  return secrets.filter(({ text }) => bytes.includes(text)).map(({ name }) => `${path} holds ${name}`);
}

describe("an attacker's texts", () => {
  const hostile = INJECTIONS.map(([, text]) => text)
    .filter((text) => !text.includes('\r'))
    .join(' ')
    .slice(0, 200);

  it('are shown as text', () =>
    asQuietMember('66000109', async ({ page }) => {
      const as = await signInOver(product.origin, '66000109');
      const contact = { ...TABLE.contact, firstName: '<img src=x onerror=ran=1>', lastName: '"><b>x' };
      const payload = { ...TABLE, contact, remarks: hostile, idempotencyKey: newRandom() };
      const { envelope } = await sendOver<Reserved>(product.origin, 'POST /shop/reserver/order/add', {
        as,
        payload,
      });
      expect(envelope.code).toBe(0);
      const ran = await watch(page);
      await open(page, `/shop-order?orderNo=${envelope.data.orderNo}`);
      await page.getByText('<script>window.ran=1</script>').waitFor();
      await page.getByText('<img src=x onerror=ran=1>').first().waitFor();
      expect(await ran()).toEqual([]);
    }));

  it.each([
    ['/offers?q=%3Cimg%20src%3Dx%20onerror%3Dwindow.ran%3D1%3E'],
    ['/share?token=%3Cscript%3Ewindow.ran%3D1%3C%2Fscript%3E'],
    ['/article?id=%22%3E%3Csvg%20onload%3Dwindow.ran%3D1%3E'],
    ['/nowhere/%3Cscript%3Ewindow.ran=1%3C%2Fscript%3E?a=%3Cimg%20src=x%20onerror=window.ran=1%3E'],
    ['/sms?purpose=%3Cscript%3E&redirect=javascript:window.ran=1'],
    [
      '/terms-n-conditions?skin=%22%3E%3Cscript%3Ewindow.ran=1%3C/script%3E#%3Cimg%20src=x%20onerror=window.ran=1%3E',
    ],
    ['/landing?id=__proto__&constructor.prototype.ran=1&__proto__[ran]=1'],
  ])('in the address are not executed: %s', async (path) => {
    const { page, close } = await openPhone(browser);
    try {
      const ran = await watch(page);
      await page.goto(`${product.origin}/en${path}`);
      await page.getByRole('heading').first().waitFor();
      expect(await ran()).toEqual([]);
    } finally {
      await close();
    }
  });
});

describe('the target after sign-in', () => {
  it(
    'stays on the origin, whatever the address contains',
    () =>
      asMember('66000111', async ({ page }) => {
        const ran = await watch(page);
        await openHome(page);
        for (const redirect of OPEN_REDIRECTS) {
          await goInPage(page, `/en/add-passkey?${new URLSearchParams({ redirect }).toString()}`);
          await page.getByRole('button', { name: say('auth:passkey.notNow') }).click();
          await page.waitForURL((url) => !url.pathname.endsWith('/add-passkey'));
          const { origin, pathname } = new URL(page.url());
          expect({ redirect, origin, path: pathname.slice(0, 4) }).toEqual({
            redirect,
            origin: product.origin,
            path: expect.stringMatching(/^\/en\//),
          });
          // a page that is still loading has no context to ask
          await expectSoon(ran).toEqual([]);
        }
        process.stdout.write(
          `ways back elsewhere: ${OPEN_REDIRECTS.length} refused of ${OPEN_REDIRECTS.length}\n`,
        );
      }),
    120_000,
  );
});

it('signing out invalidates the token, also for somebody who copied it', async () => {
  const { page, close } = await openPhone(browser);
  try {
    const signedIn = page.waitForResponse('**/user/otp/login');
    await open(page, '/sign-in');
    await signIn(page, product, '66000112');
    const { data } = (await (await signedIn).json()) as Envelope<SessionReply>;
    const check = async () =>
      (await sendOver(product.origin, 'GET /user/info', { as: identityOf(data) })).envelope.code;
    expect(await check()).toBe(0);
    await signOut(page);
    await eventually('the token is over', async () => (await check()) === 301);
  } finally {
    await close();
  }
});
