import type { MyVoucher, VoucherTab } from '@resort/mf-vouchers/contract';
import type { Language } from '@resort/shared/contract';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { macauInstant, type Clock } from '../../platform/clock.ts';
import type { Executor } from '../../platform/calls/context.ts';
import { coupon, voucher, voucherBurn } from '../../schema/index.ts';
import { couponFace } from './on-wire.ts';

/** A voucher that runs out in so many days is shown as expiring soon. */
const SOON_DAYS = 7;

/** Past its last moment, whether or not the job wrote it down. */
const isOver = (clock: Clock) => sql`${voucher.status} = 'TAKEN' and ${voucher.validTo} <= ${clock.sqlNow()}`;

/** The vouchers of a tab; what is over is expired for every reader. */
export function inTab(clock: Clock, tab: VoucherTab): SQL {
  if (tab === 'USED') return sql`${voucher.status} = 'BURNED'`;
  if (tab === 'USABLE') return sql`${voucher.status} in ('TAKEN', 'HELD') and not (${isOver(clock)})`;
  return sql`(${voucher.status} in ('EXPIRED', 'REFUNDED') or ${isOver(clock)})`;
}

/** Of the usable ones: those with seven days left at most. */
export function isExpiringSoon(clock: Clock): SQL {
  const soon = sql`${voucher.validTo} <= ${clock.sqlNow()} + ${SOON_DAYS} * interval '1 day'`;
  return sql`(${inTab(clock, 'USABLE')} and ${soon})`;
}

export const ownedBy = (memberId: number, also?: SQL) => and(eq(voucher.memberId, memberId), also);

/** A member's vouchers with their coupons, as `onWire` needs them. */
export function selectOwn(db: Executor, clock: Clock) {
  return db
    .select({
      own: voucher,
      terms: coupon,
      burned: voucherBurn,
      over: sql<boolean>`${isOver(clock)}`,
      soon: sql<boolean>`${isExpiringSoon(clock)}`,
      started: sql<boolean>`${voucher.validFrom} <= ${clock.sqlNow()}`,
    })
    .from(voucher)
    .innerJoin(coupon, eq(coupon.id, voucher.couponId))
    .leftJoin(voucherBurn, eq(voucherBurn.voucherId, voucher.id))
    .$dynamic();
}

export type OwnRow = Awaited<ReturnType<typeof selectOwn>>[number];

/** What a member reads out at a counter: `V` and at least eight digits. */
const spoken = (id: number) => `V${String(id).padStart(8, '0')}`;

export function onWire({ own, terms, over, soon, started }: OwnRow, language: Language): MyVoucher {
  const { heldKind, heldId } = own;
  return {
    ...couponFace(terms, language),
    id: String(own.id),
    code: spoken(own.id),
    status: over ? 'EXPIRED' : own.status,
    validFrom: macauInstant(own.validFrom),
    validTo: macauInstant(own.validTo),
    started,
    expiringSoon: soon,
    heldBy:
      own.status === 'HELD' && heldKind !== null && heldId !== null
        ? { kind: heldKind, orderNo: heldId }
        : null,
  };
}
