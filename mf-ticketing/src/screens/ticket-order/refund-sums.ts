import { moneyText, parseMoney } from '@resort/shared/ui/amount';
import type { TicketRow } from '../../../contract/index.ts';

/** What giving these tickets back keeps and brings, decimal texts in the order's currency. */
export function refundSums(tickets: readonly TicketRow[]): { fee: string; back: string } {
  const sum = (part: 'fee' | 'back') =>
    moneyText(tickets.reduce((total, { refund }) => total + parseMoney(refund?.[part] ?? '0.00'), 0n));
  return { fee: sum('fee'), back: sum('back') };
}
