import type { RefundPart } from '@resort/shared/calls/rows';

/** The expected parts of a refund. */
export const toCard = (money: string): RefundPart => ({
  means: 'MONEY',
  method: 'CARD',
  money,
  currency: 'MOP',
});
export const inDollars = (dollars: string): RefundPart => ({ means: 'DOLLARS', dollars });
