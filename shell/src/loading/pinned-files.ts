import type { ReleaseDocument } from '@resort/shared/remote';

/**
 * Returns a file's hash. Throws for an address that the release does not list, so that nothing else can be
 * loaded.
 */
export type PinnedHash = (url: string) => string;

export interface PinnedFiles {
  hashOf: PinnedHash;
  /** adds the files of further units of the same release, including last-known-good versions */
  add(units: ReleaseDocument['units']): void;
}

/** The files of these units of the release. `page`: base of relative addresses. */
export function pinnedFiles(units: ReleaseDocument['units'], page: string): PinnedFiles {
  const absolute = (url: string) => new URL(url, page).href;
  const hashes = new Map<string, string>();
  const add: PinnedFiles['add'] = (more) => {
    const versions = Object.values(more).flatMap((unit) =>
      unit.lastKnownGood ? [unit, unit.lastKnownGood] : [unit],
    );
    for (const { base, files } of versions)
      for (const [file, hash] of Object.entries(files)) hashes.set(absolute(base + file), hash);
  };
  add(units);
  return {
    add,
    hashOf(url) {
      const hash = hashes.get(absolute(url));
      if (hash === undefined) throw new Error(`not in the pinned release: ${url}`);
      return hash;
    },
  };
}
