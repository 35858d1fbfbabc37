/** The currencies a member may be shown amounts in; `rateToMop` is a decimal string. */
export const CURRENCIES = {
  MOP: { code: 'MOP', symbol: 'MOP$', rateToMop: '1.00' },
} as const;
