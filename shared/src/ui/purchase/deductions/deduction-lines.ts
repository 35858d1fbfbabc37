import type { PriceLine } from '../amount/index.ts';
import type { Deductions } from './deductions.ts';

/** The deductions as lines of a price: one per voucher, then Resort Dollars. */
export const deductionLines = ({
  applied,
  dollars,
}: Pick<Deductions, 'applied' | 'dollars'>): PriceLine[] => [
  ...applied.map(({ name, deduct }) => ({ kind: 'voucher' as const, label: name, amount: `-${deduct}` })),
  ...(dollars === null ? [] : [{ kind: 'dollars' as const, amount: `-${dollars}` }]),
];
