import type { Ground, InPage, Pair } from './ground.ts';
import type { Outcome } from './outcomes.ts';

declare const host: InPage['host'];
declare const runs: InPage['runs'];

/** Who needs the share: the host, two parts of a remote, or the module that another remote exposes. */
type Asker = 'host' | 'part' | 'anotherPart' | 'exposed';

/** Of a lazy share, the first request gets 503. One asks for it, and then another, twice. */
const asked =
  (first: Asker, later: Asker) =>
  ({ page, served, host: unit, remote, early }: Ground) => {
    served.failChunkOnce(unit, 'failing-share');
    return page.evaluate(
      async ([place, earlyPlace, ...askers]) => {
        const exposed = await host.open(place);
        const ask = {
          host: host.failing,
          part: exposed.failing,
          anotherPart: exposed.failingToo,
          exposed: () => host.open(earlyPlace),
        };
        const missing: boolean[] = [];
        for (const asker of askers) missing.push((await host.failureOf(ask[asker]())) !== null);
        return { missing, runs: runs['failing-share'] ?? 0 };
      },
      [remote, early, first, later, later] as const,
    );
  };

const LOADS = { missing: [true, false, false], runs: 1 };
const LOADS_LATER = { missing: [true, true, false], runs: 1 };
const STAYS_AWAY = { missing: [true, true, true], runs: 0 };

const SIDES = { host: 'host', part: 'remote', anotherPart: 'remote', exposed: 'remote' } as const;

/**
 * The one difference between the runtimes. Module Federation's keeps the promise of a load that failed in the share
 * itself, where all units of the page find it (`loading`, in `loadShare` of @module-federation/runtime-core), so that
 * no unit with that runtime can load the share any more. Our own forgets such a promise, and the try after it loads.
 */
function outcome(first: Asker, later: Asker, pair: Pair): Outcome {
  const after = pair[SIDES[later]] === 'own' ? LOADS_LATER : STAYS_AWAY;
  return { collect: asked(first, later), expected: pair[SIDES[first]] === 'own' ? LOADS : after };
}

export const failedShares = (pair: Pair): Record<string, Outcome> => ({
  'for the host, and again for the host': outcome('host', 'host', pair),
  'for the host, and again for a part of the remote': outcome('host', 'part', pair),
  'for a part of the remote, and again for the host': outcome('part', 'host', pair),
  'for a part of the remote, and again for another part': outcome('part', 'anotherPart', pair),
  'for a part of the remote, and again for the same part': outcome('part', 'part', pair),
  'for an exposed module, and again for it': outcome('exposed', 'exposed', pair),
});
