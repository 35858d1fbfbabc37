import { LANGUAGES } from '@resort/shared/contract';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, identityKey, instant, stamps } from './columns.ts';

/** Requests that changed something and were already received; kept for longer than the signature's window. */
export const nonce = pgTable(
  'nonce',
  {
    scope: text().notNull(),
    random: text().notNull(),
    receivedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.random] }),
    index('nonce_received').on(table.receivedAt),
  ],
);

/** Answers of calls that run once per key; written in the transaction of the work itself. */
export const idem = pgTable(
  'idem',
  {
    /** caller and call */
    scope: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of what was asked for */
    requestHash: bytea().notNull(),
    /** null only while the winner's transaction is open, so nobody else ever sees null */
    answerSealed: bytea(),
    claimedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index('idem_claimed').on(table.claimedAt)],
);

/** Fixed windows, counted. */
export const rateBucket = pgTable(
  'rate_bucket',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    resetsAt: instant().notNull(),
  },
  (table) => [index('rate_bucket_reset').on(table.resetsAt)],
);

/** Messages to people, written in the transaction that causes them. */
export const outboxMessage = pgTable(
  'outbox_message',
  {
    id: identityKey(),
    /** E.164, or an address in lower case */
    to: text().notNull(),
    channel: text({ enum: ['sms', 'voice', 'email'] }).notNull(),
    /** of the text */
    language: text({ enum: LANGUAGES }).notNull().default('en'),
    /** of a mail */
    subject: text(),
    /** in development only */
    code: text(),
    /** sealed, because the text holds the code */
    textSealed: bytea().notNull(),
    at: instant().notNull(),
    /** from then on it is of no use to anybody and is not sent any more */
    expiresAt: instant(),
    ...stamps,
  },
  (table) => [index('outbox_message_to').on(table.to, table.id)],
);
