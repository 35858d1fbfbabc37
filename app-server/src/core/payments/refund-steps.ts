import type { RefundStep } from '@resort/shared/calls/rows';
import { moneyText, type Language } from '@resort/shared/contract';
import { asc, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/context.ts';
import { macauDate, macauInstant } from '../../platform/time/clock.ts';
import { payment, refund } from '../../schema/index.ts';
import type { Order } from '../orders/order-kind.ts';
import { refundedOf } from '../orders/refunds/recorded.ts';

/** A bank needs 14 working days at most (the same promise as in the texts): at most 20 days with weekends. */
const BANK_DAYS = 20;
const DAY_MS = 86_400_000;

type Row = typeof refund.$inferSelect;

const STATES = {
  CREATED: 'REQUESTED',
  PROCESSING: 'SENT',
  SUCCEEDED: 'SENT',
  FAILED: 'REFUSED',
} as const satisfies Record<Row['status'], RefundStep['state']>;

const instant = (at: Date | null) => (at === null ? null : macauInstant(at));

function moneyStep(
  { cash, status, requestedAt, sentAt }: Row,
  of: typeof payment.$inferSelect,
): RefundStep[] {
  if (cash === 0n || of.method === null) return [];
  const state = STATES[status];
  return [
    {
      part: { means: 'MONEY', method: of.method, money: moneyText(cash), currency: of.currency },
      state,
      requestedAt: macauInstant(requestedAt),
      sentAt: instant(sentAt),
      expectedUntil:
        state === 'REFUSED'
          ? null
          : macauDate(new Date((sentAt ?? requestedAt).getTime() + BANK_DAYS * DAY_MS)),
    },
  ];
}

/**
 * An order's refunds by means, in the order in which they were requested: money with its way through the provider;
 * Resort Dollars, points and vouchers, which the member has at once, after it.
 */
export async function refundSteps(db: Executor, order: Order, language: Language): Promise<RefundStep[]> {
  const rows = await db
    .select({ refund, payment })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(eq(refund.orderId, order.id))
    .orderBy(asc(refund.id));
  const recorded = await refundedOf(db, order.id, language);
  // refunds of a checkout from before each knew its order are found in the order's history only
  const others = recorded.filter(({ means }) => means !== 'MONEY' || rows.length === 0);
  return [
    ...rows.flatMap((row) => moneyStep(row.refund, row.payment)),
    ...others.map((part) => ({
      part,
      state: part.means === 'MONEY' ? ('SENT' as const) : ('ARRIVED' as const),
      requestedAt: null,
      sentAt: null,
      expectedUntil: null,
    })),
  ];
}
