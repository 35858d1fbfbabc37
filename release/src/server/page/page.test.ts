import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@resort/shared/contract';
import Fastify from 'fastify';
import { releaseIn } from '@resort/shared/release-in-page';
import { integrityOf } from '../../base/hashing.ts';
import { CONFIG, madeUpShell } from '../../testing/made-up-builds.ts';
import { channel, openOrigin, type TestOrigin } from '../../testing/origin.ts';
import { notStarted } from './not-started.ts';
import { releaseOrigin } from '../origin/release-origin.ts';

let origin: TestOrigin;
beforeEach(async () => {
  origin = await openOrigin();
});
afterEach(() => origin.close());

describe('the page', () => {
  it('contains the release, the inline script, and the shell with its integrity hashes', async () => {
    await origin.pinned();
    const { body, statusCode, headers } = await origin.get('/tc/sign-in?x=1');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain('<html lang="zh-Hant-MO" class="a">');
    expect(releaseIn(body)).toMatchObject({
      number: 1,
      channel,
      config: CONFIG,
      units: { 'mf-auth': { base: '/artifacts/mf-auth/1/' } },
      routes: [{ path: '/sign-in', unit: 'mf-auth' }],
    });
    for (const hidden of ['by', 'reason', 'parent', 'createdAt']) {
      expect(releaseIn(body)).not.toHaveProperty(hidden);
    }
    const integrity = { css: integrityOf('body{}'), js: integrityOf('/* 1 */') };
    expect(body).toContain(
      `<link rel="stylesheet" href="/artifacts/shell/1/static/shell.css" integrity="${integrity.css}" crossorigin>`,
    );
    expect(body).toContain(
      `<body><script src="/artifacts/shell/1/static/shell.js" integrity="${integrity.js}" crossorigin defer fetchpriority="high"></script>`,
    );
  });

  it('lists every file except icons and manifests, which are served all the same', async () => {
    const shell = madeUpShell('1');
    const files = {
      ...shell.files,
      'app/sjm/icon.svg': '<svg/>',
      'app/sjm/en.webmanifest': '{}',
      'static/a.woff2': 'f',
    };
    await origin.pinned({ ...shell, files });
    const { units } = releaseIn((await origin.get('/en/')).body);
    const named = Object.keys(units['shell']?.files ?? {});
    expect(named.filter((file) => /svg|manifest|woff2/.test(file))).toEqual([]);
    const manifest = await origin.get('/artifacts/shell/1/app/sjm/en.webmanifest');
    expect([manifest.statusCode, manifest.headers['content-type']]).toEqual([
      200,
      'application/manifest+json',
    ]);
  });

  it('asks for the script in a header, exactly as its element does, so that it is loaded once', async () => {
    await origin.pinned(madeUpShell('1', 'run()'));
    const { body, headers } = await origin.get('/en/');
    const [, address = '', integrity = ''] =
      /<script src="([^"]+)" integrity="([^"]+)" crossorigin defer/.exec(body) ?? [];
    expect(integrity).toMatch(/^sha/);
    expect(headers['link']).toBe(
      `<${address}>; rel=preload; as=script; crossorigin; integrity="${integrity}"; fetchpriority=high`,
    );
  });

  it("has a policy with the script's hash as a browser calculates it", async () => {
    await origin.pinned(madeUpShell('1', "const s = '$& $1 äß';\r\nrun(s);"));
    const { body, headers } = await origin.get('/en/');
    const inlined = /<script>([^]*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(inlined).toBe("const s = '$& $1 äß';\nrun(s);");
    const hash = createHash('sha256').update(inlined).digest('base64');
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; script-src 'self' 'sha256-${hash}'; style-src 'self'; img-src 'self' data:; ` +
        `font-src 'self'; connect-src 'self'; frame-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; ` +
        `frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default boot`,
    );
    expect(headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'integrity-policy': 'blocked-destinations=(script)',
    });
  });

  it('has the inline style with its hash, and leaves the other styles to the inline script', async () => {
    const shell = madeUpShell('1');
    const { page } = shell.manifest ?? {};
    if (!page) throw new Error('the shell has no page');
    await origin.pinned({
      ...shell,
      files: { ...shell.files, 'inline.css': 'p{content:"$&"}\r\n' },
      manifest: { ...shell.manifest, page: { ...page, inlineStyle: 'inline.css' } },
    });
    const { body, headers } = await origin.get('/en/');
    expect(body).toContain('<style>p{content:"$&"}\n</style>');
    expect(body).not.toContain('<link rel="stylesheet"');
    const hash = createHash('sha256').update('p{content:"$&"}\n').digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
  });

  it('has the short form of the release for a shell whose build says that it reads it', async () => {
    const shell = madeUpShell('1');
    const { page } = shell.manifest ?? {};
    if (!page) throw new Error('the shell has no page');
    const saying = (shortRelease: unknown) => ({
      ...shell,
      manifest: { ...shell.manifest, page: { ...page, shortRelease: shortRelease as true } },
    });
    await expect(origin.pinned(saying('yes'))).rejects.toThrow('"page" is missing or not what');
    await origin.pinned(saying(true));
    const { body } = await origin.get('/en/terms');
    expect(body).toContain('"others":{"mf-auth":[{"path":"/sign-in","access":"member"}]}');
    expect(releaseIn(body)).toMatchObject({ routes: [{ path: '/sign-in', unit: 'mf-auth' }] });
  });

  it('escapes data that would close its script element', async () => {
    const evil = '</script><script>alert(1)</script><!--scripts--><!--';
    await origin.pinned(madeUpShell('1'), { reason: evil, by: evil, config: { ...CONFIG, appKey: evil } });
    const { body } = await origin.get('/en/');
    expect(body).not.toContain('alert(1)</script>');
    expect(body.match(/<script/g)).toHaveLength(3);
    expect(releaseIn(body)).toMatchObject({ config: { appKey: evil } });
  });

  it('allows the origin of a remote API, from the release or the deployment', async () => {
    await origin.pinned(madeUpShell('1'), { config: { ...CONFIG, apiBase: 'https://api.example/v1' } });
    expect((await origin.get('/en/')).headers['content-security-policy']).toContain(
      `connect-src 'self' https://api.example;`,
    );
    const elsewhere = Fastify();
    await elsewhere.register(
      releaseOrigin({ registry: origin.storage, channel, apiBase: 'https://other.example' }),
    );
    const { body, headers } = await elsewhere.inject('/en/');
    expect(headers['content-security-policy']).toContain(`img-src 'self' data: https://other.example;`);
    expect(headers['content-security-policy']).toContain(`connect-src 'self' https://other.example;`);
    expect(releaseIn(body)).toMatchObject({ config: { apiBase: 'https://other.example' } });
    await elsewhere.close();
  });

  it('lets photographs of listed hosts be shown, and nothing else of theirs', async () => {
    const elsewhere = Fastify();
    await origin.pinned();
    const pictureOrigins = ['https://photographs.example', 'http://localhost:9000'];
    await elsewhere.register(releaseOrigin({ registry: origin.storage, channel, pictureOrigins }));
    const { headers } = await elsewhere.inject('/en/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`img-src 'self' data: https://photographs.example http://localhost:9000;`);
    expect(policy.match(/photographs\.example/g)).toHaveLength(1);
    await elsewhere.close();
  });

  it("lets a map's style and tiles be requested from listed hosts, and only that", async () => {
    const elsewhere = Fastify();
    await origin.pinned();
    const mapOrigins = ['https://tiles.example'];
    await elsewhere.register(releaseOrigin({ registry: origin.storage, channel, mapOrigins }));
    const policy = String((await elsewhere.inject('/en/')).headers['content-security-policy']);
    expect(policy).toContain(`connect-src 'self' https://tiles.example;`);
    expect(policy.match(/tiles\.example/g)).toHaveLength(1);
    await elsewhere.close();
  });

  it('lets a payment form be posted to listed hosts, and only that', async () => {
    const elsewhere = Fastify();
    await origin.pinned();
    const formOrigins = ['https://pay.example'];
    await elsewhere.register(releaseOrigin({ registry: origin.storage, channel, formOrigins }));
    const policy = String((await elsewhere.inject('/en/')).headers['content-security-policy']);
    expect(policy).toContain(`form-action 'self' https://pay.example;`);
    expect(policy.match(/pay\.example/g)).toHaveLength(1);
    await elsewhere.close();
  });
});

describe('the message if the shell does not start', () => {
  it.each(LANGUAGES)(
    'is in the page in %s, with a telephone number, for old browsers and for those without JavaScript',
    async (language) => {
      await origin.pinned();
      const { body } = await origin.get(`/${language}/`);
      expect(body).toContain(notStarted(language));
      expect(body).toMatch(
        /<div id="not-started" role="alert">.*<a href="tel:\+85388001100">.*<div id="too-old" role="alert" hidden>.*<a href="tel:.*<noscript>.*<a href="tel:/,
      );
      const words = LANGUAGES.map((other) => notStarted(other));
      expect(new Set(words).size).toBe(LANGUAGES.length);
    },
  );
});
