import { expect, it } from '@jest/globals';
import { plotOf } from './plot.ts';

it('draws balances at equal distances, from nothing to the highest', () => {
  expect(plotOf([500n, 1000n, 0n])).toEqual({
    line: 'M0 48L160 2L320 94',
    area: 'M0 48L160 2L320 94V96H0Z',
  });
});

it('is correct for amounts beyond floating point, and for no data', () => {
  const huge = 90_071_992_547_409_930n;
  expect(plotOf([huge, huge / 2n]).line).toBe('M0 2L320 48');
  expect(plotOf([0n, 0n]).line).toBe('M0 94L320 94');
});
