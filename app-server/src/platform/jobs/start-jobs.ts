import type { FastifyBaseLogger } from 'fastify';
import { createClock } from '../clock.ts';
import type { AppServerConfig } from '../config.ts';
import type { Database } from '../database/index.ts';
import { describeError } from '../logging.ts';
import { prune } from './prune.ts';

const PRUNE_EVERY_MS = 600_000;

export interface Jobs {
  /** Ends the timers and waits for a run that is under way. */
  stop(): Promise<void>;
}

/** Starts what runs by itself; every process may, each run has one owner. A failed run is logged and tried again. */
export function startJobs(options: { config: AppServerConfig; db: Database; log: FastifyBaseLogger }): Jobs {
  const { config, db, log } = options;
  const clock = createClock(config.fixedNow);
  const run = () =>
    prune(db, clock).catch((error: unknown) => log.error({ err: describeError(error) }, 'pruning failed'));
  let running = run();
  const timer = setInterval(() => {
    running = running.then(run);
  }, PRUNE_EVERY_MS).unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
