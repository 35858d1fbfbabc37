import type { PriceLine } from '@resort/shared/ui/amount';
import type { TicketAmount } from '../../contract/index.ts';

/** The composition of an order's price: its tickets by category, and the deduction of each voucher. */
export function linesOf(
  { items, applied }: TicketAmount,
  nameOf: (voucherId: string) => string,
): PriceLine[] {
  return [
    ...items.map(({ name, qty, amount }): PriceLine => ({ kind: 'item', label: `${name} × ${qty}`, amount })),
    ...applied.map(({ id, deduct }): PriceLine => ({
      kind: 'voucher',
      label: nameOf(id),
      amount: `-${deduct}`,
    })),
  ];
}
