import { TIERS } from '@resort/shared/calls/rows';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytea, identityKey, instant, reference, stamps } from './columns.ts';
import { member } from './identity.ts';

/** Numbers of members who join: the member number and the card's last digits. Seeded members have lower ones. */
export const memberNumber = pgSequence('member_number', { startWith: 200_001 });

/** One-time codes; at most one live code per recipient, purpose and asker: nobody ends another's code. */
export const otp = pgTable(
  'otp',
  {
    id: identityKey(),
    /** on the wire; unguessable */
    otpId: text().notNull().unique(),
    purpose: text({ enum: ['LOGIN', 'REGISTER', 'EMAIL', 'REBIND_OLD', 'REBIND_NEW', 'CLOSE'] }).notNull(),
    channel: text({ enum: ['sms', 'voice', 'email'] }).notNull(),
    /** E.164, or an address in lower case */
    recipient: text().notNull(),
    /** whose code it is, where only one member may use it */
    memberId: reference().references(() => member.id),
    /** a MAC of the address, device or member that asked */
    asker: text().notNull().default(''),
    codeMac: bytea().notNull(),
    status: text({ enum: ['SENT', 'LOCKED', 'SUPERSEDED', 'CONSUMED'] }).notNull(),
    attempts: integer().notNull().default(0),
    sentAt: instant().notNull(),
    expiresAt: instant().notNull(),
    ...stamps,
  },
  (table) => [
    uniqueIndex('otp_live')
      .on(table.recipient, table.purpose, table.asker)
      .where(sql`${table.status} = 'SENT'`),
    index('otp_recipient').on(table.recipient, table.sentAt),
    index('otp_expiry').on(table.expiresAt),
  ],
);

/** Proof of a step done, for the next step; single use. */
export const stepTicket = pgTable(
  'step_ticket',
  {
    id: identityKey(),
    purpose: text({
      enum: [
        'REGISTER',
        'REBIND',
        'CAPTCHA',
        'CAPTCHA_SOLUTION',
        'PASSKEY_ADD',
        'PASSKEY_LOGIN',
        'MEMBER_CODE',
        'RESERVE_PICTURE',
      ],
    }).notNull(),
    /** SHA-256 of the ticket */
    ticketHash: bytea().notNull().unique(),
    /** what was proven, or whom the ticket is for: it is of no use for anything else */
    subject: text().notNull(),
    /** the key that signs the next step, where one does */
    keySealed: bytea(),
    expiresAt: instant().notNull(),
    consumedAt: instant(),
    ...stamps,
  },
  (table) => [index('step_ticket_expiry').on(table.expiresAt)],
);

/** What a member knows; hashed with scrypt (core/password). */
export const credential = pgTable(
  'credential',
  {
    memberId: reference()
      .notNull()
      .references(() => member.id),
    kind: text({ enum: ['PASSWORD', 'PIN'] }).notNull(),
    hash: text().notNull(),
    ...stamps,
  },
  (table) => [primaryKey({ columns: [table.memberId, table.kind] })],
);

/** Cards issued before this app existed; their holders may link one when they join. */
export const insiderCard = pgTable('insider_card', {
  /** `LR000123` */
  insiderId: text().primaryKey(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  dateOfBirth: date({ mode: 'string' }).notNull(),
  tier: text({ enum: TIERS }).notNull(),
  /** the member it was linked by; once */
  memberId: reference()
    .unique()
    .references(() => member.id),
  ...stamps,
});

/** What a member agreed to or declined, and when; the newest row of a key holds. */
export const consent = pgTable(
  'consent',
  {
    id: identityKey(),
    memberId: reference()
      .notNull()
      .references(() => member.id),
    key: text({ enum: ['terms', 'privacy', 'sms', 'email'] }).notNull(),
    /** of the document; marketing consents have none */
    version: text(),
    granted: boolean().notNull(),
    at: instant().notNull(),
    ...stamps,
  },
  (table) => [index('consent_member').on(table.memberId, table.key)],
);

/** WebAuthn credentials. */
export const passkey = pgTable(
  'passkey',
  {
    id: identityKey(),
    memberId: reference()
      .notNull()
      .references(() => member.id),
    /** base64url, made by the authenticator */
    credentialId: text().notNull().unique(),
    publicKey: bytea().notNull(),
    counter: reference().notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    deviceName: text().notNull(),
    lastUsedAt: instant(),
    ...stamps,
  },
  (table) => [index('passkey_member').on(table.memberId)],
);

/** What WeChat gave us for a while: its two tokens and the links; shared by all processes. */
export const weChatCache = pgTable('we_chat_cache', {
  key: text().primaryKey(),
  valueSealed: bytea().notNull(),
  expiresAt: instant().notNull(),
  ...stamps,
});

/** Development only: the data handed to the mini-program, for the page that replaces it. */
export const miniProgramHandOff = pgTable('mini_program_hand_off', {
  id: identityKey(),
  /** on the wire */
  token: text().notNull().unique(),
  path: text().notNull(),
  query: text().notNull(),
  envVersion: text().notNull(),
  expireType: integer().notNull(),
  expireInterval: integer().notNull(),
  at: instant().notNull(),
  ...stamps,
});
