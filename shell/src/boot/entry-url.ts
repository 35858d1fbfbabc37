import { FALLBACK_LANGUAGE, splitLanguage, toLanguage } from '@resort/shared/contract';

/**
 * Where a page redirects, or null. A path without a language redirects to the same path below /en. The
 * parameter `l` replaces the prefix (an unknown value gives the fallback), is removed, and reloads the page
 * (specification §2).
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
