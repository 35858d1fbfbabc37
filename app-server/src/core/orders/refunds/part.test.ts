import { describe, expect, it } from '@jest/globals';
import type { RefundPart } from '@resort/shared/calls/rows';
import { inDollars, toCard } from '../../../../test/made/refunds.ts';
import { byMeans } from './part.ts';
import { refundSentence } from './words.ts';

const VOUCHER = { means: 'VOUCHER', voucherId: '7', name: 'MOP 300 off your stay' } as const;

describe('a refund', () => {
  it('has one part per means, money first; other currencies and methods are separate', () => {
    const inKong: RefundPart = { means: 'MONEY', method: 'CARD', money: '1.00', currency: 'HKD' };
    const parts = [VOUCHER, inDollars('0.50'), toCard('10.10'), inDollars('1.00'), inKong, toCard('0.90')];
    expect(byMeans(parts)).toEqual([toCard('11.00'), inKong, inDollars('1.50'), VOUCHER]);
    expect(byMeans([toCard('0.00'), inDollars('0.00')])).toEqual([]);
  });

  it('lists each means with its time in messages, never as one sum', () => {
    const text = refundSentence([toCard('7656.40'), inDollars('1088.50'), VOUCHER], 'en');
    expect(text.replaceAll('\u00a0', ' ')).toBe(
      'Refund: MOP 7,656.40 to your card (usually within 7 to 14 working days); 1,088.50 Resort Dollars (at once); voucher “MOP 300 off your stay” (at once).',
    );
    for (const language of ['tc', 'sc', 'kr', 'jp'] as const) {
      const words = refundSentence([toCard('7656.40'), inDollars('1088.50'), VOUCHER], language);
      expect(words).toMatch(/7,656\.40.*1,088\.50.*MOP 300 off your stay/);
      expect(words).not.toMatch(/[{}]/);
    }
  });

  it('cannot be added up: its parts have no common amount', () => {
    const parts: readonly RefundPart[] = [toCard('1.00'), inDollars('2.00')];
    // @ts-expect-error a Resort Dollar is no pataca: narrowing to one means comes first
    expect(parts.map(({ money }) => money as unknown)).toEqual(['1.00', undefined]);
  });
});
