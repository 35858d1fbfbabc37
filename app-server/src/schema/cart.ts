import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identityKey, instant, reference, stamps } from './columns.ts';
import { member } from './identity.ts';

/** A member's cart: the row that everybody locks who changes what is in it. */
export const cart = pgTable('cart', {
  memberId: reference()
    .primaryKey()
    .references(() => member.id),
  ...stamps,
});

/** What lies in a cart; it holds no inventory, and its price is that of the moment in which it was put there. */
export const cartItem = pgTable(
  'cart_item',
  {
    id: identityKey(),
    memberId: reference()
      .notNull()
      .references(() => cart.memberId),
    /** a registered cart kind */
    itemType: text().notNull(),
    /** the kind's own, checked by its schema */
    payload: jsonb().notNull(),
    quantity: integer().notNull(),
    /** of one, minor units */
    amount: bigint({ mode: 'bigint' }).notNull(),
    /** ISO 4217; the same for all of a cart */
    currency: text().notNull(),
    addedAt: instant().notNull(),
    ...stamps,
  },
  (table) => [
    index('cart_item_member').on(table.memberId, table.id),
    check('cart_item_quantity', sql`${table.quantity} > 0`),
  ],
);
