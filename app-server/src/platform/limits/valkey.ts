import { Redis } from 'iovalkey';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import type { Limiter, Rate } from './limiter.ts';
import { limitersBy } from './limiter.ts';

/** Longer than any healthy answer within a data centre takes, and hardly felt by the one call that waits for it. */
const ANSWER_MS = 100;
const RECONNECT_MS = 1_000;

/**
 * Limiters whose counts are in a Valkey or Redis, for all processes that use it. `consume` rejects with an Error at
 * once while there is no connection, and after 100 ms without an answer. The connection is made again by itself.
 */
export function sharedLimiters(url: string) {
  const client = new Redis(url, {
    commandTimeout: ANSWER_MS,
    connectTimeout: 5_000,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    retryStrategy: () => RECONNECT_MS,
  });
  // each lost connection is an event; the calls that fail are what is logged
  client.on('error', () => undefined);
  const limiter: (rate: Rate) => Limiter = limitersBy(
    ({ limit, seconds }) =>
      new RateLimiterRedis({
        storeClient: client,
        keyPrefix: `limit ${limit}/${seconds}`,
        points: limit,
        duration: seconds,
        // a caller who is over the limit is refused without asking again
        inMemoryBlockOnConsumed: limit + 1,
        rejectIfRedisNotReady: true,
      }),
  );
  return { limiter, close: async () => client.disconnect() };
}
