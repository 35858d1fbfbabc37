import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../context.ts';
import type { Database } from '../database/index.ts';

export interface JobContext extends Services {
  readonly db: Database;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/**
 * Background work. Any process may run it at any time: a run only does what is due. One row that cannot be done must not
 * keep the rows after it waiting: see `oneByOne` and `attempts`, and `separately` for members.
 */
export interface Job {
  readonly name: string;
  /** seconds between the end of a run and the start of the next */
  readonly every: number;
  run(context: JobContext): Promise<void>;
}
