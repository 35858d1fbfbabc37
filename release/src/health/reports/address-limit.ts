/** Burst size, and rate per second, of one address. The guests of a hotel share an address. */
const BURST = 200;
const A_SECOND = 10;
/** Maximum number of tracked addresses; the least recently active one is dropped first. */
const REMEMBERED = 10_000;

interface Bucket {
  left: number;
  /** milliseconds */
  at: number;
}

/**
 * Whether an address may send another report now: one token bucket per address, in memory. It limits the cost
 * of reports, not their content.
 * @param now monotonic milliseconds
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
