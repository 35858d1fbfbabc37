import { baseApi, clientOf, KEEP_PRICE } from '../api/index.ts';
import type { voucherChoiceCalls } from '../rows/voucher-choice.calls.ts';

const { post } = clientOf<typeof voucherChoiceCalls>();

const voucherChoiceApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    choosableVouchers: build.query({
      ...post('/offer/vouchers', { showToastFail: true }),
      keepUnusedDataFor: KEEP_PRICE,
      providesTags: ['Voucher'],
    }),
    voucherDeduction: build.query({
      ...post('/voucher/getDeductMoney', { showToastFail: true }),
      keepUnusedDataFor: KEEP_PRICE,
      providesTags: ['Voucher'],
    }),
  }),
});

export const { useChoosableVouchersQuery, useVoucherDeductionQuery } = voucherChoiceApi;
export type { ChoosableVoucher, Rejection, VoucherScene, VoucherType } from '../rows/voucher-choice.calls.ts';

/** What each is called in a choice: those of one name are numbered, so that no two controls have the same name. */
export function voucherLabels(
  vouchers: readonly { id: string; name: string }[],
): ReadonlyMap<string, string> {
  return new Map(
    vouchers.map((voucher) => {
      const all = vouchers.filter(({ name }) => name === voucher.name);
      const which = all.length < 2 ? '' : ` (${all.indexOf(voucher) + 1}/${all.length})`;
      return [voucher.id, voucher.name + which];
    }),
  );
}
