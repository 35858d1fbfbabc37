import type { balanceCalls } from '@resort/mf-dollars/contract';
import { moneyText } from '@resort/shared/contract';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { sourceTitles } from './statement/titles.ts';
import type { ContextOf } from '../../platform/context.ts';
import { pageFrom } from '../../platform/calls/page.ts';
import { macauInstant } from '../../platform/time/clock.ts';
import { ledgerRelease, ledgerTxn } from '../../schema/index.ts';

/** Earnings that are available at once are no schedule: their release was due when they were earned. */
const isScheduled = sql`${ledgerRelease.releaseAt} > ${ledgerTxn.at}`;

/** The caller's scheduled earnings, the next release first. */
export async function releases(context: ContextOf<typeof balanceCalls, 'GET /dollar/release'>) {
  const { db, clock, caller, language, query } = context;
  const rows = await db
    .select({
      release: ledgerRelease,
      refKind: ledgerTxn.refKind,
      refId: ledgerTxn.refId,
      isDue: sql<boolean>`${ledgerRelease.releaseAt} <= ${clock.sqlNow()}`,
    })
    .from(ledgerRelease)
    .innerJoin(ledgerTxn, eq(ledgerTxn.id, ledgerRelease.txnId))
    .where(and(eq(ledgerRelease.memberId, caller.memberId), eq(ledgerRelease.unit, 'DOLLAR'), isScheduled))
    .orderBy(
      desc(isNull(ledgerRelease.releasedAt)),
      sql`case when ${ledgerRelease.releasedAt} is null then ${ledgerRelease.releaseAt} end`,
      desc(ledgerRelease.releaseAt),
      asc(ledgerRelease.txnId),
    );
  const page = pageFrom(rows, query);
  const titles = await sourceTitles(
    db,
    page.list.map((row) => ({ ...row, type: 'EARN' as const })),
    language,
  );
  const list = page.list.map(({ release, isDue }, index) => ({
    id: String(release.txnId),
    amount: moneyText(release.amount),
    source: titles[index]?.title ?? '',
    releaseAt: macauInstant(release.releaseAt),
    expireOn: release.expiresOn,
    status: isDue ? ('RELEASED' as const) : ('SCHEDULED' as const),
  }));
  return { ...page, list };
}
