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

/** What `onWire` needs of a voucher and its coupon: the whole rows are three times as many columns. */
const SHOWN = {
  own: {
    id: voucher.id,
    status: voucher.status,
    validFrom: voucher.validFrom,
    validTo: voucher.validTo,
    heldKind: voucher.heldKind,
    heldId: voucher.heldId,
  },
  terms: {
    name: coupon.name,
    picture: coupon.picture,
    properties: coupon.properties,
    type: coupon.type,
    face: coupon.face,
    basisPoints: coupon.basisPoints,
    maxDeduct: coupon.maxDeduct,
    minSpend: coupon.minSpend,
  },
};

const states = (clock: SqlClock) => ({
  over: sql<boolean>`${isOver(clock)}`,
  soon: sql<boolean>`${isExpiringSoon(clock)}`,
  started: sql<boolean>`${voucher.validFrom} <= ${clock.sqlNow()}`,
});

/** A member's vouchers as a list shows them. */
export function selectShown(db: Pick<Executor, 'select'>, clock: SqlClock) {
  return db
    .select({ ...SHOWN, ...states(clock) })
    .from(voucher)
    .innerJoin(coupon, eq(coupon.id, voucher.couponId))
    .leftJoin(voucherBurn, eq(voucherBurn.voucherId, voucher.id))
    .$dynamic();
}

/** A member's vouchers with all about them, their coupons and their use. */
export function selectOwn(db: Pick<Executor, 'select'>, clock: SqlClock) {
  return db
    .select({ own: voucher, terms: coupon, burned: voucherBurn, ...states(clock) })
    .from(voucher)
    .innerJoin(coupon, eq(coupon.id, voucher.couponId))
    .leftJoin(voucherBurn, eq(voucherBurn.voucherId, voucher.id))
    .$dynamic();
}

type Shown = Awaited<ReturnType<typeof selectShown>>[number];

/** What a member reads out at a counter: `V` and at least eight digits. */
const spoken = (id: number) => `V${String(id).padStart(8, '0')}`;

export function onWire({ own, terms, over, soon, started }: Shown, language: Language): MyVoucher {
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
