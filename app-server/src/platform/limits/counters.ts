import type { FastifyBaseLogger } from 'fastify';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Counted, Limit } from './limit.ts';
import { limitersBy, type Limiter, type Rate } from './limiter.ts';
import { sharedLimiters } from './valkey.ts';

/**
 * Counts of calls outside of the database. Losing them opens nothing: what guards codes, PINs and money is counted in
 * PostgreSQL (`rate-bucket.ts`).
 */
export interface Counters {
  /** Increments the count and returns it. Never throws: without its store, the process counts alone. */
  count(limit: Limit): Promise<Counted>;
  close(): Promise<void>;
}

/** A limiter of this process alone. */
export const ownLimiter = ({ limit, seconds }: Rate): Limiter =>
  new RateLimiterMemory({ points: limit, duration: seconds });

const countedOf = ({ consumedPoints, msBeforeNext }: RateLimiterRes, over: boolean): Counted => ({
  count: consumedPoints,
  over,
  closesIn: Math.max(Math.ceil(msBeforeNext / 1000), 1),
});

const isCount = (given: unknown): given is RateLimiterRes =>
  typeof given === 'object' && given !== null && 'consumedPoints' in given && !(given instanceof Error);

/** `consume` resolves or rejects with the count; anything else that it rejects with is a failure. */
async function countWith(limiter: Limiter, { key }: Limit): Promise<Counted> {
  try {
    return countedOf(await limiter.consume(key), false);
  } catch (given) {
    // without a number where the limiter refuses a caller without asking its store
    if (isCount(given)) return countedOf(given, true);
    throw given;
  }
}

/** How long a process counts alone after its store failed: a call must not wait for a store that is slow. */
const ALONE_MS = 2_000;

/**
 * The counts of calls: in `url` (a Valkey or Redis, LIMITS_URL) for several processes together, else in this process.
 * While the store is away, slow or full, this process counts alone, so a limit is at most that of each process.
 */
export function openCounters(
  url: string | undefined,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): Counters {
  const own = limitersBy(ownLimiter);
  if (url === undefined) return { count: (limit) => countWith(own(limit), limit), close: async () => {} };
  const shared = sharedLimiters(url);
  let aloneUntil = 0;
  const fail = (error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    // once, not for each call
    if (aloneUntil === 0) log.warn({ reason }, 'the store of limits failed; this process counts alone');
    aloneUntil = performance.now() + ALONE_MS;
  };
  return {
    async count(limit) {
      if (performance.now() < aloneUntil) return countWith(own(limit), limit);
      try {
        const counted = await countWith(shared.limiter(limit), limit);
        if (aloneUntil !== 0) log.info('the store of limits is back');
        aloneUntil = 0;
        return counted;
      } catch (error) {
        fail(error);
        return countWith(own(limit), limit);
      }
    },
    close: shared.close,
  };
}
