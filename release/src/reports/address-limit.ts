/** Reports that one address may send at once, and each second: a hotel's guests share one address. */
const BURST = 200;
const A_SECOND = 10;
/** Addresses that are remembered; the one that sent the longest ago is forgotten first. */
const REMEMBERED = 10_000;

interface Bucket {
  left: number;
  /** milliseconds */
  at: number;
}

/**
 * Whether an address may send another report now: a token bucket each, in this process's memory. It bounds what reports
 * cost, not what they say.
 * @param now milliseconds that only go up
 */
export function addressLimit(now: () => number = () => performance.now()): (address: string) => boolean {
  const buckets = new Map<string, Bucket>();
  return (address) => {
    const at = now();
    const known = buckets.get(address) ?? { left: BURST, at };
    const left = Math.min(BURST, known.left + ((at - known.at) / 1_000) * A_SECOND);
    buckets.delete(address);
    buckets.set(address, { left: Math.max(0, left - 1), at });
    const [oldest] = buckets.keys();
    if (buckets.size > REMEMBERED && oldest !== undefined) buckets.delete(oldest);
    return left >= 1;
  };
}
