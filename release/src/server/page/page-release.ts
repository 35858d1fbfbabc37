import type {
  OtherRoute,
  ReleaseDocument,
  ReleaseRoute,
  ReleaseUnit,
  WholeRelease,
  WrittenRelease,
} from '@resort/shared/remote';
import { DOOR, HOME } from '@resort/shared/routes';

/**
 * The screens that a page at this path may open first: of a member's path also sign-in, because the origin does not know
 * whether the visitor is signed in.
 */
export function firstScreens({ routes }: ReleaseDocument, path: string): string[] {
  const own = routes.find((route) => route.path === path);
  return path === '/' ? [HOME, DOOR] : own?.access === 'member' ? [path, DOOR] : [path];
}

/** The units that a page at this path may need before it reads the whole release: the shell, and those of its screens. */
export function firstUnits(release: ReleaseDocument, path: string): Set<string> {
  const { units, routes } = release;
  const shells = Object.keys(units).filter((name) => units[name]?.page !== null);
  const unitOf = (screen: string) => routes.filter((route) => route.path === screen).map(({ unit }) => unit);
  return new Set([...shells, ...firstScreens(release, path).flatMap(unitOf)]);
}

/**
 * The part of the release in the page, without the author and reason of the pin: in the short form if the shell reads it.
 * @param shell the one that starts the page: the pinned one, or its last-known-good version. The page's versions are the
 * pinned ones in any case, because reports name them.
 */
export function pageRelease(
  { channel, number, since, config, units, routes }: ReleaseDocument,
  carried: ReadonlySet<string>,
  whole: WholeRelease,
  shell: ReleaseUnit,
): WrittenRelease {
  const entries = Object.entries(units);
  const isCarried = ({ unit }: ReleaseRoute) => carried.has(unit);
  const own = entries.filter(([name]) => carried.has(name));
  // the inline script is the pinned shell's in any case
  const isShort = [shell, ...Object.values(units)].every(({ page }) => page === null || page.shortRelease);
  const isPinned = entries.some(([, { base }]) => base === shell.base);
  const inPage = (route: ReleaseRoute) => (isPinned ? route : { ...route, shellFiles: [] });
  return {
    channel,
    number,
    ...(since !== undefined && { since }),
    config,
    units: Object.fromEntries(own.map(([name, unit]) => [name, forPage(unit.page === null ? unit : shell)])),
    routes: isShort
      ? routes.filter(isCarried).map(inPage)
      : routes.map((route) => (isCarried(route) ? inPage(route) : withoutFiles(route))),
    versions: Object.fromEntries((isShort ? own : entries).map(([name, { version }]) => [name, version])),
    whole,
    ...(isShort && { others: byUnit(routes.filter((route) => !isCarried(route))) }),
  };
}

function byUnit(routes: readonly ReleaseRoute[]): NonNullable<WrittenRelease['others']> {
  const others: WrittenRelease['others'] = {};
  for (const route of routes) {
    (others[route.unit] ??= []).push(forLater(route));
  }
  return others;
}

/**
 * Only the files that a browser checks: without pictures, manifests and fonts, which would be a third of it, and without
 * what is part of the page or, as the service worker, is requested at an address of its own.
 */
function forPage(unit: ReleaseUnit): ReleaseUnit {
  const { template, boot, worker } = unit.page ?? {};
  const files = Object.entries(unit.files).filter(
    ([file]) => !UNCHECKED.test(file) && file !== template && file !== boot && file !== worker,
  );
  return { ...unit, files: Object.fromEntries(files), lastKnownGood: null };
}

const UNCHECKED = /\.(?:png|svg|webmanifest|woff2)$/;

const withoutFiles = (route: ReleaseRoute): ReleaseRoute => ({
  ...forLater(route),
  unit: route.unit,
  files: [],
  shellFiles: [],
});

/** Files, early calls and the shape of the frame only matter for the first screen. */
function forLater(route: ReleaseRoute): OtherRoute {
  const {
    unit: _unit,
    files: _files,
    shellFiles: _shellFiles,
    prefetch: _prefetch,
    shape: _shape,
    ...meta
  } = route;
  return meta;
}
