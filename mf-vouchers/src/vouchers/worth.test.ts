import { expect, it } from '@jest/globals';
import { startTexts, type Language } from '@resort/shared/i18n';
import { renderHook } from '@testing-library/react';
import en from '../locales/en.json' with { type: 'json' };
import sc from '../locales/sc.json' with { type: 'json' };
import tc from '../locales/tc.json' with { type: 'json' };
import { useWorth } from './worth.ts';

it.each<[Language, object, number, string]>([
  ['en', en, 15, '15% off'],
  ['tc', tc, 15, '85\u00a0折'],
  ['tc', tc, 20, '8\u00a0折'],
  ['sc', sc, 15, '8.5\u00a0折'],
  ['sc', sc, 20, '8\u00a0折'],
])('names a discount as people say it in %s', (language, vouchers, percent, figure) => {
  startTexts(language, { vouchers });
  const { result } = renderHook(() => useWorth({ type: 'DISCOUNT', percent, minSpend: '0.00' }));
  expect(result.current.figure).toBe(figure);
});
