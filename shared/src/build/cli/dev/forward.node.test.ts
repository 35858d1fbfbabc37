import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { forward, type Page } from './forward.ts';

const servers: Server[] = [];
async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

let product: string;
let local: string;
let asked: IncomingMessage[];
const change = async ({ html }: Page, path: string): Promise<Page> => ({
  html: `${html} ${path}`,
  status: 200,
});

beforeEach(async () => {
  asked = [];
  product = await listen((request, response) => {
    asked.push(request);
    if (request.url === '/away') return void response.writeHead(302, { location: `${product}/en` }).end();
    if (request.url === '/file.js')
      return void response
        .writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'gzip', etag: '"1"' })
        .end(gzipSync('run()'));
    if (request.method === 'POST')
      return void bodyOf(request).then((text) => response.writeHead(201).end(`got ${text}`));
    response.setHeader('set-cookie', ['a=1; Domain=example.com; Secure', 'b=2']);
    response.writeHead(404, {
      'content-type': 'text/html',
      'content-security-policy': "script-src 'self'",
      etag: '"1"',
    });
    return void response.end('page');
  });
  local = await listen((request, response) => void forward(product, request, response, change));
});
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const ask = (path: string, init: RequestInit = {}) => fetch(local + path, { redirect: 'manual', ...init });

describe('the local proxy', () => {
  it('changes a page, and removes its policy, its tag and the domain of its cookies', async () => {
    const page = await ask('/en/tours?x=1', { headers: { accept: 'text/html', 'if-none-match': '"1"' } });
    expect([page.status, await page.text()]).toEqual([200, 'page /en/tours']);
    expect([page.headers.get('content-security-policy'), page.headers.get('etag')]).toEqual([null, null]);
    expect(page.headers.getSetCookie()).toEqual(['a=1; Secure', 'b=2']);
    expect(asked[0]?.url).toBe('/en/tours?x=1');
    expect(asked[0]?.headers['if-none-match']).toBeUndefined();
  });

  it('passes on a file, decompressed', async () => {
    const file = await ask('/file.js');
    expect([await file.text(), file.headers.get('content-encoding'), file.headers.get('etag')]).toEqual([
      'run()',
      null,
      '"1"',
    ]);
  });

  it('passes on a body, as from the product’s own origin', async () => {
    const answer = await ask('/gateway/x', { method: 'POST', body: 'tea', headers: { origin: local } });
    expect([answer.status, await answer.text()]).toEqual([201, 'got tea']);
    expect(asked[0]?.headers.origin).toBe(product);
  });

  it('keeps a redirection on this machine', async () => {
    expect((await ask('/away')).headers.get('location')).toBe('/en');
  });

  it('has no service worker, and goes to no other host', async () => {
    expect((await ask('/worker.js', { headers: { 'service-worker': 'script' } })).status).toBe(404);
    expect((await ask('//example.com/x')).status).toBe(400);
    expect(asked).toEqual([]);
  });
});
