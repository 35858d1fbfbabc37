import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { identityKey, instant, stamps } from './columns.ts';

/**
 * Work for after a transaction, written in it (I24): what must happen if, and only if, it commits. Messages to people
 * have a table of their own (outboxMessage), because they are sealed and stay readable where they are sent from.
 */
export const outbox = pgTable(
  'outbox',
  {
    /** what the receiver tells a second delivery by */
    id: identityKey(),
    topic: text().notNull(),
    payload: jsonb().notNull(),
    /** written once per topic and key */
    dedupeKey: text().notNull(),
    /** the id of the request, or of the job's run, that asked for it, as in the log */
    cause: text(),
    /** the span that asked for it (W3C Trace Context); null where none is made */
    traceparent: text(),
    /** not before this; moves on with each failure */
    dueAt: instant().notNull(),
    attempts: integer().notNull().default(0),
    /** of the last failure: the error's name and SQLSTATE, never a value */
    lastError: text(),
    deliveredAt: instant(),
    ...stamps,
  },
  (table) => [
    unique('outbox_dedupe').on(table.topic, table.dedupeKey),
    index('outbox_due')
      .on(table.dueAt, table.id)
      .where(sql`${table.deliveredAt} is null`),
    index('outbox_delivered').on(table.deliveredAt),
  ],
);

/** How far each job has come that looks only at what is new since its last run. */
export const jobProgress = pgTable('job_progress', {
  /** the job's name */
  job: text().primaryKey(),
  /** in the job's own terms, such as a day or an instant */
  done: text().notNull(),
  ...stamps,
});
