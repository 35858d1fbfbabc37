import { afterEach, expect, it } from '@jest/globals';
import { readRelease } from '@resort/shared/release-in-page';
import type { PageRelease } from '@resort/shared/remote';
import { releaseOf, unitOf } from '../loading/testing/release.ts';
import { openEarlierShell } from './earlier-shell.ts';

const page = { template: '', boot: '', scripts: ['shell.js'], styles: [] };
const pinned = { ...unitOf('shell', '2', ['shell.js']), page };
const { lastKnownGood: _none, ...earlier } = { ...unitOf('shell', '1', ['shell.js']), page };
const whole = releaseOf({
  shell: { ...pinned, lastKnownGood: { ...earlier, routes: {} } },
  'mf-hotel': unitOf('mf-hotel', '2', ['entry.js']),
});
const original = globalThis.fetch;
afterEach(() => void (globalThis.fetch = original));

it('writes the long form, which an earlier shell reads, with the pinned versions', async () => {
  globalThis.fetch = async () => new Response(JSON.stringify(whole));
  const { channel, number, config } = whole;
  const text = JSON.stringify({
    channel,
    number,
    config,
    routes: [],
    versions: { shell: '2' },
    units: { shell: pinned },
    others: { 'mf-hotel': [{ path: '/hotels', access: 'member' }] },
    whole: { href: '/releases/production/1.json', integrity: 'sha384-abc' },
  });
  document.body.innerHTML = `<script type="application/json" id="release">${text}</script>`;
  void openEarlierShell(readRelease(text), pinned.base);
  await new Promise((resolve) => setTimeout(resolve));

  const written = JSON.parse(document.getElementById('release')?.textContent ?? '') as PageRelease;
  expect(written).not.toHaveProperty('others');
  expect(written.units['shell']).toMatchObject({ version: '1', lastKnownGood: null });
  expect(written.versions).toEqual({ shell: '2', 'mf-hotel': '2' });
  expect(written.routes).toEqual([
    { path: '/hotels', access: 'member', unit: 'mf-hotel', files: [], shellFiles: [] },
  ]);
  const scripts = [...document.querySelectorAll('script')].map((script) => new URL(script.src).pathname);
  expect(scripts).toEqual(['/artifacts/shell/1/shell.js']);
});
