import { expect, it } from '@jest/globals';
import { inEach } from '@resort/shared/contract';
import type { ReleaseDocument, ReleaseUnit } from '@resort/shared/remote';
import { planPacks } from './plan-pack.ts';

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

it('has the scripts of a screen, its entry last, beside the entry', () => {
  const { scripts: plan } = planPacks(release, '/sign-in', 'en');
  expect(plan?.address).toMatch(/^\/artifacts\/mf-auth\/2\/pack\.[0-9a-f]{16}\.js$/);
  expect(plan?.files).toEqual([
    { address: '/artifacts/shell/1/form.js', integrity: 'sha384-form.js' },
    { address: '/artifacts/mf-auth/2/sign-in.js', integrity: 'sha384-sign-in.js' },
    { address: '/artifacts/mf-auth/2/en.js', integrity: 'sha384-en.js' },
    { address: '/artifacts/mf-auth/2/container.5c07a75687.js', integrity: 'sha384-container.5c07a75687.js' },
  ]);
});

it('has an address for each set of files', () => {
  const at = (of: ReleaseDocument, language: 'en' | 'tc') =>
    planPacks(of, '/sign-in', language).scripts?.address;
  expect(at({ ...release, number: 2 }, 'en')).toBe(at(release, 'en'));
  expect(at(release, 'tc')).not.toBe(at(release, 'en'));
});

it.each([
  ['an unknown screen', { ...release, routes: [] }],
  ['an entry without its runtime', withAuth({ entry: 'remoteEntry.js' })],
  ['a remote on an origin of its own', withAuth({ base: 'https://files.example/2/' })],
  ['a live build, which changes', withAuth({ version: '0.1.0-development' })],
])('is not made for %s', (_what, of) =>
  expect(planPacks(of, '/sign-in', 'en')).toEqual({ scripts: null, styles: null }),
);

it('has the styles of a screen, the kit’s first', () => {
  const { styles } = planPacks(release, '/sign-in', 'en');
  expect(styles?.address).toMatch(/^\/artifacts\/mf-auth\/2\/pack\.[0-9a-f]{16}\.css$/);
  expect(styles?.files.map(({ address }) => address)).toEqual([
    '/artifacts/shell/1/form.css',
    '/artifacts/mf-auth/2/sign-in.css',
  ]);
});
