import type { PriceLine } from '../amount/index.ts';
import type { Deductions } from './deductions.ts';

/** What is taken off, as lines of a price: a line for each voucher, then the dollars. */
export const deductionLines = ({
  applied,
  dollars,
}: Pick<Deductions, 'applied' | 'dollars'>): PriceLine[] => [
  ...applied.map(({ name, deduct }) => ({ kind: 'voucher' as const, label: name, amount: `-${deduct}` })),
  ...(dollars === null ? [] : [{ kind: 'dollars' as const, amount: `-${dollars}` }]),
];
