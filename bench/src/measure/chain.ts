import { deepestChain, type Seen } from '../../../e2e/src/first-route/waves.ts';

export interface Link {
  path: string;
  startMs: number;
  endMs: number;
}

/** The longest chain of requests of which each started after the one before it had ended. `origin`: the navigation's start. */
export function criticalChain(seen: readonly Seen[], origin: number): Link[] {
  const ended = seen.filter(({ endedAt }) => endedAt < Infinity);
  return deepestChain(ended).map(({ url, startedAt, endedAt }) => ({
    path: shortened(url),
    startMs: Math.round(startedAt - origin),
    endMs: Math.round(endedAt - origin),
  }));
}

/** Without the host and without what a hash says of the version. */
function shortened(url: string): string {
  return new URL(url).pathname.replace(/^\/artifacts\/([^/]+)\/[^/]+\//, '$1: ');
}
