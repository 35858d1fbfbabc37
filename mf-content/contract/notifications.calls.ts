import { defineCalls } from '@resort/shared/contract';
import * as z from 'zod/mini';
import { id } from './ids.ts';
import { feed } from './inbox.calls.ts';

/** Topics of notifications; each can be subscribed to separately. */
export const NOTIFICATION_TOPICS = ['ORDERS', 'ACTIVITIES', 'OFFERS', 'NEWS'] as const;
export const notificationTopic = z.enum(NOTIFICATION_TOPICS);
export type NotificationTopic = z.infer<typeof notificationTopic>;

const notification = z.object({
  id,
  topic: notificationTopic,
  title: z.string(),
  text: z.string(),
  /** instant, +08:00 */
  at: z.string(),
  read: z.boolean(),
  /** path and query below the language prefix; null: there is nothing more to see */
  link: z.nullable(z.string()),
});
export type Notification = z.infer<typeof notification>;

export const NOTICE_LEVELS = ['INFO', 'IMPORTANT'] as const;
export type NoticeLevel = (typeof NOTICE_LEVELS)[number];
const notice = z.object({
  id,
  level: z.enum(NOTICE_LEVELS),
  title: z.string(),
  /** sanitised as an article's is */
  html: z.string(),
  /** instants, +08:00 */
  at: z.string(),
  until: z.string(),
  /** by this member: they read up to it or further; false for a visitor */
  read: z.boolean(),
});
export type Notice = z.infer<typeof notice>;

export const notificationCalls = defineCalls({
  'GET /notification/list': {
    query: z.object(feed),
    reply: z.object({ list: z.array(notification), hasMore: z.boolean() }),
    summary:
      'What was notified, the latest first; the next page is what comes before the last id of this one',
  },
  'GET /notification/info': {
    query: z.object({ id }),
    reply: notification,
    errors: ['GONE'],
    summary: 'A notification, which is read from now on. CONTENT_GONE: there is none of this member’s',
  },
  'GET /notice/getNotices': {
    reply: z.array(notice),
    access: 'anyone',
    summary: 'What everybody should know now: IMPORTANT first, then the latest first',
  },
  'POST /notice/read': {
    body: z.object({ upToId: id }),
    reply: z.object({ upToId: z.string() }),
    summary: 'The member read the notices up to this one; the mark never goes back (our addition)',
  },
});
