import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { channel, openOrigin, type TestOrigin } from '../../testing/origin.ts';
import { releaseOrigin } from './release-origin.ts';

let origin: TestOrigin;
beforeEach(async () => {
  origin = await openOrigin();
});
afterEach(() => origin.close());

describe('the response to a page request', () => {
  it('is for the requested route', async () => {
    await origin.pinned();
    const namesAuth = async (url: string) => (await origin.get(url)).body.includes('remoteEntry.js');
    expect([await namesAuth('/en/sign-in'), await namesAuth('/en/nowhere')]).toEqual([true, false]);
  });

  it('is compressed, has an ETag for each form, and is 304 for a client that has it', async () => {
    await origin.pinned();
    const plain = await origin.get('/en/');
    const cookie = String(plain.headers['set-cookie']).split(';')[0] ?? '';
    const brotli = await origin.get('/en/', { 'accept-encoding': 'br', cookie });
    const gzip = await origin.get('/en/', { 'accept-encoding': 'gzip' });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    const known = { 'if-none-match': `"x", W/${plain.headers.etag}` };
    expect((await origin.get('/en/', known)).statusCode).toBe(304);
    expect((await origin.get('/en/no-such-page', known)).statusCode).toBe(404);
    expect((await origin.get('/tc/', known)).statusCode).toBe(200);
  });

  it('has status 200 for routes of the release, 404 for others, and redirects paths without a language', async () => {
    await origin.pinned();
    const status = async (url: string) => (await origin.get(url)).statusCode;
    expect(await Promise.all(['/en', '/en/', '/en/sign-in', '/jp/sign-in/'].map(status))).toEqual(
      Array(4).fill(200),
    );
    expect(await Promise.all(['/en/hotels', '/en/sign-in/more', '/en/x.js'].map(status))).toEqual(
      Array(3).fill(404),
    );
    expect((await origin.get('/en/hotels')).body).toBe((await origin.get('/en/')).body);
    const redirect = await origin.get('/sign-in?x=1');
    expect([redirect.statusCode, redirect.headers.location]).toEqual([302, '/en/sign-in?x=1']);
    const icon = await origin.get('/favicon.ico');
    expect([icon.statusCode, icon.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
  });

  it('responds to HEAD like GET, and refuses other methods, with any body', async () => {
    await origin.pinned();
    const head = await origin.app.inject({ method: 'HEAD', url: '/en/' });
    expect([head.statusCode, head.headers.etag]).toEqual([200, (await origin.get('/en/')).headers.etag]);
    for (const [url, headers, payload] of [
      ['/en/', {}, ''],
      ['/artifacts/x', { 'content-type': 'text/xml' }, '<x/>'],
      ['/channels/production.json', { 'content-type': 'application/json' }, '{'],
    ] as const) {
      const { statusCode, headers: answered } = await origin.app.inject({
        method: 'POST',
        url,
        headers,
        payload,
      });
      expect([statusCode, answered.allow]).toEqual([405, 'GET, HEAD']);
    }
  });

  it('does not affect other plug-ins, including unknown paths below their prefix', async () => {
    const composed = Fastify();
    await composed.register(releaseOrigin({ registry: origin.storage, channel }));
    composed.get('/healthz', () => 'healthy');
    await composed.register(
      async (gateway) => {
        gateway.post('/call', () => 'called');
        gateway.setNotFoundHandler((_request, reply) => reply.code(404).send('no such call'));
      },
      { prefix: '/gateway' },
    );
    expect((await composed.inject('/healthz')).body).toBe('healthy');
    expect((await composed.inject({ method: 'POST', url: '/gateway/call' })).body).toBe('called');
    expect((await composed.inject({ method: 'POST', url: '/gateway/other' })).body).toBe('no such call');
    expect((await composed.inject('/gateway/other')).body).toBe('no such call');
    expect((await composed.inject('/sign-in')).statusCode).toBe(302);
    await composed.close();
  });
});
