import type { PageRelease } from '@resort/shared/remote';

/** The pinned release, from the page. */
export function pinnedRelease(): PageRelease {
  return JSON.parse(document.getElementById('release')?.textContent ?? '') as PageRelease;
}
