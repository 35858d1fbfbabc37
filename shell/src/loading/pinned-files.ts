import type { ReleaseDocument } from '@resort/shared/remote';

/** Gives a file's hash; throws for an address that the release does not name, which is what keeps loading closed. */
export type PinnedHash = (url: string) => string;

/** Knows every file of the release, those of last-known-good versions too. `page`: what relative addresses refer to. */
export function pinnedFiles(release: ReleaseDocument, page: string): PinnedHash {
  const absolute = (url: string) => new URL(url, page).href;
  const versions = Object.values(release.units).flatMap((unit) =>
    unit.lastKnownGood ? [unit, unit.lastKnownGood] : [unit],
  );
  const hashes = new Map(
    versions.flatMap(({ base, files }) =>
      Object.entries(files).map(([file, hash]) => [absolute(base + file), hash]),
    ),
  );
  return (url) => {
    const hash = hashes.get(absolute(url));
    if (hash === undefined) throw new Error(`not in the pinned release: ${url}`);
    return hash;
  };
}
