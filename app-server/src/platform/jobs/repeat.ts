import { setTimeout as pause } from 'node:timers/promises';
import { ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api';
import { inWork } from '../logging/cause.ts';
import { describeError } from '../logging/logging.ts';
import { newRequestId } from '../logging/request-id.ts';
import { failSpan, inSpan } from '../traces/span.ts';
import type { Job, JobContext } from './job.ts';
import { runAlone } from './run-alone.ts';

/** A running job uses two connections: one for its lock, one for its work. */
const AT_ONCE = 2;

/** A run begins a trace of its own. */
const JOB_SPAN = { kind: SpanKind.INTERNAL, parent: ROOT_CONTEXT };

/** done: it ran; elsewhere: another process is running it; failed: it threw. */
export type JobOutcome = 'done' | 'elsewhere' | 'failed';

/** Receives the outcome of every run. */
export interface JobWatch {
  planned(jobs: readonly Pick<Job, 'name' | 'every'>[]): void;
  ran(name: string, outcome: JobOutcome, seconds: number): void;
}

export interface Jobs {
  /** Starts no further run and waits for pending ones. */
  stop(): Promise<void>;
}

/** Limits concurrency to `limit`, in order of arrival. */
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

/** One run with its own id; a failure is logged. */
async function runJob(job: Job, context: JobContext): Promise<JobOutcome> {
  try {
    const isOurs = await runAlone(context.db, job.name, () => job.run(context));
    return isOurs ? 'done' : 'elsewhere';
  } catch (error) {
    const span = trace.getActiveSpan();
    if (span) failSpan(span, error);
    context.log.error({ job: job.name, err: describeError(error) }, 'a job failed');
    return 'failed';
  }
}

/** Runs every job periodically, starting at once. Failures are retried. */
export function repeat(jobs: readonly Job[], context: JobContext, watch?: JobWatch): Jobs {
  const end = new AbortController();
  const inTurn = turnstile(AT_ONCE);
  const runOnce = async (job: Job) => {
    if (end.signal.aborted) return;
    const began = performance.now();
    const outcome = await inWork(newRequestId(), () =>
      inSpan(`job ${job.name}`, JOB_SPAN, () => runJob(job, context)),
    );
    watch?.ran(job.name, outcome, (performance.now() - began) / 1000);
  };
  watch?.planned(jobs);
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
