/** MOP for one unit, for display only; nothing is charged at these rates. */
export const EXCHANGE_RATES = {
  asOf: '2026-11-20',
  rates: [
    { from: 'HKD', rate: '1.0300' },
    { from: 'CNY', rate: '1.1260' },
    { from: 'USD', rate: '8.0180' },
    { from: 'JPY', rate: '0.0521' },
    { from: 'KRW', rate: '0.0056' },
  ],
} as const;
