import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/context.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import { orders } from '../../../schema/index.ts';
import { KINDS } from './reservation-row.ts';

/** Members do not reserve more often than this; it stops scripts that block tables. */
const UNASKED_AN_HOUR = 4;

/** Whether a member's next reservation needs a captcha, whatever happened to the last ones. */
export async function asksForCaptcha(db: Executor, clock: Clock, memberId: number): Promise<boolean> {
  const recent = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.memberId, memberId),
        inArray(orders.kind, [...KINDS]),
        gt(orders.orderedAt, sql`${clock.sqlNow()} - interval '1 hour'`),
      ),
    )
    .limit(UNASKED_AN_HOUR);
  return recent.length >= UNASKED_AN_HOUR;
}
