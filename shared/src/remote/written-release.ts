import type { RouteMeta } from './define-remote.ts';
import type { PageRelease } from './page-release.ts';

/**
 * A page's release as the origin writes it. The long form is the `PageRelease` itself. In the short form, for shells
 * that can read it (`shortRelease` of `UnitPage`), `routes` and `versions` are only of the units that the page carries.
 */
export interface WrittenRelease extends PageRelease {
  /**
   * short form only: unit → its routes, of every other unit with a screen:
   * `{ 'mf-hotel': [{ path: '/hotels', access: 'member', tab: 'book' }] }`
   */
  others?: Record<string, OtherRoute[]>;
}

/** What a page knows of a route that it cannot open first. */
export type OtherRoute = Omit<RouteMeta, 'prefetch' | 'shape'>;

/**
 * Reads either form. The routes of other units come last: no reader depends on their order, because a path has one unit
 * only. The inline script of every page has this function, so it must be small.
 */
export function readRelease(json: string): PageRelease {
  const { others = {}, ...page } = JSON.parse(json) as WrittenRelease;
  for (const [unit, metas] of Object.entries(others))
    for (const meta of metas) page.routes.push({ ...meta, unit, files: [], shellFiles: [] });
  return page;
}
