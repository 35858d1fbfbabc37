import type { ErrorName } from '@resort/shared/contract';
import type { Transaction } from '../../platform/database/index.ts';
import type { Wanted } from '../inventory/hold.ts';
import type { Order } from '../orders/order-kind.ts';
import type { BasketLine, BasketPlace } from '../vouchers/terms.ts';

/** One order that a checkout is to open: what its domain says of it before anything is taken. */
export interface NewPart {
  readonly kind: string;
  readonly property: string;
  /** one of the kind's statuses of the phase `held` */
  readonly status: string;
  /** minor units of the checkout's currency, for all of it */
  readonly total: bigint;
  /** paid where it is used: no part of what is paid now, nothing is taken off */
  readonly onSpot?: boolean;
  /** how long its domain would hold it; the shortest holds for all */
  readonly holdSeconds: number;
  /** what vouchers see of it, beside its amount */
  readonly line: BasketPlace;
  /** says that what is counted of it is gone */
  readonly soldOut: ErrorName;
  /** writes the kind's own rows; resolves to what it takes of the inventory */
  store(tx: Transaction, order: Order): Promise<Wanted>;
}

/** What a part comes to here and now; what is paid on the spot comes to nothing. */
export const dueNow = ({ onSpot, total }: Pick<NewPart, 'onSpot' | 'total'>): bigint =>
  onSpot === true ? 0n : total;

/** What vouchers may take something off. A line of nothing keeps the place of what is paid on the spot. */
export const basketLine = (part: Pick<NewPart, 'line' | 'onSpot' | 'total'>): BasketLine => ({
  ...part.line,
  amount: dueNow(part),
});
