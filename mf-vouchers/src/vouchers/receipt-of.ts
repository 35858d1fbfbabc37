import type { VoucherInfo } from '../../contract/index.ts';

/** That a voucher was used, as staff and member look at it. */
export interface Receipt {
  /** an instant */
  burnedAt: string;
  receiptNo: string;
  /** the outlet's name, or the number of the order that used it */
  outlet: string | null;
}

/**
 * Of a voucher that was used, on whatever phone; else undefined. One that was given back was used once, too: what its
 * member must know is that there is another in its place.
 */
export function receiptOf(voucher: VoucherInfo | undefined): Receipt | undefined {
  if (voucher?.status !== 'BURNED' || !voucher.receipt) return undefined;
  const use = voucher.history.findLast(({ event }) => event === 'BURNED');
  return { ...voucher.receipt, outlet: use?.place ?? null };
}
