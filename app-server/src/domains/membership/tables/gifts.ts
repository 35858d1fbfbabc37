import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { identityKey, instant, reference, stamps } from '../../../schema/columns.ts';
import { member } from '../../../schema/identity.ts';

/** A gift of the card that a member claimed; each gift once in a programme year. */
export const giftClaim = pgTable(
  'gift_claim',
  {
    id: identityKey(),
    memberId: reference()
      .notNull()
      .references(() => member.id),
    /** of content/gifts.ts */
    giftId: text().notNull(),
    /** the calendar year in which the programme year begins */
    programmeYear: integer().notNull(),
    claimedAt: instant().notNull(),
    /** shown at the outlet; null once it is collected */
    pickUpCode: text().unique(),
    collectedAt: instant(),
    /** who handed it over */
    collectedFrom: text(),
    ...stamps,
  },
  (table) => [
    unique('gift_claim_once').on(table.memberId, table.giftId, table.programmeYear),
    index('gift_claim_gift').on(table.giftId),
    check('gift_claim_state', sql`(${table.pickUpCode} is null) = (${table.collectedAt} is not null)`),
  ],
);
