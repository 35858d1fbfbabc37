import type { VoucherTerms } from '../../../src/core/vouchers/terms.ts';

/** A voucher of 50.00 that is valid everywhere, can be combined, and outlives every test run. */
export const CASH_FIFTY: VoucherTerms = {
  id: 1,
  couponId: 1,
  type: 'CASH',
  face: 50_00n,
  basisPoints: null,
  maxDeduct: null,
  minSpend: 0n,
  scenes: [],
  properties: [],
  outlets: [],
  isStackable: true,
  validTo: new Date('2099-12-31T15:59:59Z'),
};
