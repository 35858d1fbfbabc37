import { DOC_TYPES } from '@resort/shared/documents';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytea, identityKey, instant, reference, stamps } from '../../../schema/columns.ts';
import { member } from '../../../schema/identity.ts';

/** A guest whom a member saved. A deleted one has no row. */
export const realName = pgTable(
  'real_name',
  {
    id: identityKey(),
    memberId: reference()
      .notNull()
      .references(() => member.id),
    docType: text({ enum: DOC_TYPES }).notNull(),
    /** AES-256-GCM of the number, which is stored nowhere else */
    docSealed: bytea().notNull(),
    /** HMAC-SHA-256 of what makes two numbers the same document, whoever saved it */
    docHash: bytea().notNull(),
    /** in Chinese characters; '' where the document has none */
    hanName: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    dateOfBirth: date().notNull(),
    /** ISO 3166-1 alpha-2 */
    nationality: text(),
    docExpiry: date(),
    areaCode: text(),
    phone: text(),
    isSelf: boolean().notNull(),
    /** the notice that was agreed to, and when */
    consentVersion: text().notNull(),
    consentAt: instant().notNull(),
    ...stamps,
  },
  (table) => [
    index('real_name_member').on(table.memberId),
    uniqueIndex('real_name_document').on(table.memberId, table.docHash),
    uniqueIndex('real_name_self')
      .on(table.memberId)
      .where(sql`${table.isSelf}`),
    check(
      'real_name_name',
      sql`${table.hanName} <> '' or (${table.firstName} <> '' and ${table.lastName} <> '')`,
    ),
    check('real_name_phone', sql`(${table.areaCode} is null) = (${table.phone} is null)`),
  ],
);
