import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { addConsoleRoutes } from './console-route.ts';

let dist: string;
let app: FastifyInstance;
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'console-'));
  app = Fastify();
});
afterEach(async () => {
  await app.close();
  await rm(dist, { recursive: true });
});

async function build() {
  await mkdir(join(dist, 'static'));
  await writeFile(join(dist, 'index.html'), '<p>console</p>');
  await writeFile(join(dist, 'static/index.js'), 'console.log(1)');
  addConsoleRoutes(app, dist);
}
const get = (url: string, headers = {}) => app.inject({ url, headers });

it('serves the page, with a policy that permits no inline script and no framing', async () => {
  await build();
  const page = await get('/console');
  expect([page.statusCode, page.body]).toEqual([200, '<p>console</p>']);
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');
  expect(page.headers).toMatchObject({
    'cache-control': 'no-cache',
    'integrity-policy': 'blocked-destinations=(script)',
    'referrer-policy': 'no-referrer',
  });
  const again = await get('/console', { 'if-none-match': page.headers.etag });
  expect(again.statusCode).toBe(304);
});

it('serves its files as immutable, and nothing else', async () => {
  await build();
  const script = await get('/console/static/index.js');
  expect([script.statusCode, script.headers['content-type']]).toEqual([
    200,
    'text/javascript; charset=utf-8',
  ]);
  expect(script.headers['cache-control']).toContain('immutable');
  for (const path of ['static/other.js', 'index.html', '../package.json', '..%2f..%2fpackage.json', ''])
    expect([path, (await get(`/console/${path}`)).statusCode]).not.toEqual([path, 200]);
});

it('explains how to build the console if it was not built', async () => {
  addConsoleRoutes(app, join(dist, 'nothing'));
  const answer = await get('/console');
  expect([answer.statusCode, answer.body]).toEqual([404, expect.stringContaining('npm run build -w')]);
});
