import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/index.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { tillPayment } from '../../schema/index.ts';
import { hold } from '../ledger/hold.ts';

export type TillPayment = typeof tillPayment.$inferSelect;
export type NewTillPayment = Pick<
  TillPayment,
  'partner' | 'paymentId' | 'memberId' | 'outlet' | 'currency' | 'amount' | 'dollars'
>;

const HOLD_MINUTES = 15;

/** What a till's payment is in the ledger. */
export const paymentRef = ({ partner, paymentId }: Pick<TillPayment, 'partner' | 'paymentId'>) => ({
  kind: 'TILL',
  id: `${partner}/${paymentId}`,
});

/**
 * Sets a member's dollars aside for a bill, for 15 minutes; undefined if the partner used this number before. The caller
 * has locked the member. Throws BALANCE_INSUFFICIENT.
 */
export async function holdPayment(
  tx: Transaction,
  clock: Clock,
  wanted: NewTillPayment,
): Promise<TillPayment | undefined> {
  const heldUntil = sql`${clock.sqlNow()} + ${HOLD_MINUTES} * interval '1 minute'`;
  const values = { ...wanted, heldUntil };
  const [added] = await tx.insert(tillPayment).values(values).onConflictDoNothing().returning();
  if (added === undefined) return undefined;
  const { memberId, dollars: amount } = added;
  const ref = paymentRef(added);
  await hold(tx, clock, { memberId, unit: 'DOLLAR', amount, ref, expiresAt: added.heldUntil });
  return added;
}
