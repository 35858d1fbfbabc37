import {
  CHAT_AUTHORS,
  CHAT_WAYS,
  INBOX_KINDS,
  NOTICE_LEVELS,
  NOTIFICATION_TOPICS,
} from '@resort/mf-content/contract';
import type { Tier } from '@resort/shared/calls/rows';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Picture } from '../locales/drawings.ts';
import type { Written } from '../locales/written.ts';
import { identityKey, instant, reference, stamps } from './columns.ts';
import { member } from './identity.ts';

const written = () => jsonb().$type<Written>().notNull();
const owner = () =>
  reference()
    .notNull()
    .references(() => member.id);

/** What a letter celebrates: a tier that was reached, or the birthday on the day of the letter. */
export type LetterMoment = { readonly kind: 'TIER'; readonly tier: Tier } | { readonly kind: 'BIRTHDAY' };

/**
 * A letter in a member's inbox, in all languages. Its HTML is sanitised when it is read. Of one member's letters, a
 * later id was committed later (core/inbox/write-letter.ts), so that 'all up to this one' is what the member saw.
 */
export const letter = pgTable(
  'letter',
  {
    id: identityKey(),
    memberId: owner(),
    kind: text({ enum: INBOX_KINDS }).notNull(),
    title: written(),
    summary: written(),
    html: written(),
    picture: jsonb().$type<Picture>(),
    /** path and query below the language prefix, and what the button says */
    link: text(),
    linkLabel: jsonb().$type<Written>(),
    /** staged once on the member's card until the letter is read; null: nothing to stage */
    moment: jsonb().$type<LetterMoment>(),
    at: instant().notNull(),
    readAt: instant(),
    ...stamps,
  },
  (table) => [index('letter_member').on(table.memberId, table.id)],
);

/** A short word to a member, also sent to the browsers that take pushes of its topic. */
export const notification = pgTable(
  'notification',
  {
    id: identityKey(),
    memberId: owner(),
    topic: text({ enum: NOTIFICATION_TOPICS }).notNull(),
    title: written(),
    text: written(),
    link: text(),
    at: instant().notNull(),
    readAt: instant(),
    ...stamps,
  },
  (table) => [index('notification_member').on(table.memberId, table.id)],
);

/**
 * A message of a member's live chat, in the language in which it was written. Of one member's messages, a later id was
 * committed later (domains/messaging/chat/conversation.ts).
 */
export const chatMessage = pgTable(
  'chat_message',
  {
    id: identityKey(),
    memberId: owner(),
    author: text({ enum: CHAT_AUTHORS }).notNull(),
    text: text().notNull(),
    /** the question of the help page that it answers, counted from 1 */
    question: integer(),
    /** it found no answer and offers the form */
    offersForm: boolean().notNull().default(false),
    /** of a message sent with the form: how the member wants to be answered */
    answerBy: text({ enum: CHAT_WAYS }),
    at: instant().notNull(),
    /** when the member read it; null also for the member's own */
    readAt: instant(),
    ...stamps,
  },
  (table) => [index('chat_message_member').on(table.memberId, table.id)],
);

/** What everybody should know for a while. Its HTML is sanitised when it is read. */
export const notice = pgTable('notice', {
  id: identityKey(),
  /** the editors' name for it */
  code: text().notNull().unique(),
  level: text({ enum: NOTICE_LEVELS }).notNull(),
  title: written(),
  html: written(),
  startsAt: instant().notNull(),
  endsAt: instant().notNull(),
  ...stamps,
});

/** Up to which notice a member has read. */
export const noticeWatermark = pgTable('notice_watermark', {
  memberId: reference()
    .primaryKey()
    .references(() => member.id),
  upToId: reference().notNull(),
  at: instant().notNull(),
});

/** A browser that takes pushes for a member (RFC 8030, RFC 8291). */
export const pushToken = pgTable(
  'push_token',
  {
    id: identityKey(),
    memberId: owner(),
    /** an address of a push service: whoever has it can reach this browser */
    token: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** the VAPID public key that the browser subscribed with (RFC 8292 §4); null: not known yet */
    vapidKey: text(),
    topics: text({ enum: NOTIFICATION_TOPICS }).array().notNull(),
    ...stamps,
  },
  (table) => [index('push_token_member').on(table.memberId)],
);

/** When a member's browsers stay silent, in full hours of Macau; a member without a row has the usual hours. */
export const quietHours = pgTable(
  'quiet_hours',
  {
    memberId: reference()
      .primaryKey()
      .references(() => member.id),
    /** 0 to 23; both null: the member wants none */
    fromHour: integer(),
    untilHour: integer(),
    ...stamps,
  },
  (table) => [
    check(
      'quiet_hours_range',
      sql`(${table.fromHour} is null) = (${table.untilHour} is null) and ${table.fromHour} between 0 and 23
        and ${table.untilHour} between 0 and 23 and ${table.fromHour} <> ${table.untilHour}
        or ${table.fromHour} is null and ${table.untilHour} is null`,
    ),
  ],
);

/** What members said to a subscription template, append-only; the latest word counts. */
export const subscriptionLog = pgTable(
  'subscription_log',
  {
    id: identityKey(),
    memberId: owner(),
    topic: text({ enum: NOTIFICATION_TOPICS }).notNull(),
    accepted: boolean().notNull(),
    at: instant().notNull(),
  },
  (table) => [index('subscription_log_member').on(table.memberId, table.topic, table.id)],
);
