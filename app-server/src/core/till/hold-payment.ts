import { and, eq, gt, ne, notExists, or, sql, sum } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/index.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { tillPayment, tillRequest } from '../../schema/index.ts';
import { hold } from '../ledger/hold.ts';

export type TillPayment = typeof tillPayment.$inferSelect;
export type NewTillPayment = Pick<
  TillPayment,
  'partner' | 'paymentId' | 'memberId' | 'outlet' | 'currency' | 'amount' | 'dollars'
>;

const HOLD_MINUTES = 15;
const held = sql`${HOLD_MINUTES} * interval '1 minute'`;

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
  const heldUntil = sql`${clock.sqlNow()} + ${held}`;
  const values = { ...wanted, heldUntil };
  const [added] = await tx.insert(tillPayment).values(values).onConflictDoNothing().returning();
  if (added === undefined) return undefined;
  const { memberId, dollars: amount } = added;
  const ref = paymentRef(added);
  await hold(tx, clock, { memberId, unit: 'DOLLAR', amount, ref, expiresAt: added.heldUntil });
  return added;
}

/**
 * What a member's code has spent at an outlet since `cameAt` without being confirmed on the phone, in hundredths of
 * MOP: settled, or held now. The caller has locked the member.
 */
export async function spentByCode(
  tx: Transaction,
  clock: Clock,
  {
    partner,
    memberId,
    outlet,
    cameAt,
  }: Pick<TillPayment, 'partner' | 'memberId' | 'outlet'> & { cameAt: Date },
): Promise<bigint> {
  const isTheirs = and(eq(tillPayment.partner, partner), eq(tillPayment.outlet, outlet));
  const isConfirmed = tx
    .select({ id: tillRequest.id })
    .from(tillRequest)
    .where(
      and(
        eq(tillRequest.partner, tillPayment.partner),
        eq(tillRequest.kind, 'DOLLARS'),
        eq(tillRequest.refId, tillPayment.paymentId),
      ),
    );
  const [spent] = await tx
    .select({ dollars: sum(tillPayment.dollars).mapWith(BigInt) })
    .from(tillPayment)
    .where(
      and(
        isTheirs,
        eq(tillPayment.memberId, memberId),
        sql`${tillPayment.heldUntil} >= ${cameAt}::timestamptz + ${held}`,
        ne(tillPayment.status, 'RELEASED'),
        or(eq(tillPayment.status, 'SETTLED'), gt(tillPayment.heldUntil, clock.sqlNow())),
        notExists(isConfirmed),
      ),
    );
  return spent?.dollars ?? 0n;
}
