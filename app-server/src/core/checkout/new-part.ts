import type { ErrorName } from '@resort/shared/contract';
import type { Transaction } from '../../platform/database/index.ts';
import type { Wanted } from '../inventory/hold.ts';
import type { Order } from '../orders/order-kind.ts';
import type { BasketLine, BasketPlace } from '../vouchers/terms.ts';

/** An order that a checkout is about to open, before anything is held. */
export interface NewPart {
  readonly kind: string;
  readonly property: string;
  /** one of the kind's statuses with the phase `held` */
  readonly status: string;
  /** minor units of the checkout's currency, for the whole part */
  readonly total: bigint;
  /** paid on site: not part of the amount due now, without deductions */
  readonly onSpot?: boolean;
  /** its domain's hold time; the shortest applies to all */
  readonly holdSeconds: number;
  /** what vouchers need to know beside the amount */
  readonly line: BasketPlace;
  /** error if its inventory is unavailable */
  readonly soldOut: ErrorName;
  /** writes the kind's own rows; resolves to the inventory it needs */
  store(tx: Transaction, order: Order): Promise<Wanted>;
}

/** The amount of a part that is due now; zero if it is paid on site. */
export const dueNow = ({ onSpot, total }: Pick<NewPart, 'onSpot' | 'total'>): bigint =>
  onSpot === true ? 0n : total;

/** The line that vouchers can reduce. A part paid on site has a line of zero, to keep its position. */
export const basketLine = (part: Pick<NewPart, 'line' | 'onSpot' | 'total'>): BasketLine => ({
  ...part.line,
  amount: dueNow(part),
});
