import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { identityKey, instant, reference, stamps } from '../columns.ts';
import { member } from '../identity.ts';

/** A gift of the card that was handed over; each gift once in a programme year. */
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
    ...stamps,
  },
  (table) => [
    unique('gift_claim_once').on(table.memberId, table.giftId, table.programmeYear),
    index('gift_claim_gift').on(table.giftId),
  ],
);
