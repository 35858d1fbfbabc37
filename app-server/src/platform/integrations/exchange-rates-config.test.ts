import { describe, expect, it } from '@jest/globals';
import { readExchangeRates } from './exchange-rates-config.ts';

const read = (text?: string, isDevelopment = false) => readExchangeRates(() => text, isDevelopment);

describe('EXCHANGE_RATES', () => {
  it('is a date with rates', () =>
    expect(read(' 2026-11-20 HKD=1.0300  CNY=1.126 ')).toEqual({
      asOf: '2026-11-20',
      rates: [
        { from: 'HKD', rate: '1.0300' },
        { from: 'CNY', rate: '1.126' },
      ],
    }));

  it('is absent without a value, and has an example in development', () => {
    expect(read()).toBeUndefined();
    expect(read(undefined, true)?.rates.map(({ from }) => from)).toContain('HKD');
  });

  it.each([
    '',
    '2026-11-20',
    'HKD=1.03',
    '2026-02-30 HKD=1.03',
    '2026-13-01 HKD=1.03',
    '2026-11-20 HKD=0',
    '2026-11-20 HKD=-1',
    '2026-11-20 hkd=1.03',
    '2026-11-20 HKD=1,03',
    '2026-11-20 HKD=1.03 HKD=1.04',
  ])('refuses "%s"', (text) => expect(() => read(text)).toThrow('EXCHANGE_RATES is'));
});
