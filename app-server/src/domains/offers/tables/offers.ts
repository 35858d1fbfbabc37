import type { Language } from '@resort/shared/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Picture } from '../../../locales/drawings.ts';
import { identityKey, instant, reference, stamps } from '../../../schema/columns.ts';
import { member } from '../../../schema/identity.ts';
import { property } from '../../../schema/properties.ts';
import { coupon } from '../../../schema/vouchers.ts';

const texts = () => jsonb().$type<Record<Language, string>>().notNull();
const codes = () =>
  text()
    .array()
    .notNull()
    .default(sql`'{}'`);

/** The texts of an offer. Their HTML is sanitised when it is read, whoever wrote it. */
export const offer = pgTable(
  'offer',
  {
    id: identityKey(),
    /** the editors' name for it */
    code: text().notNull().unique(),
    title: texts(),
    summary: texts(),
    html: texts(),
    /** the first is its picture */
    pictures: jsonb().$type<readonly Picture[]>().notNull(),
    /** codes of content/offer-choices */
    category: text().notNull(),
    tags: codes(),
    area: text().notNull(),
    /** null: at every property */
    property: text().references(() => property.code),
    outlets: codes(),
    couponId: reference().references(() => coupon.id),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** the lower, the sooner it is recommended */
    rank: integer().notNull(),
    /** its place among the banners; null: it is none */
    bannerRank: integer(),
    ...stamps,
  },
  (table) => [
    index('offer_on').on(table.endsAt, table.startsAt),
    check('offer_picture', sql`jsonb_array_length(${table.pictures}) > 0`),
  ],
);

/** A member's saved offers. */
export const offerCollect = pgTable(
  'offer_collect',
  {
    memberId: reference()
      .notNull()
      .references(() => member.id),
    offerId: reference()
      .notNull()
      .references(() => offer.id),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.offerId] })],
);
