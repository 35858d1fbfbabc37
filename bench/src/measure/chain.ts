import { waveOf, type Seen } from '../../../e2e/src/first-route/waves.ts';

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
  const ended = seen.filter(({ endedAt }) => endedAt < Infinity);
  const withWaves = ended.map((one) => ({ one, wave: waveOf(one, ended) }));
  const chain: Seen[] = [];
  let before = Infinity;
  for (let wave = Math.max(0, ...withWaves.map((each) => each.wave)); wave > 0; wave -= 1) {
    const candidates = withWaves.filter((each) => each.wave === wave && each.one.endedAt <= before);
    const last = candidates.toSorted((a, b) => b.one.endedAt - a.one.endedAt)[0];
    if (last === undefined) break;
    chain.unshift(last.one);
    before = last.one.startedAt;
  }
  return chain.map(({ url, startedAt, endedAt }) => ({
    path: shortened(url),
    startMs: Math.round(startedAt - origin),
    endMs: Math.round(endedAt - origin),
  }));
}

/** Without the host and without what a hash says of the version. */
function shortened(url: string): string {
  return new URL(url).pathname.replace(/^\/artifacts\/([^/]+)\/[^/]+\//, '$1: ');
}
