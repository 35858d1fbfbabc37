import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../context.ts';
import type { Database } from '../database/index.ts';

export interface JobContext extends Services {
  readonly db: Database;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/** What runs by itself. Any process may run it, at any time, as often as it likes: a run does what is due and no more. */
export interface Job {
  readonly name: string;
  /** seconds from the end of a run to the beginning of the next */
  readonly every: number;
  run(context: JobContext): Promise<void>;
}
