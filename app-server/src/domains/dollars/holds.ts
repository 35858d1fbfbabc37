import type { balanceCalls } from '@resort/mf-dollars/contract';
import { moneyText } from '@resort/shared/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import { sourceTitles } from './statement/titles.ts';
import type { ContextOf } from '../../platform/context.ts';
import { pageFrom } from '../../platform/calls/page.ts';
import { macauInstant } from '../../platform/time/clock.ts';
import { ledgerHold } from '../../schema/index.ts';

/** Current and past holds on the caller's Resort Dollars; an expired hold counts as released. */
export async function holds(context: ContextOf<typeof balanceCalls, 'GET /dollar/hold'>) {
  const { db, clock, caller, language, query } = context;
  const status = sql<(typeof ledgerHold.$inferSelect)['status']>`case
    when ${ledgerHold.status} = 'HELD' and ${ledgerHold.expiresAt} <= ${clock.sqlNow()} then 'RELEASED'
    else ${ledgerHold.status} end`;
  const isAsked = query.status === undefined ? undefined : eq(status, query.status);
  const rows = await db
    .select({ hold: ledgerHold, refKind: ledgerHold.refKind, refId: ledgerHold.refId, status })
    .from(ledgerHold)
    .where(and(eq(ledgerHold.memberId, caller.memberId), eq(ledgerHold.unit, 'DOLLAR'), isAsked))
    .orderBy(desc(ledgerHold.id));
  const page = pageFrom(rows, query);
  const titles = await sourceTitles(
    db,
    page.list.map((row) => ({ ...row, type: 'HOLD' as const })),
    language,
  );
  const list = page.list.map(({ hold, ...row }, index) => ({
    holdId: String(hold.id),
    amount: moneyText(hold.amount),
    title: titles[index]?.title ?? '',
    orderNo: titles[index]?.orderNo ?? null,
    heldAt: macauInstant(hold.heldAt),
    expireAt: hold.expiresAt && macauInstant(hold.expiresAt),
    status: row.status,
  }));
  return { ...page, list };
}
