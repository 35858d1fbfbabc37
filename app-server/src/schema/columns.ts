import { sql } from 'drizzle-orm';
import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** Raw bytes: hashes, sealed secrets. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const instant = () => timestamp({ withTimezone: true });

/** Money, points or Resort Dollars in minor units; one order or lot never comes near 2^63. */
export const minor = () => bigint({ mode: 'bigint' });

export const reference = () => bigint({ mode: 'number' });

/** Ids stay below 2^52, so that they are exact as numbers; on the wire they are decimal strings. */
export const identityKey = (startWith = 1) =>
  bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith });

/** Bookkeeping in database time; no rule reads these two, what a rule reads has a column of its own. */
export const stamps = {
  createdAt: instant().notNull().defaultNow(),
  updatedAt: instant()
    .notNull()
    .defaultNow()
    .$onUpdate(() => sql`now()`),
};
