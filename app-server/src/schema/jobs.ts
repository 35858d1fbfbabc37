import { pgTable, text } from 'drizzle-orm/pg-core';
import { stamps } from './columns.ts';

/** How far each job has come that looks only at what is new since its last run. */
export const jobProgress = pgTable('job_progress', {
  /** the job's name */
  job: text().primaryKey(),
  /** in the job's own terms, such as a day or an instant */
  done: text().notNull(),
  ...stamps,
});
