import { eq } from 'drizzle-orm';
import { jobProgress } from '../../schema/index.ts';
import { inTransaction, type Database } from '../database/index.ts';

/** What the last complete run of a job noted; null before the first. */
export async function readProgress(db: Database, job: string): Promise<string | null> {
  const [row] = await db.select({ done: jobProgress.done }).from(jobProgress).where(eq(jobProgress.job, job));
  return row?.done ?? null;
}

/** Notes how far a run has come. After the work: what is cut off before is repeated. */
export async function noteProgress(db: Database, job: string, done: string): Promise<void> {
  const row = { job, done };
  await inTransaction(db, async (tx) => {
    await tx.insert(jobProgress).values(row).onConflictDoUpdate({ target: jobProgress.job, set: { done } });
  });
}
