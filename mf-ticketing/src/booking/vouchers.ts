/** The contract's bound. */
export const MOST_VOUCHERS = 3;

const IDS = /^[1-9]\d{0,14}(?:,[1-9]\d{0,14}){0,2}$/;

/** The vouchers in an address, `?vouchers=12,34`, so that they are kept over a reload and on the way to the payment. */
export function vouchersIn(params: URLSearchParams): string[] {
  const text = params.get('vouchers') ?? '';
  return IDS.test(text) ? text.split(',') : [];
}
