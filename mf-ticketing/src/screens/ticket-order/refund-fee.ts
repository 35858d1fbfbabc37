import { moneyText, parseMoney } from '@resort/shared/ui/amount';
import type { TicketRow } from '../../../contract/index.ts';

/** The fee for refunding these tickets, a decimal text in the order's currency. */
export const refundFee = (tickets: readonly TicketRow[]): string =>
  moneyText(tickets.reduce((total, { refund }) => total + parseMoney(refund?.fee ?? '0.00'), 0n));
