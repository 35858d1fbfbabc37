import { describe, expect, it } from '@jest/globals';
import { inEach } from '@resort/shared/contract';
import { type ReleaseDocument, type ReleaseRoute, type ReleaseUnit } from '@resort/shared/remote';
import { readRelease } from '@resort/shared/release-in-page';
import { firstUnits, pageRelease } from './page-release.ts';

const unit = (name: string): ReleaseUnit => ({
  version: `${name}-1`,
  base: `/artifacts/${name}/1/`,
  entry: 'entry.js',
  container: name,
  files: { 'entry.js': `sha384-${name}` },
  texts: inEach(() => []),
  page: name === 'shell' ? { template: '', boot: '', scripts: [], styles: [], fonts: [] } : null,
  lastKnownGood: null,
});
const route = (path: string, own: string, access: ReleaseRoute['access'] = 'member'): ReleaseRoute => ({
  path,
  access,
  unit: own,
  prefetch: [{ call: 'GET /user/cards' }],
  shape: 'card',
  files: [`${own}.js`],
  shellFiles: ['form.js'],
});
const { page: _page, ...ofRemote } = unit('mf-hotel');
const spare = { ...ofRemote, routes: {} };
const release: ReleaseDocument = {
  schema: 'release/1',
  channel: 'production',
  number: 7,
  parent: 6,
  createdAt: '2026-11-21T00:00:00Z',
  by: 'manager',
  reason: 'because',
  units: {
    shell: unit('shell'),
    'mf-auth': unit('mf-auth'),
    'mf-membership': unit('mf-membership'),
    'mf-hotel': { ...unit('mf-hotel'), lastKnownGood: spare },
  },
  routes: [
    route('/join-us', 'mf-auth', 'public'),
    route('/my-membership', 'mf-membership'),
    route('/hotels', 'mf-hotel'),
  ],
  config: { apiBase: '/gateway', appKey: 'key' },
};
const whole = { href: '/releases/production/7.json', integrity: 'sha384-whole' };

describe('the units that a page starts with', () => {
  it.each([
    ['/join-us', ['shell', 'mf-auth']],
    // a visitor is redirected to sign-in
    ['/hotels', ['shell', 'mf-hotel', 'mf-auth']],
    ['/', ['shell', 'mf-membership', 'mf-auth']],
    ['/nowhere', ['shell']],
  ])('%s', (path, units) => expect([...firstUnits(release, path)]).toEqual(units));
});

describe('the release of a page', () => {
  const pageOf = (of: ReleaseDocument) =>
    pageRelease(of, firstUnits(of, '/hotels'), whole, of.units['shell'] ?? unit('shell'));

  it('contains the files of its first units, in the pinned versions only', () => {
    const page = pageOf(release);
    expect(Object.keys(page.units)).toEqual(['shell', 'mf-auth', 'mf-hotel']);
    expect(page.units['mf-hotel']).toMatchObject({
      files: { 'entry.js': 'sha384-mf-hotel' },
      lastKnownGood: null,
    });
    expect(JSON.stringify(page)).not.toContain('sha384-mf-membership');
  });

  it('contains the files that a browser checks: no pictures, manifests, fonts, nor the page itself', () => {
    const checked = { 'a.js': 'sha384-a', 'icon.svg.js': 'sha384-b' };
    const pictures = { 'icon.png': '1', 'icon.svg': '2', 'app.webmanifest': '3', 'a.woff2': '4' };
    const page = { template: 'page.html', boot: 'boot.js', scripts: [], styles: [], worker: 'worker.js' };
    const files = { ...checked, ...pictures, 'page.html': '5', 'boot.js': '6', 'worker.js': '7' };
    const units = { ...release.units, shell: { ...unit('shell'), page, files } };
    expect(pageOf({ ...release, units }).units['shell']?.files).toEqual(checked);
  });

  it('contains the first release with the same content, and no authors', () => {
    const { channel, number, config } = release;
    const [units, routes, versions] = [expect.anything(), expect.anything(), expect.anything()];
    const known = { channel, number, config, units, routes, versions, whole };
    expect(pageOf(release)).toStrictEqual(known);
    expect(pageOf({ ...release, since: 5 })).toStrictEqual({ ...known, since: 5 });
  });

  it('contains every route and version, and the address of the rest', () => {
    const page = pageOf(release);
    expect(page.routes).toEqual([
      release.routes[0],
      { path: '/my-membership', access: 'member', unit: 'mf-membership', files: [], shellFiles: [] },
      release.routes[2],
    ]);
    expect(page.versions).toMatchObject({ shell: 'shell-1', 'mf-membership': 'mf-membership-1' });
    expect(page.whole).toEqual(whole);
  });

  it('starts with the last-known-good shell where that is given, and names the pinned versions', () => {
    const earlier = { ...unit('shell'), version: 'shell-0', base: '/artifacts/shell/0/' };
    const page = pageRelease(release, firstUnits(release, '/hotels'), whole, earlier);
    expect(page.units['shell']).toMatchObject({ version: 'shell-0', base: '/artifacts/shell/0/' });
    expect(page.units['mf-hotel']?.version).toBe('mf-hotel-1');
    expect(page.versions['shell']).toBe('shell-1');
    // the files that routes name are the pinned shell's
    expect(page.routes.flatMap(({ shellFiles }) => shellFiles)).toEqual([]);
  });

  it('grows by one line for each remote, with two hundred remotes', () => {
    const more = Array.from({ length: 200 }, (_, n) => `mf-n${n}`);
    const many = {
      ...release,
      units: {
        ...release.units,
        ...Object.fromEntries(more.map((name) => [name, { ...unit(name), lastKnownGood: spare }])),
      },
      routes: [...release.routes, ...more.map((name) => route(`/${name}`, name))],
    };
    const lengthOf = (of: ReleaseDocument) => JSON.stringify(pageOf(of)).length;
    expect((lengthOf(many) - lengthOf(release)) / more.length).toBeLessThan(150);
  });
});

describe('the release of a page for a shell that reads the short form', () => {
  const reading = (made: ReleaseUnit): ReleaseUnit => ({
    ...made,
    page: made.page && { ...made.page, shortRelease: true },
  });
  const older = { ...unit('shell'), version: 'shell-0', base: '/artifacts/shell/0/' };
  const rendered = (pinned: ReleaseUnit, starts = pinned) => {
    const of = { ...release, units: { ...release.units, shell: pinned } };
    return pageRelease(of, firstUnits(of, '/hotels'), whole, starts);
  };
  const short = rendered(reading(unit('shell')));

  it('names only the routes of other units, by unit, without early calls', () => {
    expect(short.others).toEqual({ 'mf-membership': [{ path: '/my-membership', access: 'member' }] });
    expect(short.routes).toEqual([release.routes[0], release.routes[2]]);
    expect(Object.keys(short.versions)).toEqual(['shell', 'mf-auth', 'mf-hotel']);
  });

  it('is read as the long form, but for the order of routes and the versions of other units', () => {
    const byPath = (routes: ReleaseRoute[]) => Object.fromEntries(routes.map((each) => [each.path, each]));
    const read = readRelease(JSON.stringify(short));
    const { routes, versions, units: _units, ...long } = rendered(unit('shell'));
    expect(read).toMatchObject(long);
    expect(byPath(read.routes)).toEqual(byPath(routes));
    expect({ ...read.versions, 'mf-membership': 'mf-membership-1' }).toEqual(versions);
  });

  it('is long if the pinned shell, whose inline script reads it, or the one that starts is older', () => {
    expect(rendered(unit('shell'), reading(older)).others).toBeUndefined();
    expect(rendered(reading(unit('shell')), older).others).toBeUndefined();
    expect(rendered(reading(unit('shell')), older).versions).toHaveProperty('mf-membership');
    expect(rendered(reading(unit('shell')), reading(older)).others).toBeDefined();
  });
});
