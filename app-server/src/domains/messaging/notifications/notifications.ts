import type { Notification, notificationCalls } from '@resort/mf-content/contract';
import type { Language } from '@resort/shared/contract';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { inLanguage } from '../../../locales/written.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { macauInstant } from '../../../platform/time/clock.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { notification } from '../../../schema/index.ts';
import { feedPage } from '../feed-page.ts';

const isOwn = (memberId: number) => eq(notification.memberId, memberId);

function onWire(row: typeof notification.$inferSelect, language: Language): Notification {
  return {
    id: String(row.id),
    topic: row.topic,
    title: inLanguage(row.title, language),
    text: inLanguage(row.text, language),
    at: macauInstant(row.at),
    read: row.readAt !== null,
    link: row.link,
  };
}

/** The caller's notifications before an id, the latest first. */
export async function notifications(context: ContextOf<typeof notificationCalls, 'GET /notification/list'>) {
  const { db, caller, language, query } = context;
  const before = query.beforeId === undefined ? undefined : lt(notification.id, Number(query.beforeId));
  return feedPage(
    query,
    (limit) =>
      db
        .select()
        .from(notification)
        .where(and(isOwn(caller.memberId), before))
        .orderBy(desc(notification.id))
        .limit(limit),
    (row) => onWire(row, language),
  );
}

/** One of them, read from now on; the first reading counts. Throws CONTENT_GONE, also for another's. */
export async function openNotification(
  context: ContextOf<typeof notificationCalls, 'GET /notification/info'>,
) {
  const { db, clock, caller, language, query } = context;
  const [row] = await db
    .update(notification)
    .set({ readAt: sql`coalesce(${notification.readAt}, ${clock.sqlNow()})` })
    .where(and(isOwn(caller.memberId), eq(notification.id, Number(query.id))))
    .returning();
  if (row === undefined) throw new DomainError('CONTENT_GONE');
  return onWire(row, language);
}
