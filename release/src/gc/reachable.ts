/** The part of a release that decides what to keep. */
export interface KeptBy {
  /** milliseconds since 1970 when it became current */
  from: number;
  /** `<unit>@<version>` of its pins and their fallbacks */
  versions: readonly string[];
}

/** The releases of one channel, newest first. */
export type History = readonly KeptBy[];

/** A published version. */
export interface Version {
  name: string;
  /** milliseconds since 1970 */
  publishedAt: number;
}

/**
 * Versions that no release refers to that was current at or after `since`. Versions published after that
 * stay, too, because somebody may be about to pin them.
 */
export function unreachable(
  histories: readonly History[],
  versions: readonly Version[],
  since: number,
): string[] {
  const kept = new Set(
    histories.flatMap((releases) =>
      releases
        .filter((_release, at) => wasCurrent(releases, at, since))
        .flatMap((release) => release.versions),
    ),
  );
  return versions
    .filter(({ name, publishedAt }) => publishedAt < since && !kept.has(name))
    .map(({ name }) => name);
}

/** The newest is still current; an older one was current until the next began. */
function wasCurrent(releases: History, at: number, since: number): boolean {
  const next = releases[at - 1];
  return next === undefined || next.from >= since;
}
