import { date, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identityKey, instant, reference, stamps } from '../columns.ts';
import { member } from '../identity.ts';

/** What was full, by the codes of its screen. */
export type WaitedFor =
  | {
      readonly kind: 'ROOM';
      readonly hotelCode: string;
      readonly roomTypeCode: string;
      readonly checkIn: string;
      readonly checkOut: string;
      readonly rooms: number;
      readonly adults: number;
      readonly children: number;
    }
  | { readonly kind: 'SHOW'; readonly ticketId: string; readonly performanceId: string };

/** A member who asked to hear when a place becomes free. A row is deleted after its last day. */
export const waiting = pgTable(
  'waiting',
  {
    id: identityKey(),
    memberId: reference()
      .notNull()
      .references(() => member.id),
    /** what makes two of a member's requests the same */
    key: text().notNull(),
    what: jsonb().$type<WaitedFor>().notNull(),
    /** the last day in Macau on which a place is of use: the arrival, or the day of the show */
    lastDay: date().notNull(),
    /** when the member was told of a free place, once; null: not yet */
    toldAt: instant(),
    ...stamps,
  },
  (table) => [
    uniqueIndex('waiting_once').on(table.memberId, table.key),
    index('waiting_last_day').on(table.lastDay),
  ],
);
