import { useDollarBalanceQuery } from '../../../calls/dollar-balance.ts';
import {
  useChoosableVouchersQuery,
  useVoucherDeductionQuery,
  type VoucherScene,
} from '../../../calls/voucher-choice.ts';
import { dollarsFor, isNothing, leftAfter } from '../amount/index.ts';
import { dollarUse } from '../dollar-use/index.ts';
import { chosenVouchers, type Deductions } from './deductions.ts';

/** What the member pays for: one thing at its hotel, or cart items that are ordered together. */
export type Basket =
  | { scene: VoucherScene; property: string; outlet?: string; amount: string }
  | { cartItemIds: readonly string[] };

export interface ToPay {
  /** null: no deductions possible */
  basket: Basket | null;
  /** the amount before deductions, a decimal text */
  due: string;
  /** ISO 4217 */
  currency: string;
}

/** The member's choice, as the form stores it. */
export interface DeductionChoice {
  /** ids, separated by commas */
  vouchers: string;
  usesDollars: boolean;
  /** how many, as typed, or `ALL_DOLLARS` */
  dollars: string;
}

/** Vouchers and Resort Dollars have values in MOP and do not reduce amounts of other currencies. */
const BOOK_CURRENCY = 'MOP';

/** A basket in the request format of both calls. */
function askOf(basket: Basket | null) {
  if (basket === null) return { choosable: {}, deduction: { scene: 'HOTEL' as const } };
  if ('cartItemIds' in basket) {
    const cart = { cartItemIds: [...basket.cartItemIds] };
    return { choosable: cart, deduction: { scene: 'HOTEL' as const, ...cart } };
  }
  return { choosable: basket, deduction: { scene: basket.scene, items: [basket] } };
}

function useVouchers({ basket, due }: ToPay, skip: boolean, choice: DeductionChoice) {
  const ask = askOf(basket);
  const query = useChoosableVouchersQuery({ ...ask.choosable, pageNum: 1, pageSize: 20 }, { skip });
  const found = skip ? undefined : query.currentData;
  const vouchers = found?.list.filter(({ applicable }) => applicable) ?? [];
  const ids = chosenVouchers(choice.vouchers).filter((id) => vouchers.some((voucher) => voucher.id === id));
  const isNone = ids.length === 0;
  const deduction = useVoucherDeductionQuery({ ...ask.deduction, voucherIds: ids }, { skip: isNone });
  const reckoned = isNone ? undefined : deduction.currentData;
  const nameOf = (id: string) => vouchers.find((voucher) => voucher.id === id)?.name ?? '';
  return {
    vouchers,
    proposed: found?.proposed ?? [],
    applied: (reckoned?.applied ?? []).map(({ id, deduct }) => ({ id, deduct, name: nameOf(id) })),
    rejected: reckoned?.rejected ?? [],
    left: reckoned?.payable ?? due,
    isReckoning:
      (query.isFetching && found === undefined) || (!isNone && reckoned === undefined && !deduction.isError),
  };
}

/**
 * The deductions of the member's vouchers and Resort Dollars, as the server calculates them. The request
 * reserves nothing.
 */
export function useDeductions(toPay: ToPay, choice: DeductionChoice): Deductions {
  const skip = toPay.basket === null || toPay.currency !== BOOK_CURRENCY || isNothing(toPay.due);
  const { left, ...vouchers } = useVouchers(toPay, skip, choice);
  const balance = useDollarBalanceQuery(undefined, { skip });
  const available = skip ? undefined : balance.data?.available;
  const usable = available === undefined ? '0.00' : dollarsFor(left, available);
  const offered = isNothing(usable) ? null : usable;
  const isUsing = choice.usesDollars && offered !== null;
  const { used, wrong } = dollarUse(choice.dollars, usable);
  const dollars = isUsing && !isNothing(used) ? used : null;
  const voucherIds = vouchers.applied.map(({ id }) => id);
  return {
    ...vouchers,
    isReckoning: vouchers.isReckoning || balance.isLoading,
    offered,
    dollars,
    wrongDollars: isUsing ? wrong : null,
    payable: dollars === null ? left : leftAfter(left, dollars),
    request: {
      ...(voucherIds.length === 0 ? {} : { voucherIds }),
      ...(dollars === null ? {} : { dollarUse: dollars }),
    },
  };
}
