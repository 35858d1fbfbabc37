import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Picture } from '../../../locales/drawings.ts';
import type { PageExtras } from './page-extras.ts';
import type { Written } from '../../../locales/written.ts';
import { identityKey, instant, reference, stamps } from '../../../schema/columns.ts';
import { member } from '../../../schema/identity.ts';

const written = () => jsonb().$type<Written>().notNull();

/**
 * Kinds of editorial pages: the magazine, things to enjoy, Macau, landing pages, and the resort's own pages.
 */
export const PAGE_KINDS = ['ARTICLE', 'ENJOY', 'CITY', 'LANDING', 'ABOUT'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** A page that editors wrote. Its HTML is sanitised when it is read, whoever wrote it. */
export const page = pgTable(
  'page',
  {
    id: identityKey(),
    kind: text({ enum: PAGE_KINDS }).notNull(),
    /** the editors' name for it */
    code: text().notNull().unique(),
    /** what its list is filtered by; a code of content/topics */
    topic: text().notNull(),
    title: written(),
    summary: written(),
    html: written(),
    /** the first is its picture */
    pictures: jsonb().$type<readonly Picture[]>().notNull(),
    extras: jsonb().$type<PageExtras>().notNull().default({}),
    /** null: about every property */
    property: text(),
    publishedAt: instant().notNull(),
    /** null: without end */
    withdrawnAt: instant(),
    /** its place in lists that are not by date, lowest first */
    rank: integer().notNull(),
    ...stamps,
  },
  (table) => [
    index('page_list').on(table.kind, table.topic, table.publishedAt),
    check('page_picture', sql`jsonb_array_length(${table.pictures}) > 0`),
  ],
);

/** A member likes an article: the row is there or not (I22). */
export const articleLike = pgTable(
  'article_like',
  {
    memberId: reference()
      .notNull()
      .references(() => member.id),
    pageId: reference()
      .notNull()
      .references(() => page.id),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.pageId] }),
    index('article_like_page').on(table.pageId),
  ],
);

/** Something to take part in, with so many places. Its HTML is sanitised when it is read. */
export const activity = pgTable(
  'activity',
  {
    id: identityKey(),
    /** the editors' name for it */
    code: text().notNull().unique(),
    title: written(),
    summary: written(),
    html: written(),
    place: written(),
    /** plain text */
    notes: jsonb().$type<readonly Written[]>().notNull(),
    /** the first is its picture */
    pictures: jsonb().$type<readonly Picture[]>().notNull(),
    property: text().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    signUpUntil: instant().notNull(),
    capacity: integer().notNull(),
    /** the sum of its sign-ups' seats; moves with them in one transaction */
    taken: integer().notNull().default(0),
    ...stamps,
  },
  (table) => [
    index('activity_when').on(table.endsAt, table.startsAt),
    check('activity_taken', sql`${table.taken} between 0 and ${table.capacity}`),
    check('activity_picture', sql`jsonb_array_length(${table.pictures}) > 0`),
  ],
);

/** The places a member has at an activity; 0: they were given back. */
export const activitySignUp = pgTable(
  'activity_sign_up',
  {
    memberId: reference()
      .notNull()
      .references(() => member.id),
    activityId: reference()
      .notNull()
      .references(() => activity.id),
    seats: integer().notNull(),
    /** of the last change */
    at: instant().notNull(),
    /** how often it changed; names the letter about it */
    version: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.activityId] }),
    check('activity_sign_up_seats', sql`${table.seats} >= 0`),
  ],
);
