import { index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { bytea, identityKey, instant, reference, stamps } from '../columns.ts';
import { member } from '../identity.ts';

/** Under which name a provider keeps a member's cards: random, so that it is of use to nobody else. */
export const cardCustomer = pgTable(
  'card_customer',
  {
    memberId: reference()
      .notNull()
      .references(() => member.id),
    provider: text().notNull(),
    reference: text().notNull().unique(),
    ...stamps,
  },
  (table) => [primaryKey({ columns: [table.memberId, table.provider] })],
);

/** A payment card that the provider keeps for a member. A removed one has no row. */
export const savedCard = pgTable(
  'saved_card',
  {
    id: identityKey(),
    memberId: reference()
      .notNull()
      .references(() => member.id),
    provider: text().notNull(),
    /** the provider's token, sealed; whoever has it and our account there can charge the card */
    tokenSealed: bytea().notNull(),
    /** SHA-256 of the provider's fingerprint: the same card saved twice is one row */
    cardHash: bytea().notNull(),
    brand: text().notNull(),
    last4: text().notNull(),
    expiryMonth: integer().notNull(),
    expiryYear: integer().notNull(),
    savedAt: instant().notNull(),
    ...stamps,
  },
  (table) => [unique('saved_card_once').on(table.memberId, table.provider, table.cardHash)],
);

/** A removed card that its provider should forget too; gone once it has. It belongs to nobody any more. */
export const forgottenCard = pgTable(
  'forgotten_card',
  {
    id: identityKey(),
    provider: text().notNull(),
    tokenSealed: bytea().notNull(),
    attempts: integer().notNull().default(0),
    /** when the provider is asked again; null: it was not asked yet */
    nextAt: instant(),
    ...stamps,
  },
  (table) => [index('forgotten_card_due').on(table.nextAt)],
);

/** The cards that the sandbox keeps, as a provider outside would in its own books. */
export const sandboxCard = pgTable('sandbox_card', {
  token: text().primaryKey(),
  /** the payment with which it was saved */
  payNo: text().notNull().unique(),
  customer: text().notNull(),
  brand: text().notNull(),
  last4: text().notNull(),
  expiryMonth: integer().notNull(),
  expiryYear: integer().notNull(),
  ...stamps,
});
