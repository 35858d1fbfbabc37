import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { integrityOf } from '../../base/hashing.ts';
import { auth, openOrigin, type TestOrigin } from '../../testing/origin.ts';

let origin: TestOrigin;
beforeEach(async () => {
  origin = await openOrigin();
});
afterEach(() => origin.close());

describe('stored objects', () => {
  it('are immutable artifacts, in the smallest form that the client accepts', async () => {
    await origin.pinned();
    const url = '/artifacts/mf-auth/1/remoteEntry.js';
    const plain = await origin.get(url);
    expect(plain.statusCode).toBe(200);
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
    });
    expect(plain.body).toBe(auth.files['remoteEntry.js']);
    const brotli = await origin.get(url, { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    const gzip = await origin.get(url, { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
    const again = await origin.get(url, { 'if-none-match': String(plain.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('are release documents, compressed if accepted, and with the same bytes for the hash check', async () => {
    await origin.pinned();
    const { digest, url } = (await origin.get('/channels/production.json')).json<Record<string, string>>();
    const plain = await origin.get(String(url));
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    const brotli = await origin.get(String(url), { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br' });
    expect(integrityOf(brotliDecompressSync(brotli.rawPayload))).toBe(digest);
    expect(brotli.headers.etag).not.toBe(plain.headers.etag);
    const again = await origin.get(String(url), {
      'accept-encoding': 'br',
      'if-none-match': String(brotli.headers.etag),
    });
    expect(again.statusCode).toBe(304);
  });

  it('are not compressed if small, and have no body for HEAD', async () => {
    await origin.pinned();
    const url = '/artifacts/mf-auth/1/static/tiny.css';
    const small = await origin.get(url, { 'accept-encoding': 'br' });
    expect([small.body, small.headers['content-encoding'], small.headers.vary]).toEqual([
      'a{}',
      undefined,
      'Accept-Encoding',
    ]);
    const head = await origin.app.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '3']);
  });

  it.each([
    '/artifacts/mf-auth/2/remoteEntry.js',
    '/artifacts/mf-auth/1/remoteEntry.js.br',
    '/artifacts/mf-auth/1',
    '/artifacts/shell/1/page.html',
    '/artifacts/..%2f..%2fsecret',
    '/artifacts/mf-auth/..%2f..%2f..%2fsecret',
    '/artifacts/.locks/x',
    '/releases/production/9.json',
    '/releases/production/1.json',
    '/releases/production/1.json.sig',
    '/releases/staging/1-public.json',
    '/releases/..%2fchannels%2fproduction.json',
    '/channels/staging.json',
  ])('respond to %s with an uncached 404 text', async (url) => {
    await origin.pinned();
    await writeFile(join(origin.dataDir, 'secret'), 'secret');
    const answer = await origin.get(url, { 'accept-encoding': 'br' });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
    });
  });

  it('are the immutable release, and the pointer that is always revalidated', async () => {
    await origin.pinned();
    const release = await origin.get('/releases/production/1-public.json');
    expect(release.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(release.json()).toMatchObject({ number: 1, units: { shell: { version: '1' } } });
    for (const name of ['by', 'reason', 'approvals']) expect(release.json()).not.toHaveProperty(name);
    const pointer = await origin.get('/channels/production.json');
    expect(pointer.headers['cache-control']).toBe('no-cache');
    expect(pointer.json()).toMatchObject({ release: 1, url: '/releases/production/1-public.json' });
    const known = await origin.get('/channels/production.json', {
      'if-none-match': String(pointer.headers.etag),
    });
    expect(known.statusCode).toBe(304);
  });
});
