import type { notificationCalls } from '@resort/mf-content/contract';
import { and, desc, eq, gt, lte, max, sql } from 'drizzle-orm';
import { inLanguage } from '../../../locales/written.ts';
import { sanitise } from '../../../core/content/sanitise.ts';
import type { Caller, ContextOf, Executor } from '../../../platform/context.ts';
import { macauInstant } from '../../../platform/time/clock.ts';
import { notice, noticeWatermark } from '../../../schema/index.ts';

async function watermarkOf(db: Executor, caller: Caller): Promise<number> {
  if (caller.kind === 'visitor') return 0;
  const isOwn = eq(noticeWatermark.memberId, caller.memberId);
  const [row] = await db.select({ upToId: noticeWatermark.upToId }).from(noticeWatermark).where(isOwn);
  return row?.upToId ?? 0;
}

/** The current notices for everybody. */
export async function notices(context: ContextOf<typeof notificationCalls, 'GET /notice/getNotices'>) {
  const { db, clock, caller, language } = context;
  const upToId = await watermarkOf(db, caller);
  const rows = await db
    .select()
    .from(notice)
    .where(and(lte(notice.startsAt, clock.sqlNow()), gt(notice.endsAt, clock.sqlNow())))
    .orderBy(sql`${notice.level} = 'IMPORTANT' desc`, desc(notice.startsAt), desc(notice.id));
  return rows.map(({ id, level, title, html, startsAt, endsAt }) => ({
    id: String(id),
    level,
    title: inLanguage(title, language),
    html: sanitise(inLanguage(html, language)),
    at: macauInstant(startsAt),
    until: macauInstant(endsAt),
    read: id <= upToId,
  }));
}

/** Moves the caller's read mark forward, never back, and not beyond the newest notice. */
export async function readNotices(context: ContextOf<typeof notificationCalls, 'POST /notice/read'>) {
  const { db, clock, caller, body } = context;
  const [{ newest } = { newest: null }] = await db.select({ newest: max(notice.id) }).from(notice);
  const upToId = Math.min(Number(body.upToId), newest ?? 0);
  const [mark] = await db
    .insert(noticeWatermark)
    .values({ memberId: caller.memberId, upToId, at: clock.sqlNow() })
    .onConflictDoUpdate({
      target: noticeWatermark.memberId,
      set: { upToId: sql`greatest(${noticeWatermark.upToId}, excluded.up_to_id)`, at: clock.sqlNow() },
    })
    .returning({ upToId: noticeWatermark.upToId });
  return { upToId: String(mark?.upToId ?? upToId) };
}
