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
 * The receipt of a used voucher, on whichever phone it was used; undefined for others. A returned voucher was used too,
 * but its member only needs to know that another one replaces it.
 */
export function receiptOf(voucher: VoucherInfo | undefined): Receipt | undefined {
  if (voucher?.status !== 'BURNED' || !voucher.receipt) return undefined;
  const use = voucher.history.findLast(({ event }) => event === 'BURNED');
  return { ...voucher.receipt, outlet: use?.place ?? null };
}
