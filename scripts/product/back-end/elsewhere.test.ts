import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
// @ts-expect-error plain JavaScript, which runs before anything is installed
import { configure } from './elsewhere.mjs';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'resort-elsewhere-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

const BASE = 'https://api.example.com/gateway';
const env = { DATA_DIR, APP_SERVER_BASE: BASE };

describe('a back end elsewhere', () => {
  it('is what pages get, with the public key', () => {
    expect(configure({ ...env, APP_KEY: 'theirs' })).toMatchObject({
      environment: 'development',
      dataDir: DATA_DIR,
      publicConfig: { apiBase: BASE, appKey: 'theirs' },
    });
  });

  it.each([
    [{ APP_SERVER_BASE: `${BASE}?a=1` }, 'APP_SERVER_BASE'],
    [{ APP_ENV: 'staging' }, 'APP_ENV'],
  ])('refuses %p with a sentence', (wrong, name) => {
    expect(() => void configure({ ...env, ...wrong })).toThrow(new RegExp(`^${name} is [^\\n]*\\.$`));
  });

  it.each([
    ['a release that can be served', async () => 7, 200, { status: 'ok', release: 7 }],
    [
      'none',
      async () => {
        throw new Error('no release');
      },
      503,
      { status: 'unavailable', release: null },
    ],
  ])('is ready with %s', async (_what, release, status, body) => {
    const app = Fastify();
    const server = await configure(env).open();
    server.prepare(app);
    await server.mount(app, release);
    const ready = await app.inject('/ready');
    expect([ready.statusCode, ready.json()]).toEqual([status, body]);
    expect((await app.inject('/health')).json()).toEqual({ status: 'ok' });
    const stop = await server.start(app);
    let isWatching = true;
    await stop(async () => void (isWatching = false));
    expect(isWatching).toBe(false);
  });
});
