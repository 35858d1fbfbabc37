import { expect, it } from '@jest/globals';
import { LANGUAGES } from '@resort/shared/contract';
import type { ReleaseDocument, ReleaseUnit } from '@resort/shared/remote';
import { curveOf } from './curve.ts';
import { withManyRemotes } from './many-remotes.ts';

const texts = Object.fromEntries(
  LANGUAGES.map((language) => [language, [`${language}.0123456789.js`]]),
) as ReleaseUnit['texts'];
const unit = (name: string): ReleaseUnit => ({
  version: '0.1.0-0123456789ab',
  base: `/artifacts/${name}/0.1.0-0123456789ab/`,
  entry: 'remoteEntry.0123456789.js',
  container: name.replaceAll('-', '_'),
  files: { 'remoteEntry.0123456789.js': 'sha384-a', 'screen.0123456789.js': 'sha384-b' },
  texts,
  page: null,
  lastKnownGood: null,
});
const release: ReleaseDocument = {
  schema: 'release/1',
  channel: 'production',
  number: 1,
  parent: null,
  createdAt: '2026-11-21T00:00:00Z',
  by: 'test',
  reason: 'test',
  units: { 'mf-auth': unit('mf-auth'), 'mf-dollars': unit('mf-dollars') },
  routes: [
    { path: '/sign-in', unit: 'mf-auth', access: 'public', files: ['screen.0123456789.js'], shellFiles: [] },
  ],
  config: { apiBase: '/gateway', appKey: 'key' },
};

it('makes remotes of their own: other names, other hashes, other paths', () => {
  const many = withManyRemotes(release, 50);
  const units = Object.values(many.units);
  expect(units).toHaveLength(50);
  expect(new Set(units.map(({ container }) => container)).size).toBe(50);
  const added = units.slice(2).flatMap(({ files }) => Object.values(files));
  expect(new Set(added).size).toBe(96);
  expect(added[0]).toMatch(/^sha384-[\w+/]{64}$/);
  expect(new Set(many.routes.map(({ path }) => path)).size).toBe(many.routes.length);
});

it('every name that an added remote uses is one of its files, also of the version before it', () => {
  const many = withManyRemotes(release, 5);
  for (const [name, added] of Object.entries(many.units).slice(2)) {
    const own = many.routes.filter((route) => route.unit === name).flatMap(({ files }) => files);
    expect(Object.keys(added.files)).toEqual(expect.arrayContaining([added.entry, ...own]));
    expect(Object.keys(added.lastKnownGood?.files ?? {})).toContain(added.lastKnownGood?.entry);
    expect(added.lastKnownGood?.base).not.toBe(added.base);
  }
});

it('leaves alone what is pinned', () => {
  expect(withManyRemotes(release, 2)).toEqual(release);
});

it('the curve says in words what it shows', () => {
  const data = { median: 2500, middle: 2500, min: 2400, max: 2600 };
  const drawn = curveOf([{ remotes: 8, raw: 90_000, brotli: 30_000, data }], '/sign-in');
  expect(drawn).toContain('8 remotes: 30.0 kB, 2.50 s.');
});
