import type { ChoosableVoucher, Rejection } from '../../../calls/voucher-choice.ts';
import type { WrongDollars } from '../dollar-use/index.ts';

/** Which deductions are possible, and which are chosen. Amounts are decimal texts. */
export interface Deductions {
  /** vouchers that would reduce the price */
  vouchers: readonly Pick<ChoosableVoucher, 'id' | 'name' | 'validTo' | 'face'>[];
  /** the combination of these with the largest reduction */
  proposed: readonly string[];
  /** the chosen vouchers with their deductions */
  applied: readonly { id: string; name: string; deduct: string }[];
  /** chosen vouchers that cannot be combined with the others; they are not sent */
  rejected: readonly { id: string; reason: Rejection }[];
  /** how many Resort Dollars could be used; null: none */
  offered: string | null;
  /** how many are used; null: none */
  dollars: string | null;
  /** why the typed amount of Resort Dollars cannot be used; nothing can be booked until it is corrected */
  wrongDollars: WrongDollars | null;
  /** remains to pay */
  payable: string;
  /**
   * The server is calculating the deductions of the chosen vouchers, or has not answered yet which vouchers and Resort
   * Dollars the member has. The button must wait: the fields will appear above it and move it.
   */
  isReckoning: boolean;
  /** the choice in the form of the calls that make a hold */
  request: { voucherIds?: string[]; dollarUse?: string };
}

/** Ids of the chosen vouchers, from the form's text. */
export const chosenVouchers = (text: string): string[] => (text === '' ? [] : text.split(','));
