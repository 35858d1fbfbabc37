import type { PayAction } from '@resort/shared/calls/rows';
import type { InferSelectModel } from 'drizzle-orm';
import { eq, sql } from 'drizzle-orm';
import type { Executor, Services } from '../../platform/context.ts';
import type { Database, Transaction } from '../../platform/database/index.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import { payment } from '../../schema/index.ts';
import { takeLocks } from '../../platform/database/lock-order.ts';
import type { PaymentProvider } from '../../platform/integrations/payment-provider.ts';

export type Payment = InferSelectModel<typeof payment>;
export type PaymentStatus = Payment['status'];

/** What contacting the provider requires, in a call or a job. */
export interface PaymentContext extends Services {
  readonly db: Database;
  readonly provider: PaymentProvider;
  readonly log: JobContext['log'];
}

/** The ledger reference of a payment's dollars. */
export const holdRef = (payNo: string) => ({ kind: 'payment', id: payNo });

/** How a member continues a pending payment. */
export function actionOf({ status, action }: Payment): PayAction {
  return status === 'PROCESSING' && action !== null ? action : { type: 'NONE' };
}

/** Pending at the provider: the order cannot be paid in another way meanwhile. */
export const isUnderWay = ({ status }: Payment) => status === 'CREATED' || status === 'PROCESSING';

/** The money has arrived, even if it was refunded since. */
export const isSettled = ({ status }: Payment) =>
  status === 'SUCCEEDED' || status === 'PART_REFUNDED' || status === 'REFUNDING' || status === 'REFUNDED';

export async function findPayment(db: Executor, payNo: string): Promise<Payment | undefined> {
  const [found] = await db.select().from(payment).where(eq(payment.payNo, payNo));
  return found;
}

/** Updates a payment whose order is locked; last in the lock order. */
export async function writePayment(
  tx: Transaction,
  { id }: Payment,
  change: Partial<Omit<typeof payment.$inferInsert, 'id'>>,
): Promise<Payment> {
  takeLocks(tx, 'payment', [id]);
  const [written] = await tx.update(payment).set(change).where(eq(payment.id, id)).returning();
  if (written === undefined) throw new Error(`payment ${id} is gone`);
  return written;
}

/** SQL for "so many seconds ago" by the product's clock. */
export const secondsAgo = ({ clock }: Services, seconds: number) =>
  sql`${clock.sqlNow()} - ${seconds} * interval '1 second'`;
