import type { ReleaseDocument } from '@resort/shared/remote';

/** Gives a file's hash; throws for an address that the release does not name, which is what keeps loading closed. */
export type PinnedHash = (url: string) => string;

export interface PinnedFiles {
  hashOf: PinnedHash;
  /** learns the files of further units of the same release, those of last-known-good versions too */
  add(units: ReleaseDocument['units']): void;
}

/** Knows the files of these units of the release. `page`: what relative addresses refer to. */
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
