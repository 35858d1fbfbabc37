import type { Language } from '@resort/shared/contract';
import type { Rejection } from '@resort/shared/calls/rows';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/context.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { coupon, voucher } from '../../schema/index.ts';
import type { Reference } from '../ledger/reference.ts';
import type { VoucherTerms } from './terms.ts';

/** A member's voucher with its terms. */
export interface OwnVoucher extends VoucherTerms {
  readonly name: Record<Language, string>;
  /** why it cannot be used for anything now; null where it can */
  readonly barred: Rejection | null;
}

type Row = Pick<typeof voucher.$inferSelect, 'status' | 'heldKind' | 'heldId'> & {
  readonly isOver: boolean;
  readonly isEarly: boolean;
};

function barredBy(
  { status, heldKind, heldId, isOver, isEarly }: Row,
  orderRef: Reference | undefined,
): Rejection | null {
  if (status === 'BURNED' || status === 'REFUNDED') return 'USED';
  const isOfOrder = heldKind === orderRef?.kind && heldId === orderRef?.id;
  // an order may use after the last day what it held in time
  if (status === 'HELD') return isOfOrder ? null : 'HELD';
  if (status === 'EXPIRED' || isOver) return 'EXPIRED';
  return isEarly ? 'NOT_STARTED' : null;
}

interface Wanted {
  readonly memberId: number;
  readonly ids?: readonly number[] | undefined;
  readonly orderRef?: Reference | undefined;
}

/**
 * A member's vouchers with their terms: those of `ids` in any state, or all that are not used. Vouchers held
 * for `orderRef` count as free. Other members' ids are omitted. Read without a lock: using one checks again.
 */
export async function ownVouchers(
  db: Executor,
  clock: Clock,
  { memberId, ids, orderRef }: Wanted,
): Promise<OwnVoucher[]> {
  const rows = await db
    .select({
      voucher,
      coupon,
      isOver: sql<boolean>`${voucher.validTo} <= ${clock.sqlNow()}`,
      isEarly: sql<boolean>`${voucher.validFrom} > ${clock.sqlNow()}`,
    })
    .from(voucher)
    .innerJoin(coupon, eq(coupon.id, voucher.couponId))
    .where(
      and(
        eq(voucher.memberId, memberId),
        ids ? inArray(voucher.id, [...ids]) : inArray(voucher.status, ['TAKEN', 'HELD']),
      ),
    )
    .orderBy(asc(voucher.validTo), asc(voucher.id));
  return rows.map(({ voucher: own, coupon: terms, isOver, isEarly }) => ({
    ...terms,
    id: own.id,
    couponId: terms.id,
    validTo: own.validTo,
    barred: barredBy({ ...own, isOver, isEarly }, orderRef),
  }));
}
