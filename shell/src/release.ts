import type { PageRelease } from '@resort/shared/remote';

/** The element that carries the release, and keeps the object, so that everybody sees the versions that are added to it. */
type Holder = HTMLElement & { release?: PageRelease };

export const releaseHolder = () => document.getElementById('release') as Holder;

/**
 * The pinned release. The inline script has read it from the page (boot/boot.ts); where it did not, or is older than the
 * short form, the page's own text is taken as it is.
 */
export function pinnedRelease(): PageRelease {
  const holder = releaseHolder();
  return (holder.release ??= JSON.parse(holder.textContent) as PageRelease);
}
