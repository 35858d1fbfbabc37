import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/index.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { letter } from '../../schema/index.ts';

/** What a letter is made of, in all languages; its HTML is sanitised when it is read. */
export type NewLetter = Pick<
  typeof letter.$inferInsert,
  'memberId' | 'kind' | 'title' | 'summary' | 'html' | 'picture' | 'link' | 'linkLabel'
>;

/** Told apart from the other advisory locks by its first half. */
const LOCK_SPACE = 7_406;

/**
 * Puts a letter into a member's inbox. The letters of one member are written one after another, so that a later id is
 * a later commit: 'read all up to this one' can then never take along a letter that nobody has seen.
 */
export async function writeLetter(tx: Transaction, clock: Clock, values: NewLetter): Promise<void> {
  const half = sql`hashtext(${`letters ${values.memberId}`})`;
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_SPACE}, ${half})`);
  await tx.insert(letter).values({ ...values, at: clock.sqlNow() });
}
