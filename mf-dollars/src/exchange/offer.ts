import type { Bar, Place, Unit } from '../../contract/index.ts';

/** An item to exchange, and its cost; for dollars and points alike. */
export interface Offer {
  readonly unit: Unit;
  readonly name: string;
  /** paragraphs */
  readonly description: readonly string[];
  readonly picture: { readonly src: string; readonly alt: string };
  readonly qty: number;
  /** maximum quantity, at least 1; `bound` says what limits it */
  readonly most: number;
  readonly bound: 'stock' | 'limit' | 'order';
  /** as in the response, for one */
  readonly each: string | number;
  /** as in the response, for all */
  readonly total: string | number;
  /** money for all, MOP; null: none */
  readonly cash: string | null;
  readonly balance: string | number;
  /** null: the balance is not enough */
  readonly balanceAfter: string | number | null;
  /** why it is unavailable; null: it is available */
  readonly bar: Bar | null;
  readonly tierName: string;
  readonly pickUp: readonly Place[];
  readonly pickUpDays: number | null;
  readonly terms: readonly string[];
  readonly cancellable: boolean;
}

/** One order has this many at most (the contract's `quantity`). */
const MOST = 9;

/** Maximum quantity and its limit; at least one, so that the form shows a price. */
export function mostOf({
  stock,
  limitLeft,
}: {
  stock: number | null;
  limitLeft: number | null;
}): Pick<Offer, 'most' | 'bound'> {
  const most = Math.min(MOST, stock ?? MOST, limitLeft ?? MOST);
  const bound = most === MOST ? 'order' : most === stock ? 'stock' : 'limit';
  return { most: Math.max(1, most), bound };
}
