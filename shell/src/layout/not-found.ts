import type { RouteMeta } from '@resort/shared/remote';
import { fitsQuery } from '@resort/shared/routes';

/** Thrown when no route matches (specification §2); the path is the requested one in full, shown as text. */
export class PageNotFound extends Error {
  constructor(path: string) {
    super(`Page Not Found: ${path}`);
    this.name = 'PageNotFound';
  }
}

export function notFound({ url }: Pick<Request, 'url'>): PageNotFound {
  const { pathname, search } = new URL(url);
  return new PageNotFound(pathname + search);
}

/** Also an address with an encoded line break, which the router's own `*` does not match; undefined for other errors. */
export function asNotFound(error: unknown): PageNotFound | undefined {
  if ((error as { status?: number } | null)?.status === 404) return notFound({ url: location.href });
  return error instanceof PageNotFound ? error : undefined;
}

/**
 * Route validation (specification §2): an address without what its screen needs is not found, for visitors and members
 * alike.
 */
export function refuseUnfit({ needs }: Pick<RouteMeta, 'needs'>, request: Request): void {
  if (!fitsQuery(needs, new URL(request.url).searchParams)) throw notFound(request);
}
