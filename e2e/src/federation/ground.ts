import type { Page } from 'playwright-core';
import type { Place, Served } from './serve.ts';
import type { Runtime } from './sources.ts';
import { earlyOf, hostOf, moreScopedOf, remoteOf, scopedOf } from './units.ts';

/** A host and a remote, each with one of the runtimes. */
export interface Pair {
  host: Runtime;
  remote: Runtime;
}

/** A new page of a pair's host, and the remotes for it. */
export interface Ground {
  page: Page;
  served: Served;
  /** the host's unit */
  host: string;
  remote: Place;
  /** the exposed module itself needs a share that is not part of the host's script */
  early: Place;
  /** two remotes with a second share scope */
  scoped: readonly [Place, Place];
  /** of which one was built with the other runtime */
  scopedOfBoth: readonly [Place, Place];
}

export function groundOf(page: Page, served: Served, { host, remote }: Pair): Ground {
  const other = remote === 'own' ? 'whole' : 'own';
  const place = served.placeOf;
  return {
    page,
    served,
    host: hostOf(host),
    remote: place(remoteOf(remote)),
    early: place(earlyOf(remote)),
    scoped: [place(scopedOf(remote)), place(moreScopedOf(remote))],
    scopedOfBoth: [place(scopedOf(remote)), place(moreScopedOf(other))],
  };
}

/** What a part has of a share. */
interface Counter {
  presses: number;
}
type Part = () => Promise<{ counter: Counter }>;

/** What remotes expose (sources.ts). */
type Exposed = Record<'lazy' | 'failing' | 'failingToo' | 'absent' | 'scoped', Part> & {
  eager: Counter;
  early: Counter;
  plain(): Promise<{ text: string }>;
};

/** The globals of a page, which functions that run in it declare. */
export interface InPage {
  host: {
    open(place: Place, module?: string): Promise<Exposed>;
    eager: Counter;
    lazy: Part;
    failing: Part;
    failureOf(promise: Promise<unknown>): Promise<string | null>;
  };
  /** share → how often its module ran */
  runs: Record<string, number>;
}
