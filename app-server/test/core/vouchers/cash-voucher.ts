import type { VoucherTerms } from '../../../src/core/vouchers/terms.ts';

/** Fifty off, anywhere and together with others, as long as any test runs. */
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
