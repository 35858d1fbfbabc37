import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/index.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { letter } from '../../schema/index.ts';

/** The content of a letter, in all languages; its HTML is sanitised when it is read. */
export type NewLetter = Pick<
  typeof letter.$inferInsert,
  'memberId' | 'kind' | 'title' | 'summary' | 'html' | 'picture' | 'link' | 'linkLabel' | 'moment'
>;

/** The first half of the key separates it from other advisory locks. */
const LOCK_SPACE = 7_406;

/**
 * Adds a letter to a member's inbox. A member's letters are written sequentially, so that a higher id is a
 * later commit: 'mark as read up to this one' can never include an unseen letter.
 */
export async function writeLetter(tx: Transaction, clock: Clock, values: NewLetter): Promise<void> {
  const half = sql`hashtext(${`letters ${values.memberId}`})`;
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_SPACE}, ${half})`);
  await tx.insert(letter).values({ ...values, at: clock.sqlNow() });
}
