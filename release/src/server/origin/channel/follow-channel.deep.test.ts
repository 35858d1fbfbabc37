import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { madeUpShell } from '../../../testing/made-up-builds.ts';
import { channel, openOrigin, type TestOrigin } from '../../../testing/origin.ts';

let origin: TestOrigin;
beforeEach(async () => {
  origin = await openOrigin();
});
afterEach(() => origin.close());

/** Repeats the request, as a visitor who reloads, until the response matches; jest's timeout ends it. */
async function reloadUntil(url: string, awaited: string): Promise<string> {
  for (;;) {
    const { body } = await origin.get(url);
    if (body.includes(awaited)) return body;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe('following the channel', () => {
  it('responds that nothing is pinned, and serves the first pin without a restart', async () => {
    const answer = await origin.get('/en/');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.headers['cache-control']).toBe('no-store');
    await expect(origin.number()).rejects.toThrow('No release can be served');
    await origin.pinned();
    await reloadUntil('/en/', '"number":1');
    expect(await origin.number()).toBe(1);
  });

  it('serves a pin and a rollback by another process', async () => {
    await origin.pinned();
    expect((await origin.get('/en/')).body).toContain('/artifacts/shell/1/');
    await origin.publishAll(madeUpShell('2'));
    await cli('pin', 'shell@2');
    expect(await reloadUntil('/en/', '"number":2')).toContain(
      '<script src="/artifacts/shell/2/static/shell.js"',
    );
    await cli('rollback');
    expect(await reloadUntil('/en/', '"number":3')).toContain(
      '<script src="/artifacts/shell/1/static/shell.js"',
    );
  }, 20_000);

  const breakages: [string, string, string | null][] = [
    ['a pointer that is no JSON', 'channels/production.json', '{'],
    ['a pointer that is gone', 'channels/production.json', null],
    ['a pointer to nowhere', 'channels/production.json', pointerText({ release: 9 })],
    ['a pointer with another digest', 'channels/production.json', pointerText({ release: 1 })],
    ['a pointer of another channel', 'channels/production.json', pointerText({ release: 1, channel: 'x' })],
  ];
  it.each(breakages)('keeps the last good release after %s, and reports it', async (_what, key, text) => {
    await origin.pinned();
    expect((await origin.get('/en/')).statusCode).toBe(200);
    await overwrite(key, text);
    await nextLook();
    expect((await origin.get('/en/')).body).toContain('"number":1');
    expect(await origin.number()).toBe(1);
    await origin.restart();
    await expect(origin.number()).rejects.toThrow('No release can be served');
  });

  it.each(['releases/production/2.json', 'artifacts/shell/2/boot.js', 'artifacts/shell/2/page.html'])(
    'does not switch to a release whose %s was tampered with',
    async (key) => {
      await origin.pinned();
      expect((await origin.get('/en/')).statusCode).toBe(200);
      await origin.pinned(madeUpShell('2'));
      const original = (await origin.storage.get(key))?.body.toString() ?? '';
      await overwrite(key, `${original} evil`);
      await nextLook();
      expect((await origin.get('/en/')).body).toContain('"number":1');
      expect(await origin.number()).toBe(1);
      await overwrite(key, original);
      await reloadUntil('/en/', '"number":2');
      expect(await origin.number()).toBe(2);
    },
  );

  it('ignores a validly signed pointer to an older release that somebody restored', async () => {
    const key = 'channels/production.json';
    await origin.pinned();
    const older = (await origin.storage.get(key))?.body.toString() ?? '';
    await origin.pinned(madeUpShell('2'));
    expect((await origin.get('/en/')).body).toContain('"number":2');
    await overwrite(key, older);
    await nextLook();
    expect((await origin.get('/en/')).body).toContain('"number":2');
  });
});

function pointerText(change: object): string {
  const pointer = { schema: 'channel/1', channel, release: 1, url: '', digest: 'sha384-x', ...change };
  return JSON.stringify(pointer);
}

async function overwrite(key: string, text: string | null): Promise<void> {
  const path = join(origin.dataDir, 'release', key);
  await (text === null ? rm(path) : writeFile(path, text));
}

/** The pointer is read at most once a second. */
const nextLook = () => new Promise((resolve) => setTimeout(resolve, 1_100));

async function cli(...args: string[]): Promise<void> {
  const file = fileURLToPath(new URL('../../../cli/cli.ts', import.meta.url));
  const child = spawn(process.execPath, [file, ...args, '--data-dir', origin.dataDir], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  expect(code).toBe(0);
}
