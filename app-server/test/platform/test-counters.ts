import { openCounters, type Counters } from '../../src/platform/limits/counters.ts';
import type { Limit } from '../../src/platform/limits/limit.ts';
import { silentLog } from '../tools/silent-log.ts';

/** Counts of calls that several app servers of a test share, as processes share a Valkey. */
export interface TestCounters extends Counters {
  /** Ends every window. */
  forget(): void;
  /** Counts so that the next one is over the limit. */
  exhaust(limit: Limit): Promise<void>;
}

export function testCounters(): TestCounters {
  let own = openCounters(undefined, silentLog);
  return {
    count: (limit) => own.count(limit),
    close: async () => {},
    forget() {
      own = openCounters(undefined, silentLog);
    },
    async exhaust(limit) {
      for (let n = 0; n < limit.limit; n += 1) await own.count(limit);
    },
  };
}
