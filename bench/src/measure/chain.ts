import type { Seen } from '../../../e2e/src/first-route/waves.ts';

export interface Link {
  path: string;
  startMs: number;
  endMs: number;
}

/**
 * The longest chain of requests of which each started after the one before it had ended: where several would do, the
 * ones that ended last, which is what the page waited for. `origin`: the navigation's start.
 */
export function criticalChain(seen: readonly Seen[], origin: number): Link[] {
  const chains = new Map<Seen, Seen[]>();
  for (const one of seen.toSorted((a, b) => a.startedAt - b.startedAt)) {
    if (one.endedAt === Infinity) continue;
    const before = [...chains.values()].filter((chain) => endOf(chain) <= one.startedAt);
    chains.set(one, [...(before.toSorted(byDepthAndEnd)[0] ?? []), one]);
  }
  const deepest = [...chains.values()].toSorted(byDepthAndEnd)[0] ?? [];
  return deepest.map(({ url, startedAt, endedAt }) => ({
    path: shortened(url),
    startMs: Math.round(startedAt - origin),
    endMs: Math.round(endedAt - origin),
  }));
}

const endOf = (chain: readonly Seen[]): number => chain.at(-1)?.endedAt ?? 0;
const byDepthAndEnd = (one: readonly Seen[], other: readonly Seen[]): number =>
  other.length - one.length || endOf(other) - endOf(one);

/** Without the host and without what a hash says of the version. */
function shortened(url: string): string {
  return new URL(url).pathname.replace(/^\/artifacts\/([^/]+)\/[^/]+\//, '$1: ');
}
