import type { VoucherScene, VoucherScope, VoucherType } from '@resort/shared/calls/rows';

/** What a voucher may take off, and where; amounts in minor units of MOP. */
export interface VoucherTerms {
  readonly id: number;
  /** vouchers of one coupon are alike */
  readonly couponId: number;
  readonly type: VoucherType;
  /** of CASH */
  readonly face: bigint | null;
  /** of DISCOUNT, hundredths of a per cent */
  readonly basisPoints: number | null;
  /** the most a DISCOUNT takes off */
  readonly maxDeduct: bigint | null;
  /** what the lines it applies to must come to, before any deduction */
  readonly minSpend: bigint;
  /** scenes, or kinds of outlets; empty: everything */
  readonly scenes: readonly VoucherScope[];
  /** codes; empty: every property */
  readonly properties: readonly string[];
  /** codes; empty: every outlet */
  readonly outlets: readonly string[];
  /** whether it can be combined with others */
  readonly isStackable: boolean;
  readonly validTo: Date;
}

/** Where a part of what is to be paid is used. */
export interface BasketPlace {
  readonly scene: VoucherScene;
  /** the property's code; vouchers of certain properties do not apply to a line without one */
  readonly property?: string | undefined;
  /** the outlet's code; the same holds for vouchers of certain outlets */
  readonly outlet?: string | undefined;
  /** what kind of outlet that is, as the server knows it; vouchers of one kind do not apply where it is not known */
  readonly outletKind?: 'DINING' | 'SPA' | undefined;
  /** false: an outlet that takes none; vouchers that are for everything do not apply either */
  readonly takesVouchers?: boolean;
}

/** A part of what is to be paid. */
export interface BasketLine extends BasketPlace {
  readonly amount: bigint;
}
