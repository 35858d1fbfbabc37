import type { RouteMeta } from '@resort/shared/remote';
import { fitsQuery } from '@resort/shared/routes';

/** Thrown when no route matches (specification §2); the path is the requested one in full, shown as text. */
export class PageNotFound extends Error {
  constructor(path: string) {
    super(`Page Not Found: ${path}`);
    this.name = 'PageNotFound';
  }
}

export function notFound({ url }: Request): PageNotFound {
  const { pathname, search } = new URL(url);
  return new PageNotFound(pathname + search);
}

/**
 * Route validation (specification §2): an address without what its screen needs is not found, for visitors and members
 * alike.
 */
export function refuseUnfit({ needs }: Pick<RouteMeta, 'needs'>, request: Request): void {
  if (!fitsQuery(needs, new URL(request.url).searchParams)) throw notFound(request);
}
