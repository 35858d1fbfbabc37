import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { pin } from '../../changes/pin.ts';
import { madeUpShell } from '../../testing/made-up-builds.ts';
import { channel, openOrigin, type TestOrigin } from '../../testing/origin.ts';

let origin: TestOrigin;
beforeEach(async () => {
  origin = await openOrigin();
});
afterEach(() => origin.close());

function shellWithWorker() {
  const made = madeUpShell('1');
  const page = made.manifest?.page;
  if (!page) throw new Error('a shell has a page');
  return {
    ...made,
    files: { ...made.files, 'worker.js': 'addEventListener("fetch", () => {});' },
    manifest: { ...made.manifest, page: { ...page, worker: 'worker.js' } },
  };
}

describe('the service worker', () => {
  it("is the current release's, at the root, and is revalidated on each visit", async () => {
    await origin.pinned(shellWithWorker());
    const { statusCode, body, headers } = await origin.get('/worker.js');
    expect([statusCode, body]).toEqual([200, 'addEventListener("fetch", () => {});']);
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    });
    const again = await origin.get('/worker.js', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it('unregisters itself if the release switches it off; later pins keep the switch', async () => {
    const shell = shellWithWorker();
    await origin.pinned(shell, { config: { apiBase: '/gateway', appKey: 'key', offline: false } });
    await pin(origin.storage, { channel, units: ['mf-auth@1'], by: 'manager', reason: 'later' });
    const { statusCode, body } = await origin.get('/worker.js');
    expect(statusCode).toBe(200);
    expect(body).toContain('registration.unregister()');
  });

  it('unregisters itself if the shell has none', async () => {
    await origin.pinned(madeUpShell('1'));
    expect((await origin.get('/worker.js')).body).toContain('registration.unregister()');
  });
});
