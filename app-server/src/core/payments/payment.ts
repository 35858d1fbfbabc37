import type { InferSelectModel } from 'drizzle-orm';
import { eq, sql } from 'drizzle-orm';
import type { Executor, Services } from '../../platform/context.ts';
import type { Database, Transaction } from '../../platform/database/index.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import { payment } from '../../schema/index.ts';
import { takeLocks } from '../../platform/database/lock-order.ts';
import type { PayAction, PaymentProvider } from '../../platform/integrations/payment-provider.ts';

export type Payment = InferSelectModel<typeof payment>;
export type PaymentStatus = Payment['status'];

/** What speaking to the provider needs, inside a call or a job. */
export interface PaymentContext extends Services {
  readonly db: Database;
  readonly provider: PaymentProvider;
  readonly log: JobContext['log'];
}

/** What holds dollars for a payment in the ledger. */
export const holdRef = (payNo: string) => ({ kind: 'payment', id: payNo });

/** Where a member goes on with a payment that is under way. */
export function actionOf({ status, action }: Payment): PayAction {
  return status === 'PROCESSING' && action !== null ? action : { type: 'NONE' };
}

/** Under the provider's eyes: the order cannot be paid in another way meanwhile. */
export const isUnderWay = ({ status }: Payment) => status === 'CREATED' || status === 'PROCESSING';

/** The money is ours, or was. */
export const isSettled = ({ status }: Payment) =>
  status === 'SUCCEEDED' || status === 'PART_REFUNDED' || status === 'REFUNDING' || status === 'REFUNDED';

export async function findPayment(db: Executor, payNo: string): Promise<Payment | undefined> {
  const [found] = await db.select().from(payment).where(eq(payment.payNo, payNo));
  return found;
}

/** Changes a payment whose order the transaction has locked; last in the lock order. */
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
