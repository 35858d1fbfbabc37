import { TIERS } from '@resort/shared/calls/rows';
import { LANGUAGES } from '@resort/shared/contract';
import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytea, identityKey, instant, reference, stamps } from './columns.ts';

/**
 * The id is the user id on the wire. CLOSING: asked to leave, and is back with the next sign-in until the personal data
 * is erased; a closed member frees the number for somebody else.
 */
export const member = pgTable(
  'member',
  {
    id: identityKey(1_000_001),
    memberNo: text().notNull().unique(),
    status: text({ enum: ['ACTIVE', 'FROZEN', 'CLOSING', 'CLOSED'] })
      .notNull()
      .default('ACTIVE'),
    title: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    chineseName: text(),
    /** with the plus: `+853` */
    areaCode: text().notNull(),
    /** national digits */
    phone: text().notNull(),
    /** lower case */
    email: text(),
    /** until then the address belongs to nobody: it neither signs in nor is it taken */
    emailVerifiedAt: instant(),
    dateOfBirth: date({ mode: 'string' }),
    cityCode: text(),
    /** ISO 3166-1 alpha-2 */
    countryCode: text(),
    language: text({ enum: LANGUAGES }).notNull(),
    tier: text({ enum: TIERS }).notNull(),
    tierExpiresAt: instant().notNull(),
    /** ISO 4217 */
    currency: text({ enum: ['MOP'] }).notNull(),
    openKey: text().notNull().unique(),
    joinedAt: instant().notNull(),
    /** of the shared link that brought them, as it came: whoever answers for shares judges it */
    shareToken: text(),
    version: integer().notNull().default(1),
    ...stamps,
  },
  (table) => [
    uniqueIndex('member_phone')
      .on(table.areaCode, table.phone)
      .where(sql`${table.status} <> 'CLOSED'`),
    uniqueIndex('member_email')
      .on(table.email)
      .where(sql`${table.status} <> 'CLOSED' and ${table.emailVerifiedAt} is not null`),
    // of the job that renews tiers
    index('member_tier_end')
      .on(table.tierExpiresAt)
      .where(sql`${table.status} <> 'CLOSED'`),
    // of the birthday gifts
    index('member_birthday')
      .on(sql`extract(month from ${table.dateOfBirth})`, sql`extract(day from ${table.dateOfBirth})`)
      .where(sql`${table.status} = 'ACTIVE'`),
  ],
);

export const card = pgTable(
  'card',
  {
    id: identityKey(),
    memberId: reference()
      .notNull()
      .references(() => member.id),
    /** twelve digits */
    cardNo: text().notNull().unique(),
    tier: text({ enum: TIERS }).notNull(),
    status: text({ enum: ['ACTIVE', 'FROZEN', 'REPLACED'] }).notNull(),
    issuedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    ...stamps,
  },
  (table) => [index('card_member').on(table.memberId)],
);

export const session = pgTable(
  'session',
  {
    id: identityKey(),
    memberId: reference()
      .notNull()
      .references(() => member.id),
    /** SHA-256 of the token; the token itself is nowhere */
    tokenHash: bytea().notNull().unique(),
    signKeySealed: bytea().notNull(),
    /** names of browser and system; null if the browser did not send them */
    device: text(),
    expiresAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    /** set once, with the reason; an expired session needs no end */
    endedAt: instant(),
    endReason: text({ enum: ['LOGOUT', 'REVOKED', 'SUPERSEDED'] }),
    ...stamps,
  },
  (table) => [index('session_member').on(table.memberId), index('session_expiry').on(table.expiresAt)],
);
