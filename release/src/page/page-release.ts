import type {
  PageRelease,
  ReleaseDocument,
  ReleaseRoute,
  ReleaseUnit,
  WholeRelease,
} from '@resort/shared/remote';
import { DOOR, HOME } from '@resort/shared/routes';

/**
 * The units that a page opened at this path may need before it has read the whole release: the shell, the screen's own,
 * and for what members alone may see the door, since the origin does not know who asks.
 */
export function firstUnits({ units, routes }: ReleaseDocument, path: string): Set<string> {
  const shells = Object.keys(units).filter((name) => units[name]?.page !== null);
  const unitOf = (screen: string) => routes.filter((route) => route.path === screen).map(({ unit }) => unit);
  const own = routes.find((route) => route.path === path);
  const screens = path === '/' ? [HOME, DOOR] : own?.access === 'member' ? [path, DOOR] : [path];
  return new Set([...shells, ...screens.flatMap(unitOf)]);
}

/** What the page carries of the release: who pinned it, and why, is no visitor's business. */
export function pageRelease(
  { channel, number, since, config, units, routes }: ReleaseDocument,
  carried: ReadonlySet<string>,
  whole: WholeRelease,
): PageRelease {
  const entries = Object.entries(units);
  return {
    channel,
    number,
    ...(since !== undefined && { since }),
    config,
    units: Object.fromEntries(
      entries.filter(([name]) => carried.has(name)).map(([name, unit]) => [name, forPage(unit)]),
    ),
    routes: routes.map((route) => (carried.has(route.unit) ? route : withoutFiles(route))),
    versions: Object.fromEntries(entries.map(([name, { version }]) => [name, version])),
    whole,
  };
}

/** Icons and manifests would be a third of it: each page uses three, and no browser checks their hash. */
function forPage(unit: ReleaseUnit): ReleaseUnit {
  const files = Object.entries(unit.files).filter(([file]) => !/\.(?:png|svg|webmanifest)$/.test(file));
  return { ...unit, files: Object.fromEntries(files), lastKnownGood: null };
}

/** Hints and early calls are for the screen that the page opens. */
function withoutFiles({ prefetch: _prefetch, ...route }: ReleaseRoute): ReleaseRoute {
  return { ...route, files: [], shellFiles: [] };
}
