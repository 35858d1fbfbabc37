import type { MyVoucher } from '@resort/mf-vouchers/contract';
import type { Language } from '@resort/shared/contract';
import { and, eq, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { macauInstant, type SqlClock } from '../../platform/time/clock.ts';
import type { Executor } from '../../platform/context.ts';
import { coupon, voucher, voucherBurn } from '../../schema/index.ts';
import { isExpiringSoon, isOver } from '../../core/vouchers/voucher-tabs.ts';
import { couponFace } from './on-wire.ts';

export const ownedBy = (memberId: number | Placeholder, also?: SQL) =>
  and(eq(voucher.memberId, memberId), also);

/** A member's vouchers with their coupons, as `onWire` needs them. */
export function selectOwn(db: Pick<Executor, 'select'>, clock: SqlClock) {
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
