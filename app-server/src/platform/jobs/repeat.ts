import { setTimeout as pause } from 'node:timers/promises';
import { describeError } from '../logging.ts';
import type { Job, JobContext } from './job.ts';
import { runAlone } from './run-alone.ts';

/** A running job occupies two connections: one for its lock, one for its work. */
const AT_ONCE = 2;

export interface Jobs {
  /** Begins no further run and waits for those under way. */
  stop(): Promise<void>;
}

/** Lets `limit` pieces of work through at a time, in the order in which they asked. */
function turnstile(limit: number) {
  const waiting: (() => void)[] = [];
  let free = limit;
  return async (work: () => Promise<void>): Promise<void> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((admit) => waiting.push(admit));
    try {
      await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

/** Runs every job again and again, at once for the first time. A run that fails is logged and follows again. */
export function repeat(jobs: readonly Job[], context: JobContext): Jobs {
  const { db, log } = context;
  const end = new AbortController();
  const inTurn = turnstile(AT_ONCE);
  const runOnce = async (job: Job) => {
    if (end.signal.aborted) return;
    try {
      await runAlone(db, job.name, () => job.run(context));
    } catch (error) {
      log.error({ job: job.name, err: describeError(error) }, 'a job failed');
    }
  };
  const loops = jobs.map(async (job) => {
    while (!end.signal.aborted) {
      await inTurn(() => runOnce(job));
      const interval = pause(job.every * 1000, undefined, { ref: false, signal: end.signal });
      await interval.catch(() => undefined);
    }
  });
  return {
    async stop() {
      end.abort();
      await Promise.all(loops);
    },
  };
}
