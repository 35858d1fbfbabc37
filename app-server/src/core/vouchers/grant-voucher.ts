import { and, eq } from 'drizzle-orm';
import type { Clock } from '../../platform/time/clock.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { coupon, voucher } from '../../schema/index.ts';
import type { Reference } from '../ledger/reference.ts';
import { record } from './change.ts';
import { validity } from './issue.ts';

export interface Grant {
  readonly memberId: number;
  readonly couponCode: string;
  /** the purpose; a second grant for the same purpose returns the first */
  readonly ref: Reference;
}

/** Gives a member a voucher, for a reward or a campaign: no stock, no limit. Resolves to its id. */
export async function grantVoucher(
  tx: Transaction,
  clock: Clock,
  { memberId, couponCode, ref }: Grant,
): Promise<number> {
  const [source] = await tx.select().from(coupon).where(eq(coupon.code, couponCode));
  if (source === undefined) throw new Error(`no coupon ${couponCode}`);
  const [added] = await tx
    .insert(voucher)
    .values({
      couponId: source.id,
      memberId,
      status: 'TAKEN',
      grantKind: ref.kind,
      grantId: ref.id,
      ...validity(clock, source),
    })
    .onConflictDoNothing()
    .returning({ id: voucher.id });
  if (added) {
    await record(tx, clock, [added.id], 'GRANTED', ref);
    return added.id;
  }
  const [known] = await tx
    .select()
    .from(voucher)
    .where(and(eq(voucher.grantKind, ref.kind), eq(voucher.grantId, ref.id)));
  if (known?.memberId !== memberId || known.couponId !== source.id)
    throw new Error(`${ref.kind} ${ref.id} was granted something else`);
  return known.id;
}
