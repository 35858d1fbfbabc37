import type { PriceLine } from '@resort/shared/ui/amount';
import type { TicketAmount } from '../../contract/index.ts';

/** How an order's price comes about: its tickets by category, and what each voucher takes off. */
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
