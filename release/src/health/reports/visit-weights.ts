/**
 * How many visits of one network count for one release and day. A hotel’s guests share a network; so do a forger’s
 * visits.
 */
export const NETWORK_VISITS = 20;
/** Maximum number of remembered visits; the oldest is dropped first. */
const REMEMBERED = 100_000;

/** The source of a report: one visit, from one network. */
export interface Teller {
  lot: string;
  /** see networkName */
  network: string;
}

/**
 * Whether a visit's report counts. Each text counts once a visit, and only visits within their network's limit count. A
 * visit counts completely or not at all, so that a crowded network distorts no rate. The state is in this process's
 * memory; several processes for one channel multiply the limit.
 */
export function visitWeights(now: () => number = Date.now): (teller: Teller, text: string) => boolean {
  const told = new Map<string, Set<string>>();
  const counted = new Map<string, number>();
  return ({ lot, network }, text) => {
    const known = told.get(lot) ?? admit(lot, network);
    if (known === null || known.has(text)) return false;
    known.add(text);
    return true;
  };

  function admit(lot: string, network: string): Set<string> | null {
    const share = `${Math.floor(now() / 86_400_000)} ${network}`;
    const visits = counted.get(share) ?? 0;
    if (visits >= NETWORK_VISITS) return null;
    const texts = new Set<string>();
    remember(counted, share, visits + 1);
    remember(told, lot, texts);
    return texts;
  }
}

function remember<T>(map: Map<string, T>, key: string, value: T): void {
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > REMEMBERED && oldest !== undefined) map.delete(oldest);
}
