import { inTransaction, type Transaction } from '../database/index.ts';
import { attempts } from './attempts.ts';
import type { JobContext } from './job.ts';

/** So many failures in one run are no fault of single rows, and each is one more id that `next` leaves out. */
const MOST_FAILURES = 500;

/** Rows that are due, and the work on each. */
export interface DueWork<Due> {
  /** of one row, for the log: "a gift could not be returned" */
  readonly failed: string;
  /** rows done in one run; the next run does the rest */
  readonly most: number;
  /** the first row that is due, none of these; undefined if nothing is left */
  next(tx: Transaction, butNot: readonly number[]): Promise<Due | undefined>;
  work(tx: Transaction, due: Due): Promise<void>;
}

/**
 * Does what is due, each row in its own transaction. One that cannot be done is logged and left to the next run; it
 * stops no other, however long it is due. Throws at the end if there was one, so that the job counts as failed.
 * @returns how many were done
 */
export async function oneByOne<Due extends { readonly id: number }>(
  { db, log }: Pick<JobContext, 'db' | 'log'>,
  { failed, most, next, work }: DueWork<Due>,
): Promise<number> {
  const seen: number[] = [];
  const tries = attempts(log, failed);
  while (seen.length - tries.failures() < most && tries.failures() < MOST_FAILURES) {
    let id: number | undefined;
    try {
      await inTransaction(db, async (tx) => {
        const due = await next(tx, seen);
        id = due?.id;
        if (due !== undefined) await work(tx, due);
      });
    } catch (error) {
      if (id === undefined) throw error;
      tries.failed({ id }, error);
    }
    if (id === undefined) break;
    seen.push(id);
  }
  tries.end();
  return seen.length;
}
