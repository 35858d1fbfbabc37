import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identityKey, instant, reference, stamps } from './columns.ts';
import { member } from './identity.ts';
import { outlet } from './outlets.ts';

/** What a system of the resort may call the partner gateway with. */
export const partnerKey = pgTable('partner_key', {
  /** the signature's `keyid` */
  keyId: text().primaryKey(),
  /** the system; its keys follow each other and share its sales and payments */
  partner: text().notNull(),
  /** Ed25519, SPKI in base64 */
  publicKey: text().notNull(),
  scopes: text().array().notNull(),
  /** codes of properties; empty: all */
  properties: text().array().notNull().default([]),
  /** it reports every arrival of its properties, so the night audit may close their days */
  reportsArrivals: boolean().notNull().default(false),
  revokedAt: instant(),
  ...stamps,
});

/** Every change that a partner made. Append-only. */
export const partnerAudit = pgTable(
  'partner_audit',
  {
    id: identityKey(),
    at: instant().notNull(),
    keyId: text()
      .notNull()
      .references(() => partnerKey.keyId),
    call: text().notNull(),
    idempotencyKey: text().notNull(),
    requestId: text().notNull(),
    /** the body, without codes of members and vouchers */
    asked: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (table) => [index('partner_audit_key').on(table.keyId, table.id)],
);

/** A member who showed the code at an outlet: what is sold there until its end is theirs. */
export const visit = pgTable(
  'visit',
  {
    /** unguessable */
    ref: text().primaryKey(),
    memberId: reference()
      .notNull()
      .references(() => member.id),
    partner: text().notNull(),
    outlet: text()
      .notNull()
      .references(() => outlet.code),
    at: instant().notNull(),
    expiresAt: instant().notNull(),
    /** by the code of a pass, which anyone may have photographed: the member confirms every payment on the phone */
    isByPass: boolean().notNull().default(false),
  },
  (table) => [index('visit_member').on(table.memberId)],
);
