import { errorRows } from './error-row.ts';

/** Coupons, vouchers and their outlets: 13xxx. */
export const VOUCHER_ERRORS = errorRows({
  COUPON_SOLD_OUT: { code: 13001, errorCode: 'SOLD_OUT' },
  COUPON_LIMIT: { code: 13002, errorCode: 'LIMIT' },
  COUPON_NOT_STARTED: { code: 13003, errorCode: 'NOT_STARTED' },
  COUPON_ENDED: { code: 13004, errorCode: 'ENDED' },
  COUPON_TIER: { code: 13005, errorCode: 'TIER' },
  VOUCHER_USED: { code: 13006, errorCode: 'USED' },
  VOUCHER_EXPIRED: { code: 13007, errorCode: 'EXPIRED' },
  VOUCHER_HELD: { code: 13008, errorCode: 'HELD' },
  VOUCHER_OUTLET: { code: 13009, errorCode: 'OUTLET' },
  VOUCHER_MIN_SPEND: { code: 13013, errorCode: 'MIN_SPEND' },
  VOUCHER_BILL: { code: 13014, errorCode: 'BILL' },
  VOUCHER_NOT_APPLICABLE: { code: 13010, errorCode: 'NOT_APPLICABLE' },
  QR_EXPIRED: { code: 13011, errorCode: 'QR_EXPIRED' },
  TILL_OVER: { code: 13015, errorCode: 'TILL_OVER' },
  COUPON_SIGNATURE: { code: 13012, errorCode: null },
});
