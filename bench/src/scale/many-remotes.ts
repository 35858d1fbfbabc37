import { createHash } from 'node:crypto';
import type { LastKnownGood, ReleaseDocument, ReleaseRoute, ReleaseUnit } from '@resort/shared/remote';

/**
 * The release with further remotes, so that there are `count` in all. Each is the like of one that exists, with names
 * and hashes of its own (a hash does not compress), and with the version before it, as every remote has one after
 * its second pin.
 */
export function withManyRemotes(release: ReleaseDocument, count: number): ReleaseDocument {
  const remotes = Object.entries(release.units).filter(([, unit]) => unit.page === null);
  const units = { ...release.units };
  const routes = [...release.routes];
  for (let at = remotes.length; at < count; at += 1) {
    const [model, unit] = remotes[at % remotes.length] ?? [];
    if (model === undefined || unit === undefined) throw new Error('the release has no remote');
    const name = `${model}-${at}`;
    const own = release.routes
      .filter((route) => route.unit === model)
      .map((route) => likeRoute(route, name, at, ''));
    units[name] = likeUnit(unit, name, own);
    routes.push(...own);
  }
  return { ...release, units, routes };
}

function likeUnit(unit: ReleaseUnit, name: string, routes: readonly ReleaseRoute[]): ReleaseUnit {
  const before: LastKnownGood = {
    ...likeVersion(unit, name, 'before'),
    routes: Object.fromEntries(
      routes.map(({ path, files, shellFiles }) => [
        path,
        { files: files.map((file) => renamed(file, 'before')), shellFiles },
      ]),
    ),
  };
  return { ...likeVersion(unit, name, 'now'), page: null, lastKnownGood: before };
}

function likeVersion(unit: ReleaseUnit, name: string, of: string) {
  const version = `0.1.0-${hash(name + of, 'hex', 12)}`;
  const file = (path: string) => renamed(path, name + of);
  return {
    version,
    base: `/artifacts/${name}/${version}/`,
    entry: file(unit.entry),
    container: name.replaceAll('-', '_'),
    files: Object.fromEntries(
      Object.keys(unit.files).map((path) => [file(path), `sha384-${hash(name + of + path, 'base64', 64)}`]),
    ),
    texts: Object.fromEntries(
      Object.entries(unit.texts).map(([language, paths]) => [language, paths.map(file)]),
    ) as ReleaseUnit['texts'],
  };
}

function likeRoute(route: ReleaseRoute, unit: string, at: number, of: string): ReleaseRoute {
  return {
    ...route,
    unit,
    path: `${route.path}-${at}`,
    files: route.files.map((file) => renamed(file, `${unit}now${of}`)),
  };
}

/** Another content, another hash in the name: `static/js/async/u.84505c17c8.js`. */
const renamed = (file: string, by: string): string =>
  file.replace(/\.[\da-f]{10}\./, () => `.${hash(by + file, 'hex', 10)}.`);

const hash = (text: string, encoding: 'hex' | 'base64', length: number): string =>
  createHash('sha384').update(text).digest(encoding).slice(0, length);
