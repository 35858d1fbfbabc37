import type { JobContext } from '../../../platform/jobs/job.ts';
import { noteProgress, readProgress } from '../../../platform/jobs/progress.ts';
import { lastClosedDay, markNoShows } from './no-show.ts';

const JOB = 'no-shows';

/**
 * Scheduled work: marks no-shows once for each day that is closed, because the arrivals of a week are many. A run that
 * fails is repeated; what a property reports, or a payment confirms, after the audit of its day waits for the next.
 */
export async function auditNight(context: Pick<JobContext, 'db' | 'clock' | 'log'>): Promise<void> {
  const { db, clock } = context;
  const day = lastClosedDay(clock);
  if ((await readProgress(db, JOB)) === day) return;
  await markNoShows(context);
  await noteProgress(db, JOB, day);
}
