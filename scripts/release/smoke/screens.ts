import { screenKey } from '@resort/release';
import type { Language } from '@resort/shared/contract';
import type { UnitManifest, UnitRoute } from '@resort/shared/remote';

export interface Screen extends UnitRoute {
  unit: string;
  version: string;
}

/** A screen with a query, as a visitor reaches it. */
export interface Visit {
  screen: Screen;
  /** `` or `?id=7` */
  search: string;
  /** see screenKey */
  key: string;
}

/** Per screen, so that a list of filters does not take an hour. */
const VISITS_A_SCREEN = 4;

export function screensOf(manifests: readonly UnitManifest[]): Screen[] {
  return manifests.flatMap(({ unit, version, routes }) =>
    routes.map((route) => ({ ...route, unit, version })),
  );
}

/**
 * What to open: every screen without a query, and with every kind of query in links found so far, unless it is settled.
 * An offer, an order or a receipt needs its id, and links contain existing ones.
 */
export class Visits {
  readonly #screens: ReadonlyMap<string, Screen>;
  readonly #settled: ReadonlySet<string>;
  readonly #kinds = new Map<string, Set<string>>();
  readonly found: Visit[] = [];

  constructor(screens: readonly Screen[], settled: ReadonlySet<string> = new Set()) {
    this.#screens = new Map(screens.map((screen) => [screen.path, screen]));
    this.#settled = settled;
    for (const { path } of screens) this.add(path);
  }

  /** @param link below the language prefix: `/offer?id=7`; links to other places are ignored */
  add(link: string): void {
    const { pathname, search } = new URL(link, 'http://localhost');
    const screen = this.#screens.get(pathname);
    const kinds = this.#kinds.get(pathname) ?? new Set();
    this.#kinds.set(pathname, kinds);
    const key = screenKey(link);
    if (!screen || kinds.has(key) || kinds.size === VISITS_A_SCREEN) return;
    kinds.add(key);
    if (!this.#settled.has(key)) this.found.push({ screen, search, key });
  }
}

/** A visit that found no fault, with the links of its content. */
export interface Good {
  visit: Visit;
  languages: Language[];
  links: string[];
}
