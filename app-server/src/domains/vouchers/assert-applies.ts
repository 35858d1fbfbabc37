import { moneyText } from '@resort/shared/contract';
import { formatAmount } from '@resort/shared/format';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../platform/context.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { coupon, voucher } from '../../schema/index.ts';
import { servedAt, type Outlet } from './outlets.ts';

/**
 * The terms of a voucher that applies at this outlet to a bill in hundredths of MOP. Throws VOUCHER_NOT_APPLICABLE if
 * its coupon is not for this outlet, VOUCHER_MIN_SPEND if the bill is below the minimum spend, VOUCHER_BILL if it has a
 * minimum and the bill is not known.
 */
export async function assertApplies(
  db: Executor,
  {
    voucherId,
    at,
    bill,
  }: { readonly voucherId: number; readonly at: Outlet; readonly bill: bigint | undefined },
): Promise<typeof coupon.$inferSelect> {
  const [row] = await db
    .select({ terms: coupon })
    .from(voucher)
    .innerJoin(coupon, eq(coupon.id, voucher.couponId))
    .where(eq(voucher.id, voucherId));
  if (row === undefined) throw new DomainError('VOUCHER_NOT_APPLICABLE');
  const { terms } = row;
  if ((await servedAt(db, terms, [at])).length === 0) throw new DomainError('VOUCHER_NOT_APPLICABLE');
  if (terms.minSpend === 0n) return terms;
  const least = { amount: formatAmount(moneyText(terms.minSpend), 'MOP') };
  if (bill === undefined) throw new DomainError('VOUCHER_BILL', least);
  if (bill < terms.minSpend) throw new DomainError('VOUCHER_MIN_SPEND', least);
  return terms;
}
