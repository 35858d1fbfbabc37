/** How long two kinds of the same thing took, milliseconds each. */
export interface Compared {
  readonly left: readonly number[];
  readonly right: readonly number[];
}

export const median = (times: readonly number[]) => quantile(times, 0.5);

export function quantile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}

/**
 * The Mann–Whitney U test's z (normal approximation): by how many standard deviations one kind tends to take longer
 * than the other. Below 2 these tries do not distinguish them.
 */
export function rankZ({ left, right }: Compared): number {
  const all = [
    ...left.map((time) => ({ time, isLeft: true })),
    ...right.map((time) => ({ time, isLeft: false })),
  ];
  all.sort((one, other) => one.time - other.time);
  const rankSum = all.reduce((sum, { isLeft }, index) => (isLeft ? sum + index + 1 : sum), 0);
  const [n, m] = [left.length, right.length];
  const u = rankSum - (n * (n + 1)) / 2;
  return (u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
}

/**
 * Runs both kinds `count` times alternately, so that other load on the machine slows both; the first few runs warm up.
 */
export async function inTurn(
  count: number,
  left: (n: number) => Promise<unknown>,
  right: (n: number) => Promise<unknown>,
): Promise<Compared> {
  const times = { left: [] as number[], right: [] as number[] };
  const timed = async (work: (n: number) => Promise<unknown>, n: number) => {
    const started = performance.now();
    await work(n);
    return performance.now() - started;
  };
  for (let n = 0; n < count; n += 1) {
    // the order alternates too, because the second finds warmer caches
    if (n % 2 === 0) times.left.push(await timed(left, n));
    times.right.push(await timed(right, n));
    if (n % 2 === 1) times.left.push(await timed(left, n));
  }
  return { left: times.left.slice(WARM_UP), right: times.right.slice(WARM_UP) };
}

export const WARM_UP = 20;
