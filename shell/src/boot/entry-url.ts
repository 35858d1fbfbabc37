import { FALLBACK_LANGUAGE, splitLanguage, toLanguage } from '@resort/shared/contract';

/**
 * Where a page must be opened instead, or null: a path without language goes to the same path under /en, and `l`
 * rewrites the prefix (an unknown value gives the fallback), is dropped and reloads (specification §2).
 */
export function entryUrl({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string | null {
  const query = new URLSearchParams(search);
  const asked = query.get('l');
  const { language, route } = splitLanguage(pathname);
  if (asked === null) {
    return language === null ? `/${FALLBACK_LANGUAGE}${pathname}${search}${hash}` : null;
  }
  query.delete('l');
  const rest = query.toString();
  return `/${toLanguage(asked)}${route}${rest === '' ? '' : `?${rest}`}${hash}`;
}
