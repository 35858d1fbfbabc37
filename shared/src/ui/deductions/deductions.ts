import type { ChoosableVoucher, Rejection } from '../../calls/voucher-choice.ts';

/** What may be taken off an amount, and what is. Amounts are decimal texts. */
export interface Deductions {
  /** those that would take something off it */
  vouchers: readonly Pick<ChoosableVoucher, 'id' | 'name' | 'validTo' | 'face'>[];
  /** of these the ones that together take the most off */
  proposed: readonly string[];
  /** the chosen ones with what each takes off */
  applied: readonly { id: string; name: string; deduct: string }[];
  /** chosen ones that take nothing off beside the others; they are not sent */
  rejected: readonly { id: string; reason: Rejection }[];
  /** how many dollars could be used; null: none */
  offered: string | null;
  /** how many are; null: none */
  dollars: string | null;
  /** what is left to pay */
  payable: string;
  /** what the chosen vouchers take off is being asked */
  isReckoning: boolean;
  /** as the calls that reserve something take it */
  request: { voucherIds?: string[]; dollarUse?: string };
}

/** Ids of chosen vouchers, as a form keeps them. */
export const chosenVouchers = (text: string): string[] => (text === '' ? [] : text.split(','));
