import type { PageRelease } from '@resort/shared/remote';

/** The pinned release as the page carries it. */
export function pinnedRelease(): PageRelease {
  return JSON.parse(document.getElementById('release')?.textContent ?? '') as PageRelease;
}
