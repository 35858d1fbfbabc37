/** A release as far as keeping is concerned. */
export interface KeptBy {
  /** milliseconds since 1970 at which it became current */
  from: number;
  /** `<unit>@<version>` of what it pins and of what stands in where that fails */
  versions: readonly string[];
}

/** The releases of one channel, the newest first. */
export type History = readonly KeptBy[];

/** A published version. */
export interface Version {
  name: string;
  /** milliseconds since 1970 */
  publishedAt: number;
}

/**
 * What may go: what no release that was current at or after `since` refers to. A version that is younger than that
 * stays too, since somebody may be about to pin it.
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

/** The newest is current still; an older one was until the next newer one came. */
function wasCurrent(releases: History, at: number, since: number): boolean {
  const next = releases[at - 1];
  return next === undefined || next.from >= since;
}
