import { describeError } from '../logging/logging.ts';
import type { JobContext } from './job.ts';

/** The attempts of one run of a job at several things. */
export interface Attempts {
  /** Does the work. A failure is logged with what it is about (an id), and keeps nothing else waiting. */
  attempt(about: object, work: () => Promise<unknown>): Promise<void>;
  /** The same for a failure that was caught elsewhere. */
  failed(about: object, error: unknown): void;
  /** how many failed */
  failures(): number;
  /** Throws if one failed, so that the job counts as failed. */
  end(): void;
}

/** @param sentence what failed, of one thing, for the log: "a gift could not be returned" */
export function attempts(log: Pick<JobContext['log'], 'error'>, sentence: string): Attempts {
  const errors: unknown[] = [];
  const failed = (about: object, error: unknown) => {
    errors.push(error);
    log.error({ ...about, err: describeError(error) }, sentence);
  };
  return {
    failed,
    attempt: async (about, work) => {
      try {
        await work();
      } catch (error) {
        failed(about, error);
      }
    },
    failures: () => errors.length,
    end() {
      if (errors.length > 0) throw new AggregateError(errors, `${sentence}, ${errors.length} times`);
    },
  };
}
