import { expect, it } from '@jest/globals';
import { inEach } from '@resort/shared/contract';
import type { ReleaseDocument, ReleaseUnit } from '@resort/shared/remote';
import { planPack, packText } from './plan-pack.ts';

const filesOf = (...names: string[]) => Object.fromEntries(names.map((name) => [name, `sha384-${name}`]));
const texts = inEach((language) => [`${language}.js`]);
const shell: ReleaseUnit = {
  version: '1',
  base: '/artifacts/shell/1/',
  entry: 'shell.js',
  container: null,
  files: filesOf('shell.js', 'form.js', 'form.css', 'en.js', 'tc.js'),
  texts,
  page: { template: '', boot: '', scripts: ['shell.js'], styles: [], fonts: [] },
  lastKnownGood: null,
};
const auth: ReleaseUnit = {
  ...shell,
  base: '/artifacts/mf-auth/2/',
  entry: 'container.5c07a75687.js',
  container: 'mf_auth',
  files: filesOf('container.5c07a75687.js', 'sign-in.js', 'sign-in.css', 'en.js', 'tc.js'),
  page: null,
};
const route = { path: '/sign-in', access: 'public', files: ['sign-in.js', 'sign-in.css'] } as const;
const release: ReleaseDocument = {
  schema: 'release/1',
  channel: 'production',
  number: 1,
  parent: null,
  createdAt: '2026-11-30T00:00:00Z',
  by: 'manager',
  reason: 'because',
  units: { shell, 'mf-auth': auth },
  routes: [{ ...route, files: [...route.files], unit: 'mf-auth', shellFiles: ['form.js', 'form.css'] }],
  config: { apiBase: '/gateway', appKey: 'key' },
};
const withAuth = (change: Partial<ReleaseUnit>): ReleaseDocument => ({
  ...release,
  units: { shell, 'mf-auth': { ...auth, ...change } },
});
const addresses = (of: ReleaseDocument) =>
  planPack(of, '/sign-in', 'en')?.files.map(({ address }) => address) ?? null;

it('has the scripts of a screen, its entry last, beside the entry', () => {
  const plan = planPack(release, '/sign-in', 'en');
  expect(plan?.address).toMatch(/^\/artifacts\/mf-auth\/2\/pack\.[0-9a-f]{16}\.js$/);
  expect(plan?.files).toEqual([
    { address: '/artifacts/shell/1/form.js', integrity: 'sha384-form.js' },
    { address: '/artifacts/mf-auth/2/sign-in.js', integrity: 'sha384-sign-in.js' },
    { address: '/artifacts/mf-auth/2/en.js', integrity: 'sha384-en.js' },
    { address: '/artifacts/mf-auth/2/container.5c07a75687.js', integrity: 'sha384-container.5c07a75687.js' },
  ]);
});

it('has an address for each set of files', () => {
  const at = (of: ReleaseDocument, language: 'en' | 'tc') => planPack(of, '/sign-in', language)?.address;
  expect(at({ ...release, number: 2 }, 'en')).toBe(at(release, 'en'));
  expect(at(release, 'tc')).not.toBe(at(release, 'en'));
});

it('leaves out what is on an origin of its own', () =>
  expect(addresses(withAuth({ base: 'https://files.example/2/' }))).toBeNull());

it.each([
  ['an unknown screen', { ...release, routes: [] }],
  ['an entry without its runtime', withAuth({ entry: 'remoteEntry.js' })],
  ['a live build, which changes', withAuth({ version: '0.1.0-development' })],
])('is not made for %s', (_what, of) => expect(addresses(of)).toBeNull());

it('has one file on each second line, without those that have several', () => {
  const pack = packText([
    ['/a.js', Buffer.from('"use strict";a()')],
    ['/b.js', Buffer.from('b(`\n`)')],
    ['/c.js', Buffer.from('c("é")')],
  ]);
  expect(pack.files).toEqual(['/a.js', '/c.js']);
  expect(pack.text.toString()).toBe('"use strict";a()\n;\nc("é")');
});

it('is empty if its first file, which decides for all, is not strict', () => {
  const files = ['a()', '"use strict";b()'].map((text, at) => [`/${at}.js`, Buffer.from(text)] as const);
  expect(packText(files).files).toEqual([]);
});
