import type { UnitManifest, UnitRoute } from '@resort/shared/remote';

export interface Screen extends UnitRoute {
  /** `mf-dollars@0.1.0-3fa94c1b2d7e` */
  owner: string;
}

/** A screen with a query, as a visitor reaches it. */
export interface Visit {
  screen: Screen;
  /** `` or `?id=7` */
  search: string;
}

/** Per screen, so that a list of filters does not take an hour. */
const VISITS_A_SCREEN = 4;

export function screensOf(manifests: readonly UnitManifest[]): Screen[] {
  return manifests.flatMap(({ unit, version, routes }) =>
    routes.map((route) => ({ ...route, owner: `${unit}@${version}` })),
  );
}

/**
 * What to open: every screen without a query, and with every kind of query in links found so far. An offer,
 * an order or a receipt needs its id, and links contain existing ones.
 */
export class Visits {
  readonly #screens: ReadonlyMap<string, Screen>;
  readonly #kinds = new Map<string, Set<string>>();
  readonly found: Visit[] = [];

  constructor(screens: readonly Screen[]) {
    this.#screens = new Map(screens.map((screen) => [screen.path, screen]));
    for (const { path } of screens) this.add(path);
  }

  /** @param link below the language prefix: `/offer?id=7`; links to other places are ignored */
  add(link: string): void {
    const { pathname, search } = new URL(link, 'http://localhost');
    const screen = this.#screens.get(pathname);
    const kinds = this.#kinds.get(pathname) ?? new Set();
    this.#kinds.set(pathname, kinds);
    const kind = kindOf(search);
    if (!screen || kinds.has(kind) || kinds.size === VISITS_A_SCREEN) return;
    kinds.add(kind);
    this.found.push({ screen, search });
  }
}

/**
 * Two queries are of the same kind if they differ in numbers only: `?type=points&id=3` is not
 * `?type=dollar&id=3`.
 */
function kindOf(search: string): string {
  const pairs = [...new URLSearchParams(search)].map(
    ([name, value]) => `${name}=${/\d/.test(value) ? '' : value}`,
  );
  return pairs.sort().join('&');
}
