import { macauDate } from '../../../platform/time/clock.ts';
import { noteProgress, readProgress } from '../../../platform/jobs/progress.ts';
import type { Context } from './queue-each.ts';
import { isWaking, queueReminders } from './queue-reminders.ts';

const JOB = 'reminders';

/** Runs overlap by more than the clocks of a process and its database differ. */
const OVERLAP_MS = 600_000;

/**
 * Scheduled work: reminders in the waking hours of Macau. The first run of a day looks at all that ends soon, which grows
 * with the members; later runs only at what has come near since the last. What comes back in between, such as a voucher
 * of a cancelled order, is found the next day.
 */
export async function remind(context: Context): Promise<void> {
  const { db, clock } = context;
  if (!isWaking(clock)) return;
  const now = clock.now();
  const last = await readProgress(db, JOB);
  const isToday = last !== null && macauDate(new Date(last)) === macauDate(now);
  await queueReminders(context, isToday ? new Date(Date.parse(last) - OVERLAP_MS) : null);
  await noteProgress(db, JOB, now.toISOString());
}
