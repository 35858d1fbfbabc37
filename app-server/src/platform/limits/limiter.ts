import type { RateLimiterRes } from 'rate-limiter-flexible';
import type { Limit } from './limit.ts';

/** Counts for one limit; `consume` rejects with the count when it is over. */
export interface Limiter {
  consume(key: string): Promise<RateLimiterRes>;
}

export type Rate = Pick<Limit, 'limit' | 'seconds'>;

/** There are few different limits; each gets its limiter when it is first counted. */
export function limitersBy(make: (rate: Rate) => Limiter): (rate: Rate) => Limiter {
  const made = new Map<string, Limiter>();
  return (rate) => {
    const name = `${rate.limit}/${rate.seconds}`;
    const limiter = made.get(name) ?? make(rate);
    made.set(name, limiter);
    return limiter;
  };
}
