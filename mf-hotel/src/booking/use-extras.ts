import { useDollarBalanceQuery } from '@resort/shared/calls/dollar-balance';
import {
  useChoosableVouchersQuery,
  useVoucherDeductionQuery,
  type ChoosableVoucher,
} from '@resort/shared/calls/voucher-choice';
import { isNothing, lesser, less } from './cents.ts';
import type { Quote } from './use-price.ts';
import { vouchersOf, type BookingValues } from './values.ts';

/** What may be taken off, and what is. Amounts are decimal texts. */
export interface Extras {
  /** those that would take something off; none for a stay that is paid at the hotel */
  vouchers: readonly ChoosableVoucher[];
  /** the chosen ones with what each takes off */
  applied: readonly { id: string; name: string; deduct: string }[];
  /** how many dollars could be used; null: none */
  offered: string | null;
  /** how many are; null: none */
  dollars: string | null;
  /** what is left to pay */
  payable: string;
  /** what the chosen vouchers take off is being asked */
  isReckoning: boolean;
}

/** Vouchers are worth MOP, and dollars, too: they take nothing off another currency, nor off what is paid at the hotel. */
export function useExtras({ stay, rate, total, currency }: Quote, values: BookingValues): Extras {
  const skip = rate.payType === 'AT_HOTEL' || currency !== 'MOP';
  const basket = { scene: 'HOTEL', property: stay.hotelCode, amount: total } as const;
  const choosable = useChoosableVouchersQuery({ ...basket, pageNum: 1, pageSize: 20 }, { skip }).currentData;
  const vouchers = skip ? [] : (choosable?.list.filter(({ applicable }) => applicable) ?? []);
  const chosen = vouchersOf(values).filter((id) => vouchers.some((voucher) => voucher.id === id));
  const deduction = useVoucherDeductionQuery(
    { scene: 'HOTEL', items: [basket], voucherIds: chosen },
    { skip: chosen.length === 0 },
  );
  const reckoned = chosen.length === 0 ? undefined : deduction.currentData;
  const left = reckoned?.payable ?? total;
  const balance = useDollarBalanceQuery(undefined, { skip }).data?.available;
  const usable = skip || balance === undefined ? '0.00' : lesser(balance, left);
  const offered = isNothing(usable) ? null : usable;
  const dollars = values.usesDollars ? offered : null;
  const nameOf = (id: string) => vouchers.find((voucher) => voucher.id === id)?.name ?? '';
  return {
    vouchers,
    applied: (reckoned?.applied ?? []).map(({ id, deduct }) => ({ id, deduct, name: nameOf(id) })),
    offered,
    dollars,
    payable: dollars === null ? left : less(left, dollars),
    isReckoning: chosen.length > 0 && reckoned === undefined && !deduction.isError,
  };
}
