/** The contract's bound. */
export const MOST_VOUCHERS = 3;

const IDS = /^[1-9]\d{0,14}(?:,[1-9]\d{0,14}){0,2}$/;

/** The vouchers that an address names: `?vouchers=12,34`; so they are kept over a reload and on the way to the payment. */
export function vouchersIn(params: URLSearchParams): string[] {
  const text = params.get('vouchers') ?? '';
  return IDS.test(text) ? text.split(',') : [];
}
